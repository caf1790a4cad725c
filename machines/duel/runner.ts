import { type PausedRun, type RunResult, resume, run } from '../../effects/interpreter/run.ts';
import type { Place } from '../../effects/play/play.ts';
import { type Answer, type Decision, onlyAnswer, type Question } from '../../effects/state/decisions.ts';
import type { Fact } from '../../effects/state/facts.ts';
import type { Game } from '../../effects/state/game.ts';
import { gameWith } from '../../effects/state/gameWith.ts';
import { MAX_WAITING } from '../../effects/state/limits.ts';
import type { DuelEnd, Result } from '../../table/nouns.ts';
import {
  type ChartContext,
  type DuelContext,
  type DuelResources,
  restoredContext,
  type SavedContext,
} from './context.ts';
import type { Paused } from './paused.ts';
import { type ProcedureName, procedureNamed } from './procedures.ts';

/** Starts a procedure, and runs it to its end or its first question. */
export function beginProcedure(
  context: ChartContext,
  procedure: ProcedureName,
  place: Place,
): Partial<DuelContext> {
  const { game, facts } = context;
  if (isEndlessLoop(context, procedure))
    return endWithoutWinner('endlessLoop', { game, facts, state: place.state });
  const change = runFromStart(context, {
    procedure,
    place,
    start: game,
    answers: [],
    reported: 0,
    triggered: [],
    opened: [],
  });
  return Object.assign(change, { unchosen: context.unchosen + 1 });
}

/** Passes an answer to the paused procedure, and runs it to its end or its next question. */
export function answerProcedure(context: ChartContext, answer: Answer): Partial<DuelContext> {
  const { paused, decision, runs } = context;
  if (paused === undefined) return {};
  const answered = { ...paused, answers: [...paused.answers, answer] };
  const reported = { ...context, facts: [] };
  const live = runs.take(paused);
  const change =
    live === undefined
      ? runFromStart(reported, answered)
      : changeFrom(reported, answered, resume(live, answer));
  const hadChoice = decision !== undefined && onlyAnswer(decision) === undefined;
  return hadChoice ? Object.assign(change, { unchosen: 0 }) : change;
}

/** Runs the paused procedure of a saved context again, up to the question at which it paused. */
export function rerun(saved: SavedContext, resources: DuelResources): Partial<DuelContext> {
  const { paused, asked } = saved;
  if (paused === undefined) return {};
  const context = restoredContext({ ...saved, asked: asked - 1 }, resources);
  return runFromStart(context, paused);
}

/** Runs a procedure from its start with the answers so far. */
function runFromStart(context: ChartContext, paused: Paused): Partial<DuelContext> {
  const { pool, caches, profile, asking } = context;
  const procedure = procedureNamed(paused.procedure);
  return changeFrom(
    context,
    paused,
    run(
      { game: paused.start, pool, caches, profile },
      paused.place,
      (play) => procedure(play, context),
      paused.answers,
      asking,
    ),
  );
}

/** The changes to the context after a run. */
function changeFrom(context: ChartContext, before: Paused, result: RunResult): Partial<DuelContext> {
  const { end } = result;
  return end.kind === 'asks'
    ? pause(context, before, result, end.run)
    : finish(context, result, end, factsWith(context, before, result));
}

/** The facts of the context and the new ones. A paused run keeps adding to its own list, so that list is copied. */
function factsWith({ facts }: ChartContext, { reported }: Paused, result: RunResult): readonly Fact[] {
  const fresh = reported === 0 ? result.facts : result.facts.slice(reported);
  return facts.length === 0 && result.end.kind !== 'asks' ? fresh : [...facts, ...fresh];
}

function pause(
  context: ChartContext,
  before: Paused,
  result: RunResult,
  live: PausedRun,
): Partial<DuelContext> {
  const { game } = result;
  const facts = factsWith(context, before, result);
  const asked = context.asked + 1;
  if (asked > context.limits.decisions)
    return endWithoutWinner('decisionLimit', { game, facts, state: before.place.state });
  const paused: Paused = {
    ...before,
    reported: result.facts.length,
    triggered: [...result.triggered],
    opened: [...result.opened],
  };
  context.runs.keep(paused, live);
  return { game, facts, asked, decision: decisionFrom(live.question, asked), paused };
}

function decisionFrom(question: Question, id: number): Decision {
  const { player, kind, rule, prompt, source, options, min, max, ordered, limits } = question;
  return { id, player, kind, rule, prompt, source, options, min, max, ordered, limits };
}

function finish(
  context: ChartContext,
  { game, triggered, opened }: RunResult,
  end: Exclude<RunResult['end'], { kind: 'asks' }>,
  facts: readonly Fact[],
): Partial<DuelContext> {
  return {
    game,
    facts,
    decision: undefined,
    paused: undefined,
    outcome: end.kind === 'done' ? end.outcome : undefined,
    stopped: end.kind === 'stopped' ? end.why : undefined,
    triggered: triggered.length === 0 ? context.triggered : [...context.triggered, ...triggered],
    opened: opened.length === 0 ? context.opened : [...context.opened, ...opened],
  };
}

/** 104.1. Ends the duel without a winner, because it has reached a limit. */
export function endWithoutWinner(
  reason: DuelEnd,
  { game, facts, state }: { readonly game: Game; readonly facts: readonly Fact[]; readonly state: string },
): Partial<DuelContext> {
  const result: Result = { winner: undefined, reason, turn: game.turn.number };
  return {
    game: gameWith(game, { result }),
    facts: [...facts, { kind: 'duelEnded', result, state, rule: '104.1' }],
    decision: undefined,
    paused: undefined,
    outcome: undefined,
    stopped: 'duelOver',
  };
}

const isEndlessLoop = ({ limits, unchosen, next }: ChartContext, procedure: ProcedureName): boolean =>
  unchosen >= limits.steps ||
  (procedure === 'chooseNextEffect' && next !== undefined && next.effects.length > MAX_WAITING);
