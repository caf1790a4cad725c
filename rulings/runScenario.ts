import { playOut, randomAgent } from '../agents/agents.ts';
import { checkKeys, type KeysOf } from '../boundary/checkKeys.ts';
import { messageOf } from '../boundary/formatValue.ts';
import type { Answer, Decision, Option } from '../effects/state/reported/decisions.ts';
import type { Fact } from '../effects/state/reported/facts.ts';
import type { Duel } from '../engine/duel/duel.ts';
import { type Arrangement, arrange } from '../entries/arrange.ts';
import { restoreDuel } from '../entries/fullEngine.ts';
import { ExpectationError, ScenarioError } from './errors.ts';
import { assertFacts, assertNoFacts, factLine } from './factLines.ts';
import type { End, Play, Scenario, Skip, Step } from './scenario.ts';
import { assertStandby, standbyLines } from './standbyLanes.ts';
import { zoneProblems } from './zoneLines.ts';

/**
 * How to run a scenario. If it passes in some of these ways but not in others, the engine has a bug. `as written`: on the compiled
 * runtime. `restored`: the duel is saved to JSON before every choice and restored, on the two runtimes in turns. `forked`: a fork
 * is played to its end at random before every choice.
 */
export const WAYS = ['as written', 'restored', 'forked'] as const;
Object.freeze(WAYS);

/** One of the ways to run a scenario. */
export type Way = (typeof WAYS)[number];

/** How to run a play. */
export interface RunOptions {
  /** `as written` by default. */
  readonly way?: Way;
  /** Called just before each decision is answered, and at the end. */
  readonly watch?: (moment: Moment) => void;
}

/** A decision about to be answered, or the end. */
export interface Moment {
  readonly duel: Duel;
  /** The step that answers this decision, a skip on the way to one, or the end. */
  readonly by: Step | Skip | End;
  /** Undefined at the end. */
  readonly answer: Answer | undefined;
}

/** The position of a scenario with the changes of the play. */
export function positionOf({ begin }: Scenario, { begin: changes = {} }: Play): Arrangement {
  const p1 = { ...begin.p1, ...changes.p1 };
  const p2 = { ...begin.p2, ...changes.p2 };
  return { ...begin, ...changes, p1, p2 };
}

/** Whether passing or choosing nothing is allowed. */
export const mayPass = ({ options, min }: Decision): boolean => min === 0 || options.some(({ pass }) => pass);

/** The answer that passes, or chooses nothing. */
export function passing({ options }: Decision): Answer {
  const index = options.findIndex(({ pass }) => pass);
  return index < 0 ? [] : [index];
}

const MARKED = /^(?:(?<owner>p1|p2) )?(?<label>.+?)(?: \((?<zone>\w+)\))?(?: #(?<nth>[1-9]))?$/;

/** Whether an option refers to a card of this owner and in this zone; undefined matches any. */
function isAbout({ card, target }: Option, owner: string | undefined, zone: string | undefined): boolean {
  if (owner === undefined && zone === undefined) return true;
  return [card, target].some(
    (info) =>
      info !== undefined &&
      (owner === undefined || info.owner === owner) &&
      (zone === undefined || info.zone === zone),
  );
}

/**
 * The index of the option that a text selects: its label, or a part that matches only one label, optionally with the card's owner,
 * its zone and a number to tell equal labels apart: `p2 Mist Rias (battleZone) #2`. Without a number, the first one not yet taken.
 */
function indexFor(text: string, { options }: Decision, taken: readonly number[]): number {
  const fitting = (fits: (option: Option) => boolean) =>
    options.flatMap((option, index) => (fits(option) ? [index] : []));
  const { owner, label = text, zone, nth } = MARKED.exec(text)?.groups ?? {};
  const found = [
    fitting((option) => option.label === text),
    fitting((option) => option.label === label && isAbout(option, owner, zone)),
    fitting((option) => option.label.includes(text)),
    fitting((option) => option.label.includes(label) && isAbout(option, owner, zone)),
  ].find(({ length }) => length > 0);
  const alike = new Set(found?.map((one) => options[one]?.label)).size;
  if (alike > 1) throw new ExpectationError(`expected one option "${text}", found ${alike} matching labels`);
  const free = found?.filter((one) => !taken.includes(one));
  const index = nth === undefined ? free?.[0] : found?.[Number(nth) - 1];
  if (index === undefined || taken.includes(index))
    throw new ExpectationError(
      `expected ${found === undefined ? 'an' : 'another'} option "${text}", found none`,
    );
  return index;
}

/** The indexes of the options that labels select, or parts that fit only one label. */
export function indexesFor(labels: readonly string[], decision: Decision): Answer {
  const taken: number[] = [];
  for (const label of labels) taken.push(indexFor(label, decision, taken));
  return taken;
}

const isSkip = (step: Step | Skip): step is Skip => 'until' in step;

const MAX_PASSES = 100;

class Run {
  duel: Duel;
  readonly #way: Way;
  readonly #position: Arrangement;
  readonly #watch: (moment: Moment) => void;
  #checked = 0;

  constructor(position: Arrangement, way: Way, watch: (moment: Moment) => void) {
    this.#position = position;
    this.#way = way;
    this.#watch = watch;
    this.duel = arrange({ runtime: position.inspect === undefined ? 'compiled' : 'xstate', ...position });
  }

  get asked(): string {
    const { decision } = this.duel;
    return decision === undefined ? 'over' : `${decision.player} ${decision.kind}`;
  }

  /** Facts since the previous step. */
  get facts(): readonly Fact[] {
    return this.duel.log.slice(this.#checked);
  }

  take(step: Step): void {
    const decision = this.#decision(step.asked);
    this.#check(step);
    checkOptions(step, decision);
    this.#checkForbidden(step);
    this.#checked = this.duel.log.length;
    this.#answer(step, step.choose === 'pass' ? passing(decision) : indexesFor(step.choose, decision));
  }

  skip(skip: Skip): void {
    for (let tries = 0; this.asked !== skip.until; tries++) {
      const decision = this.#decision(undefined);
      if (tries === MAX_PASSES)
        throw new ExpectationError(
          `expected the decision "${skip.until}", not reached after ${tries} passes`,
        );
      const passes = mayPass(decision);
      if (!passes && skip.passing === true)
        throw new ExpectationError(
          `expected to pass until "${skip.until}", but "${this.asked}" cannot be passed`,
        );
      const first = decision.options.slice(0, decision.min).map((_, index) => index);
      this.#answer(skip, passes ? passing(decision) : first);
    }
  }

  end(end: End): void {
    const { result } = this.duel;
    if (end.result === undefined) this.#decision(end.asked);
    else if (
      result === undefined ||
      result.winner !== end.result.winner ||
      result.reason !== end.result.reason
    ) {
      const found = result === undefined ? `"${this.asked}"` : `${result.winner} ${result.reason}`;
      throw new ExpectationError(
        `expected the duel to end (${end.result.winner} ${end.result.reason}), found ${found}`,
      );
    }
    this.#check(end);
    const problems = [...zoneProblems(this.duel, 'p1', end.p1), ...zoneProblems(this.duel, 'p2', end.p2)];
    if (problems.length > 0) throw new ExpectationError(problems.join('\n  '));
    this.#watch({ duel: this.duel, by: end, answer: undefined });
  }

  /** The open decision and recent facts, for error messages. */
  get context(): readonly string[] {
    const { decision, state } = this.duel;
    return [
      `open decision: ${this.asked} in ${state}`,
      ...(decision === undefined
        ? []
        : [
            `options: ${decision.options.map(({ label }) => label).join(' | ')} (${decision.min} to ${decision.max})`,
          ]),
      'facts since the previous step:',
      ...this.facts.map((fact) => `  ${factLine(fact)}`),
    ];
  }

  #decision(asked: string | undefined): Decision {
    const { decision } = this.duel;
    if (decision === undefined || (asked !== undefined && asked !== this.asked)) {
      const wanted = asked === undefined ? 'an open decision' : `the decision "${asked}"`;
      throw new ExpectationError(`expected ${wanted}, found "${this.asked}"`);
    }
    return decision;
  }

  #check({ state, facts = [], factsNot = [], standby }: Step | End): void {
    if (state !== undefined && state !== this.duel.state)
      throw new ExpectationError(`expected the state ${state}, found ${this.duel.state}`);
    assertFacts(this.facts, facts);
    assertNoFacts(this.facts, factsNot);
    if (standby !== undefined) assertStandby(this.duel, standby);
  }

  #checkForbidden({ forbids = [] }: Step): void {
    const found = this.duel.explain().map(({ card, rule }) => `${card.name} @${rule}`);
    const missing = forbids.find((line) => !found.includes(line));
    if (missing === undefined) return;
    throw new ExpectationError(
      `expected "${missing}" to be forbidden, found ${found.join(' | ') || 'nothing'}`,
    );
  }

  #answer(by: Step | Skip, answer: Answer): void {
    this.#interfere();
    this.#watch({ duel: this.duel, by, answer });
    this.duel.choose(answer, this.duel.decision?.player);
  }

  #interfere(): void {
    if (this.#way === 'restored') {
      const saved = JSON.parse(JSON.stringify(this.duel.snapshot()));
      this.duel = restoreDuel(saved, {
        cards: this.#position.cards ?? [],
        runtime: this.duel.runtime === 'xstate' ? 'compiled' : 'xstate',
      });
    }
    if (this.#way === 'forked') {
      const before = JSON.stringify(this.duel.game);
      const agent = randomAgent(this.duel.log.length);
      playOut(this.duel.fork(), { p1: agent, p2: agent });
      if (JSON.stringify(this.duel.game) !== before)
        throw new ExpectationError(
          'expected a fork to leave the duel unchanged, but playing it out changed the duel',
        );
    }
  }
}

function checkOptions({ offers = [], only, lacks = [], mayPass: passes }: Step, decision: Decision): void {
  const offered = indexesFor(offers, decision);
  const rest = decision.options.filter(({ pass }, index) => !pass && !offered.includes(index));
  if (only && rest.length > 0)
    throw new ExpectationError(
      `expected no other options, found ${rest.map(({ label }) => label).join(' | ')}`,
    );
  for (const part of lacks) {
    const found = decision.options.find(({ label }) => label.includes(part));
    if (found !== undefined)
      throw new ExpectationError(`expected no option "${part}", found "${found.label}"`);
  }
  if (passes !== undefined && passes !== mayPass(decision))
    throw new ExpectationError(
      `expected passing to be ${passes ? 'allowed, but it is not' : 'forbidden, but it is allowed'}`,
    );
}

/**
 * Runs one play of a scenario.
 * @returns the duel at the end of the play.
 * @throws {ScenarioError} if the play does not go as the scenario says.
 */
export function runScenario(scenario: Scenario, play: Play, options: RunOptions = {}): Duel {
  checkKeys('options', options, { way: true, watch: true } satisfies KeysOf<RunOptions>);
  const { way = 'as written', watch = () => {} } = options;
  const title = `${scenario.id}, "${play.name}" (${way})`;
  const run = within(title, () => new Run(positionOf(scenario, play), way, watch));
  play.steps.forEach((step, index) => {
    const where = `${title}, step ${index + 1} of ${play.steps.length}`;
    within(where, () => (isSkip(step) ? run.skip(step) : run.take(step)), run);
  });
  within(`${title}, end`, () => run.end(play.end), run);
  return run.duel;
}

function within<T>(where: string, body: () => T, run?: Run): T {
  try {
    return body();
  } catch (cause) {
    const message = messageOf(cause);
    const context = [
      ...(run === undefined ? [] : run.context),
      ...(run !== undefined && cause instanceof ExpectationError ? onStandby(run.duel) : []),
    ];
    throw new ScenarioError([`${where}: ${message}`, ...context].join('\n  '), { cause });
  }
}

const onStandby = (duel: Duel): readonly string[] =>
  standbyLines(duel).map((line, index) => (index === 0 ? `on standby: ${line}` : `            ${line}`));
