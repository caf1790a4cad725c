import { PASS } from '../play/ask.ts';
import { type Interpreter, type Place, Play } from '../play/play.ts';
import { FINISHED } from '../state/finished.ts';
import type { Game, Opportunity, Procedure, Signal, StandbyEffect } from '../state/game.ts';
import {
  type Answer,
  type Asking,
  answerRefusal,
  type Option,
  onlyAnswer,
  type Question,
} from '../state/reported/decisions.ts';
import type { Fact } from '../state/reported/facts.ts';
import type { Outcome } from '../state/reported/outcome.ts';
import type { World } from '../state/world.ts';
import { canBeDone } from '../words/canBeDone.ts';
import { perform } from './perform.ts';

const INTERPRETER: Interpreter = { perform, canBeDone };

/** The result of running a procedure until it needs an answer, ends or is stopped. */
export interface RunResult {
  readonly game: Game;
  readonly facts: readonly Fact[];
  readonly triggered: readonly StandbyEffect[];
  readonly opened: readonly Opportunity[];
  readonly end:
    | { readonly kind: 'asks'; readonly run: PausedRun }
    | { readonly kind: 'done'; readonly outcome: Outcome }
    | { readonly kind: 'stopped'; readonly why: 'duelOver' | 'turnSkipped' };
}

/** A run paused at a question. */
export interface PausedRun {
  readonly play: Play;
  readonly process: Procedure<Outcome>;
  readonly question: Question;
  readonly asking: Asking;
}

/**
 * Runs a procedure from the start with the answers so far, until it needs another answer, ends or is stopped.
 * Deterministic: the same world and answers give the same result.
 */
export function run(
  world: World,
  place: Place,
  procedure: (play: Play) => Procedure<Outcome>,
  answers: readonly Answer[],
  asking: Asking,
): RunResult {
  const play = new Play(world, place, asking, INTERPRETER);
  const process = procedure(play);
  if (process === FINISHED) return resultOf(play, DONE);
  return goOn(play, process, step(process, []), answers, asking);
}

/** Continues a paused run. A run can be continued only once, since its generator advances. */
export function resume({ play, process, question, asking }: PausedRun, answer: Answer): RunResult {
  return goOn(play, process, take(play, process, question, answer, 'asked'), [], asking);
}

type Step = IteratorResult<Signal, Outcome>;

const DONE: RunResult['end'] = { kind: 'done', outcome: undefined };

/** What all generators inherit. Each generator function has a prototype of its own, so looking up its `next` is slow. */
const { next }: Procedure<Outcome> = Object.getPrototypeOf(Object.getPrototypeOf(FINISHED));

const step = (process: Procedure<Outcome>, answer: Answer): Step => next.call(process, answer);

function goOn(
  play: Play,
  process: Procedure<Outcome>,
  first: Step,
  answers: readonly Answer[],
  asking: Asking,
): RunResult {
  let given = 0;
  let current = first;
  while (!current.done) {
    const signal = current.value;
    if ('stop' in signal) return resultOf(play, { kind: 'stopped', why: signal.stop });
    if ('joins' in signal) throw new Error('Something is done instead of an event that does not happen.');
    const question = isAsked(signal.ask, asking) ? askable(signal.ask) : signal.ask;
    const only = isAsked(signal.ask, asking) ? undefined : onlyAnswer(question);
    const answer = only ?? answers[given];
    if (answer === undefined)
      return resultOf(play, { kind: 'asks', run: { play, process, question, asking } });
    if (only === undefined) given++;
    current = take(play, process, question, answer, only === undefined ? 'asked' : 'forced');
  }
  return resultOf(play, { kind: 'done', outcome: current.value });
}

function take(
  play: Play,
  process: Procedure<Outcome>,
  question: Question,
  answer: Answer,
  how: 'asked' | 'forced',
): Step {
  const refused = answerRefusal(question, answer);
  if (refused !== undefined) throw new Error(`Not an answer to "${question.prompt}": ${refused}.`);
  const given = question.options === NOTHING_TO_CHOOSE ? [] : answer;
  noteChoice(play, question, given, how);
  return step(process, given);
}

const resultOf = (play: Play, end: RunResult['end']): RunResult => ({
  game: play.game,
  facts: play.facts,
  triggered: play.triggered,
  opened: play.opened,
  end,
});

const isAsked = (question: Question, { everything, concealed }: Asking): boolean =>
  (concealed && question.secret) || (everything && question.options.length > 0);

const NOTHING_TO_CHOOSE: Question['options'] = [PASS];

/** A question asked only to conceal has one option, to pass. */
const askable = (question: Question): Question =>
  question.options.length > 0 && question.max > 0
    ? question
    : { ...question, options: NOTHING_TO_CHOOSE, min: 1, max: 1, limits: undefined };

function noteChoice(play: Play, question: Question, answer: Answer, how: 'asked' | 'forced'): void {
  if (how === 'forced' && answer.length === 0) return;
  const chosen: Option[] = [];
  for (const index of answer) {
    const option = question.options[index];
    if (option !== undefined) chosen.push(option);
  }
  if (how === 'forced' && chosen.every(({ pass }) => pass)) return;
  play.facts.push({
    kind: 'choiceMade',
    player: question.player,
    decision: question.kind,
    chose: chosen.map(({ label }) => label),
    forced: how === 'forced',
    state: play.place.state,
    rule: question.rule,
  });
}
