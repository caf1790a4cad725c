import { type PausedRun, type RunResult, resume, run } from '../../effects/interpreter/run.ts';
import type { Place } from '../../effects/play/play.ts';
import { gameWith } from '../../effects/state/gameWith.ts';
import { MAX_WAITING } from '../../effects/state/limits.ts';
import {
  type Answer,
  type Decision,
  onlyAnswer,
  type Question,
} from '../../effects/state/reported/decisions.ts';
import type { Fact } from '../../effects/state/reported/facts.ts';
import type { DuelEnd, Result } from '../../table/nouns.ts';
import {
  type ContextDraft,
  type DuelResources,
  restoredContext,
  type SavedContext,
  savedContext,
} from './context.ts';
import type { Paused } from './paused.ts';
import { type ProcedureName, procedureNamed } from './procedures.ts';
import { runCacheOf } from './runCache.ts';

/** Starts a procedure, and runs it to its end or its first question. Changes the context in place. */
export function beginProcedure(context: ContextDraft, procedure: ProcedureName, place: Place): void {
  if (isEndlessLoop(context, procedure)) {
    endWithoutWinner(context, 'endlessLoop', place.state);
    return;
  }
  const begun: Paused = {
    procedure,
    place,
    start: context.game,
    answers: NO_ANSWERS,
    reported: 0,
    triggered: NO_EFFECTS,
    opened: NO_OPPORTUNITIES,
  };
  runFromStart(context, begun);
  context.unchosen++;
}

const NO_ANSWERS: readonly Answer[] = [];
const NO_EFFECTS: Paused['triggered'] = [];
const NO_OPPORTUNITIES: Paused['opened'] = [];

/** Passes an answer to the paused procedure, and runs it to its end or its next question. Changes the context in place. */
export function answerProcedure(context: ContextDraft, answer: Answer): void {
  const { paused, decision, caches } = context;
  if (paused === undefined) return;
  const hadChoice = decision !== undefined && onlyAnswer(decision) === undefined;
  const answered: Paused = {
    procedure: paused.procedure,
    place: paused.place,
    start: paused.start,
    answers: [...paused.answers, answer],
    reported: paused.reported,
    triggered: paused.triggered,
    opened: paused.opened,
  };
  context.facts = NO_FACTS;
  const live = runCacheOf(caches)?.take(paused);
  if (live === undefined) runFromStart(context, answered);
  else take(context, answered, resume(live, answer));
  if (hadChoice) context.unchosen = 0;
}

/** Runs the paused procedure of a saved context again, up to the question at which it paused. */
export function rerun(saved: SavedContext, resources: DuelResources): SavedContext {
  if (saved.paused === undefined) return saved;
  const context: ContextDraft = restoredContext({ ...saved, asked: saved.asked - 1 }, resources);
  runFromStart(context, saved.paused);
  return savedContext(context);
}

const NO_FACTS: readonly Fact[] = [];

/** Runs a procedure from its start with the answers so far. */
function runFromStart(context: ContextDraft, paused: Paused): void {
  const { pool, caches, profile, asking } = context;
  const procedure = procedureNamed(paused.procedure);
  const world = { game: paused.start, pool, profile, caches, reading: undefined };
  take(
    context,
    paused,
    run(world, paused.place, (play) => procedure(play, context), paused.answers, asking),
  );
}

/** Takes the result of a run into the context. */
function take(context: ContextDraft, before: Paused, result: RunResult): void {
  const { end } = result;
  context.game = result.game;
  context.facts = factsWith(context.facts, before, result);
  if (end.kind === 'asks') pause(context, before, result, end.run);
  else finish(context, result, end);
}

/** Earlier facts and the new ones. A paused run keeps adding to its own list, so that list is copied. */
function factsWith(facts: readonly Fact[], { reported }: Paused, result: RunResult): readonly Fact[] {
  const fresh = reported === 0 ? result.facts : result.facts.slice(reported);
  if (fresh.length === 0) return facts;
  return facts.length === 0 && result.end.kind !== 'asks' ? fresh : [...facts, ...fresh];
}

function pause(context: ContextDraft, before: Paused, result: RunResult, live: PausedRun): void {
  const asked = context.asked + 1;
  if (asked > context.limits.decisions) {
    endWithoutWinner(context, 'decisionLimit', before.place.state);
    return;
  }
  const paused: Paused = {
    procedure: before.procedure,
    place: before.place,
    start: before.start,
    answers: before.answers,
    reported: result.facts.length,
    triggered: [...result.triggered],
    opened: [...result.opened],
  };
  runCacheOf(context.caches)?.keep(paused, live);
  context.asked = asked;
  context.decision = decisionFrom(live.question, asked);
  context.paused = paused;
}

function decisionFrom(question: Question, id: number): Decision {
  const { player, kind, rule, prompt, source, options, min, max, ordered, limits } = question;
  return { id, player, kind, rule, prompt, source, options, min, max, ordered, limits };
}

function finish(
  context: ContextDraft,
  { triggered, opened }: RunResult,
  end: Exclude<RunResult['end'], { kind: 'asks' }>,
): void {
  context.decision = undefined;
  context.paused = undefined;
  context.outcome = end.kind === 'done' ? end.outcome : undefined;
  context.stopped = end.kind === 'stopped' ? end.why : undefined;
  if (triggered.length > 0) context.triggered = [...context.triggered, ...triggered];
  if (opened.length > 0) context.opened = [...context.opened, ...opened];
}

/** 104.1. Ends the duel without a winner, because it has reached a limit. Changes the context in place. */
export function endWithoutWinner(context: ContextDraft, reason: DuelEnd, state: string): void {
  const { game, facts } = context;
  const result: Result = { winner: undefined, reason, turn: game.turn.number };
  context.game = gameWith(game, { result });
  context.facts = [...facts, { kind: 'duelEnded', result, state, rule: '104.1' }];
  context.decision = undefined;
  context.paused = undefined;
  context.outcome = undefined;
  context.stopped = 'duelOver';
}

const isEndlessLoop = ({ limits, unchosen, next }: ContextDraft, procedure: ProcedureName): boolean =>
  unchosen >= limits.steps ||
  (procedure === 'chooseNextEffect' && next !== undefined && next.effects.length > MAX_WAITING);
