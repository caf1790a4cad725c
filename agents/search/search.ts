import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import type { Answer } from '../../effects/state/reported/decisions.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import type { Agent } from '../agents.ts';
import { milliseconds } from './clock.ts';
import type { MakeSample } from './samples.ts';
import { type Asked, type SampleOf, SearchTree, type TriedAnswer } from './searchTree.ts';

/** How long a search goes on. */
export interface SearchLimits {
  /** The maximum number of samples; without `ms`, 200 by default. */
  readonly iterations?: number;
  readonly ms?: number;
}

const DEFAULT_ITERATIONS = 200;
/** After that many, samples are used again: making one costs more than copying it. */
const MAX_SAMPLES = 48;
/** Gives up after this many samples that did not lead to the same question. */
const MAX_FAILURES = 4;

/** @throws {OptionsError} if a limit is not a number above 0. */
export function checkSearchLimits({ iterations, ms }: SearchLimits): void {
  for (const [name, value] of Object.entries({ iterations, ms })) {
    if (value !== undefined && !(Number.isFinite(value) && value > 0))
      throw new OptionsError(`${name}: expected a number above 0, not ${formatValue(value)}.`);
  }
}

/** Stops after so many iterations or so long from now on. */
export class Budget {
  readonly #iterations: number;
  readonly #until: number | undefined;

  constructor({ iterations, ms }: SearchLimits) {
    this.#iterations = iterations ?? (ms === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
    this.#until = ms === undefined ? undefined : milliseconds() + ms;
  }

  isSpent(done: number): boolean {
    return done >= this.#iterations || (this.#until !== undefined && milliseconds() >= this.#until);
  }
}

/** A search of one decision. */
export interface Search {
  readonly asked: Asked;
  /** What the policy answers. */
  readonly preferred: Answer;
  readonly budget: Budget;
  readonly seeds: Generator<number, never>;
  readonly make: MakeSample;
  readonly policy: Agent;
  /** Called after each sample. */
  readonly onSample?: () => void;
}

/** What was found of each answer that was tried; undefined if no sample could be made. */
export function searched(search: Search): readonly TriedAnswer[] | undefined {
  const { asked, preferred, budget, seeds, make, policy, onSample } = search;
  const sample = samplesBy(() => make(seeds.next().value));
  const tree = new SearchTree(asked, preferred, policy);
  for (let samples = 0; !budget.isSpent(samples); samples++) {
    if (!tree.iterate(sample)) return undefined;
    onSample?.();
  }
  return tree.tried;
}

/** Makes samples when they are first asked for, and then hands out copies. */
function samplesBy(make: () => Duel | undefined): SampleOf {
  const samples: Duel[] = [];
  let failures = 0;
  return (number) => {
    while (samples.length <= number && samples.length < MAX_SAMPLES && failures < MAX_FAILURES) {
      const sample = make();
      if (sample === undefined) failures++;
      else samples.push(sample);
    }
    return samples[number % Math.max(1, samples.length)]?.fork();
  };
}
