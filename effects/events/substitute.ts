import type { Player } from '../../table/nouns.ts';
import type { Moved } from '../../table/objects.ts';
import type { Clause, Play, Sentence } from '../play/play.ts';
import type { Cause } from '../questions/characteristics/bans.ts';
import type { Claim } from '../state/claims.ts';
import type { Procedure } from '../state/game.ts';
import type { Answer } from '../state/reported/decisions.ts';
import type { MoveRequest } from '../state/reported/moveRequest.ts';

/** What is done instead of an event, paused until the event happens. */
export interface Substitute {
  /** The moves that take the place of the event. */
  readonly requests: readonly MoveRequest[];
  /** 609.9b. What it acts on besides the objects that it moves. */
  readonly claims: readonly Claim[];
  /** Finishes the clause that takes the place of the event, then performs what follows it. */
  readonly finish: (moved: readonly Moved[]) => Procedure;
}

/** A procedure with a clause, a sentence, a depth and a player of its own, since several are paused at one event. */
interface Paused {
  readonly process: Procedure<unknown>;
  clause: Clause | undefined;
  sentence: Sentence | undefined;
  depth: number;
  acting: Player | undefined;
  cause: Cause | undefined;
}

/**
 * 609.9, 609.9a. Begins what is done instead of an event: the players choose the cards that it acts on. It pauses
 * where the event happens.
 */
export function* beginSubstitute(
  play: Play,
  clause: Pick<Clause, 'occurrence' | 'claimed'>,
  process: Procedure<unknown>,
): Procedure<Substitute> {
  const paused: Paused = {
    process,
    clause: { ...clause, begun: false, moved: undefined },
    sentence: undefined,
    depth: play.depth,
    acting: play.acting,
    cause: play.cause,
  };
  const joining = yield* drive(play, paused);
  return {
    requests: joining?.joins ?? [],
    claims: joining?.claims ?? [],
    *finish(moved) {
      if (paused.clause !== undefined) paused.clause = { ...paused.clause, moved };
      yield* drive(play, paused);
      return undefined;
    },
  };
}

interface Joining {
  readonly joins: readonly MoveRequest[];
  readonly claims: readonly Claim[];
}

/** Runs a substitute to where it joins the event, or to its end. */
function* drive(play: Play, paused: Paused): Procedure<Joining | undefined> {
  let answer: Answer = [];
  for (;;) {
    const { clause, sentence, depth, acting, cause, paying, paysWith } = play;
    play.clause = paused.clause;
    play.sentence = paused.sentence;
    play.depth = paused.depth;
    play.acting = paused.acting;
    play.cause = paused.cause;
    play.paying = false;
    play.paysWith = undefined;
    const step = paused.process.next(answer);
    paused.clause = play.clause;
    paused.sentence = play.sentence;
    paused.depth = play.depth;
    paused.acting = play.acting;
    paused.cause = play.cause;
    play.clause = clause;
    play.sentence = sentence;
    play.depth = depth;
    play.acting = acting;
    play.cause = cause;
    play.paying = paying;
    play.paysWith = paysWith;
    if (step.done) return undefined;
    if ('joins' in step.value) return step.value;
    answer = yield step.value;
  }
}

const isWaiting = ({ clause }: Play): boolean => clause !== undefined && clause.moved === undefined;

/** 609.9. Inside a clause that takes the place of an event: waits until the event happens. */
export function* awaitEvent(play: Play, claims: readonly Claim[]): Procedure {
  if (isWaiting(play)) yield { joins: [], claims };
}

/** 609.9. Inside a clause that takes the place of an event: moves cards with the rest of the event. */
export function* joinEvent(
  play: Play,
  requests: readonly MoveRequest[],
): Procedure<readonly Moved[] | undefined> {
  if (!isWaiting(play)) return undefined;
  const { acting } = play;
  yield { joins: requests.map((one) => ({ ...one, causedBy: acting })), claims: [] };
  const joined = new Set(requests.map(({ move }) => move.object));
  return play.clause?.moved?.filter(({ move }) => joined.has(move.object)) ?? [];
}
