import type { Answer, Decision, Option } from '../effects/state/decisions.ts';
import type { Fact } from '../effects/state/facts.ts';
import { playOut, randomAgent } from '../engine/agents.ts';
import { type Arrangement, arrange } from '../engine/arrange.ts';
import type { Duel } from '../engine/duel.ts';
import { restoreDuel } from '../engine/fullEngine.ts';
import { ExpectationError, ScenarioError } from './errors.ts';
import { assertFacts, assertNoFacts, factLine } from './factLines.ts';
import type { End, Play, Scenario, Skip, Step } from './scenario.ts';
import { assertStandby, standbyLines } from './standbyLanes.ts';
import { zoneProblems } from './zoneLines.ts';

/**
 * How a scenario is run. One that holds in only one of these ways has found a bug of the engine. `restored`: through
 * JSON and back before every choice. `forked`: a fork is played to its end at random before every choice.
 */
export const WAYS = ['as written', 'restored', 'forked'] as const;
/** One of the ways in which a scenario is run. */
export type Way = (typeof WAYS)[number];

/** How a play is run. */
export interface RunOptions {
  /** `as written` when not given. */
  readonly way?: Way;
  /** Called with each decision just before it is answered, and at the end. */
  readonly watch?: (moment: Moment) => void;
}

/** A decision that is about to be answered, or the end. */
export interface Moment {
  readonly duel: Duel;
  /** What asks for this decision: a step, or a skip on the way to one. */
  readonly by: Step | Skip | End;
  /** Undefined at the end. */
  readonly answer: Answer | undefined;
}

/** A position as the play changes it. */
function beginningOf({ begin }: Scenario, { begin: changes = {} }: Play): Arrangement {
  const p1 = { ...begin.p1, ...changes.p1 };
  const p2 = { ...begin.p2, ...changes.p2 };
  return { ...begin, ...changes, p1, p2 };
}

/** Whether it is allowed to choose nothing. */
const mayPass = ({ options, min }: Decision): boolean => min === 0 || options.some(({ pass }) => pass);

function passing({ options }: Decision): Answer {
  const index = options.findIndex(({ pass }) => pass);
  return index < 0 ? [] : [index];
}

const MARKED = /^(?:(?<owner>p1|p2) )?(?<label>.+?)(?: \((?<zone>\w+)\))?(?: #(?<nth>[1-9]))?$/;

/** Whether an option is about a card of this owner, in this zone, as far as they are named. */
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
 * The index of the option that a text means: its label, a part that fits one label only, or either with owner and zone
 * of the card, and which of several that are alike: `p2 Mist Rias (battleZone) #2`. Else the first that is not taken.
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
  if (alike > 1) throw new ExpectationError(`expected one option "${text}", found ${alike} that it fits`);
  const free = found?.filter((one) => !taken.includes(one));
  const index = nth === undefined ? free?.[0] : found?.[Number(nth) - 1];
  if (index === undefined || taken.includes(index))
    throw new ExpectationError(
      `expected ${found === undefined ? 'an' : 'one more'} option "${text}", found none`,
    );
  return index;
}

function indexesFor(labels: readonly string[], decision: Decision): Answer {
  const taken: number[] = [];
  for (const label of labels) taken.push(indexFor(label, decision, taken));
  return taken;
}

const isSkip = (step: Step | Skip): step is Skip => 'until' in step;

const MOST_PASSES = 100;

class Run {
  duel: Duel;
  readonly #way: Way;
  readonly #beginning: Arrangement;
  readonly #watch: (moment: Moment) => void;
  #checked = 0;

  constructor(beginning: Arrangement, way: Way, watch: (moment: Moment) => void) {
    this.#beginning = beginning;
    this.#way = way;
    this.#watch = watch;
    this.duel = arrange(beginning);
  }

  get asked(): string {
    const { decision } = this.duel;
    return decision === undefined ? 'over' : `${decision.player} ${decision.kind}`;
  }

  /** What happened since the step before. */
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
      if (tries === MOST_PASSES)
        throw new ExpectationError(`still not asked "${skip.until}" after ${tries} passes`);
      const passes = mayPass(decision);
      if (!passes && skip.passing === true)
        throw new ExpectationError(`on the way to "${skip.until}" there is a choice that cannot be passed`);
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
        `expected the duel to be over (${end.result.winner} ${end.result.reason}), found ${found}`,
      );
    }
    this.#check(end);
    const problems = [...zoneProblems(this.duel, 'p1', end.p1), ...zoneProblems(this.duel, 'p2', end.p2)];
    if (problems.length > 0) throw new ExpectationError(problems.join('\n  '));
    this.#watch({ duel: this.duel, by: end, answer: undefined });
  }

  /** Where it stands, for the message of an error. */
  get standing(): readonly string[] {
    const { decision, state } = this.duel;
    return [
      `asked: ${this.asked} in ${state}`,
      ...(decision === undefined
        ? []
        : [
            `options: ${decision.options.map(({ label }) => label).join(' | ')} (${decision.min} to ${decision.max})`,
          ]),
      'facts since the step before:',
      ...this.facts.map((fact) => `  ${factLine(fact)}`),
    ];
  }

  #decision(asked: string | undefined): Decision {
    const { decision } = this.duel;
    if (decision === undefined || (asked !== undefined && asked !== this.asked)) {
      const wanted = asked === undefined ? 'somebody to be asked' : `to be asked "${asked}"`;
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
    this.#disturb();
    this.#watch({ duel: this.duel, by, answer });
    this.duel.choose(answer, this.duel.decision?.player);
  }

  #disturb(): void {
    if (this.#way === 'restored') {
      const saved = JSON.parse(JSON.stringify(this.duel.snapshot()));
      this.duel = restoreDuel(saved, { cards: this.#beginning.cards ?? [] });
    }
    if (this.#way === 'forked') {
      const before = JSON.stringify(this.duel.game);
      const agent = randomAgent(this.duel.log.length);
      playOut(this.duel.fork(), { p1: agent, p2: agent });
      if (JSON.stringify(this.duel.game) !== before)
        throw new ExpectationError('the duel was changed by playing out a fork of it');
    }
  }
}

function checkOptions({ offers = [], only, lacks = [], mayPass: passes }: Step, decision: Decision): void {
  const offered = indexesFor(offers, decision);
  const rest = decision.options.filter(({ pass }, index) => !pass && !offered.includes(index));
  if (only && rest.length > 0)
    throw new ExpectationError(
      `expected no more options, found ${rest.map(({ label }) => label).join(' | ')}`,
    );
  for (const part of lacks) {
    const found = decision.options.find(({ label }) => label.includes(part));
    if (found !== undefined)
      throw new ExpectationError(`expected no option "${part}", found "${found.label}"`);
  }
  if (passes !== undefined && passes !== mayPass(decision))
    throw new ExpectationError(`expected that passing is ${passes ? 'allowed' : 'not allowed'}`);
}

/**
 * Runs one play of a scenario.
 * @returns the duel at the end of the play.
 * @throws {ScenarioError} if it does not go as the scenario says.
 */
export function runScenario(
  scenario: Scenario,
  play: Play,
  { way = 'as written', watch = () => {} }: RunOptions = {},
): Duel {
  const title = `${scenario.id}, "${play.name}" (${way})`;
  const begun = within(title, () => new Run(beginningOf(scenario, play), way, watch));
  play.steps.forEach((step, index) => {
    const where = `${title}, step ${index + 1} of ${play.steps.length}`;
    within(where, () => (isSkip(step) ? begun.skip(step) : begun.take(step)), begun);
  });
  within(`${title}, end`, () => begun.end(play.end), begun);
  return begun.duel;
}

function within<T>(where: string, body: () => T, run?: Run): T {
  try {
    return body();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const standing = [
      ...(run === undefined ? [] : run.standing),
      ...(run !== undefined && cause instanceof ExpectationError ? onStandby(run.duel) : []),
    ];
    throw new ScenarioError([`${where}: ${message}`, ...standing].join('\n  '), { cause });
  }
}

const onStandby = (duel: Duel): readonly string[] =>
  standbyLines(duel).map((line, index) => (index === 0 ? `on standby: ${line}` : `            ${line}`));
