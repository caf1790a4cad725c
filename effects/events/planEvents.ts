import type { ObjectId, Player } from '../../table/nouns.ts';
import type { Moved } from '../../table/objects.ts';
import type { Play } from '../play/play.ts';
import { repertoireOf } from '../questions/abilities/repertoire.ts';
import type { Procedure } from '../state/game.ts';
import type { MoveRequest } from '../state/reported/moveRequest.ts';
import { decideReplacements, type JointReplacement } from './decideReplacements.ts';
import { INSTEAD_RULES } from './instead/table.ts';
import { eventsOf, type ReplaceableEvent } from './replaceableEvent.ts';
import type { ReplacementOutcome } from './replaceEvent.ts';
import { candidatesFor, candidatesOf } from './replacementCandidate.ts';

/** 609.9. What happens at one instant, once the players have decided what is replaced. */
export interface EventPlan {
  readonly requests: readonly MoveRequest[];
  /** The objects whose moves were not replaced by something else that is done. Empty if nothing was replaced. */
  readonly moving: ReadonlySet<ObjectId>;
  /** 609.4. The objects to which what was asked for really happens; a top card that goes alone is one (801.4). */
  readonly happening: ReadonlySet<ObjectId>;
  readonly outcomes: readonly ReplacementOutcome[];
}

const NO_OBJECTS: ReadonlySet<ObjectId> = new Set();

const unreplaced = (requests: readonly MoveRequest[]): EventPlan => ({
  requests,
  moving: NO_OBJECTS,
  happening: NO_OBJECTS,
  outcomes: [],
});

/**
 * 609. Lets the players decide which of simultaneous moves are replaced. What takes the place of an event is not
 * replaced again (101.5, 609.3). What `joint` replaces has no outcome.
 */
export function* planEvents(
  play: Play,
  requests: readonly MoveRequest[],
  joint?: JointReplacement,
): Procedure<EventPlan> {
  const candidates = candidatesFor(play, requests);
  if (candidates.length === 0) {
    if (joint !== undefined) yield* joint.decide(eventsOf(play, requests));
    return planAsAsked(play, requests);
  }
  const events = eventsOf(play, requests);
  return combine(events, yield* decideReplacements(play, events, candidates, joint));
}

/** What happens where nothing is replaced. */
export const planAsAsked = ({ clause }: Play, requests: readonly MoveRequest[]): EventPlan =>
  unreplaced(
    clause === undefined ? requests : requests.map((one) => ({ ...one, insteadOf: clause.occurrence })),
  );

/** 114.6a. A draw from an empty deck does nothing, but may be replaced. */
export function* planEmptyDraw(play: Play, player: Player): Procedure<EventPlan> {
  if (play.isProtected || !repertoireOf(play).replaced.has('draws')) return unreplaced([]);
  const event: ReplaceableEvent = { request: undefined, object: undefined, player };
  return combine([event], yield* decideReplacements(play, [event], candidatesOf(play)));
}

/** 104.1, 609.1. A player would lose the duel; nothing moves. */
export function* planLoss(play: Play, player: Player): Procedure<EventPlan> {
  if (play.isProtected || !repertoireOf(play).replaced.has('loses')) return unreplaced([]);
  const event: ReplaceableEvent = { request: undefined, object: undefined, player, loses: true };
  return combine([event], yield* decideReplacements(play, [event], candidatesOf(play)));
}

/** 609.9. The substitutes in the places of the events. An object moves once: what takes the place of an event comes first. */
function combine(
  events: readonly ReplaceableEvent[],
  outcomes: ReadonlyMap<ReplaceableEvent, ReplacementOutcome>,
): EventPlan {
  const all = events.flatMap((event) => outcomes.get(event)?.requests ?? event.request ?? []);
  const claimed = new Set(
    all.flatMap(({ insteadOf, move }) => (insteadOf === undefined ? [] : [move.object])),
  );
  const moving = events.flatMap((event) =>
    event.object === undefined || outcomes.get(event)?.substitute !== undefined ? [] : [event.object.id],
  );
  const happening = events.flatMap((event) => {
    const instead = outcomes.get(event)?.fact.instead;
    return event.object === undefined || (instead !== undefined && !INSTEAD_RULES[instead].letsItHappen)
      ? []
      : [event.object.id];
  });
  return {
    requests: all.filter(({ insteadOf, move }) => insteadOf !== undefined || !claimed.has(move.object)),
    moving: new Set(moving),
    happening: new Set(happening),
    outcomes: [...outcomes.values()],
  };
}

/** Notes what was replaced, as it happens. */
export function noteReplacements(play: Play, { outcomes }: EventPlan): void {
  for (const { revealed, fact } of outcomes) {
    for (const card of revealed) play.note({ kind: 'cardRevealed', ...play.about(card) }, '400.2f');
    play.note(fact, '609.1');
  }
}

/** Finishes what is done instead, once the event has happened. */
export function* finishSubstitutes({ outcomes }: EventPlan, moved: readonly Moved[]): Procedure {
  for (const { substitute } of outcomes) {
    if (substitute !== undefined) yield* substitute.finish(moved);
  }
}
