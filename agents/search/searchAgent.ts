import { checkOptions, type KeysOf } from '../../boundary/checkKeys.ts';
import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { Answer, Decision } from '../../effects/state/reported/decisions.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import type { PositionOptions } from '../../engine/duel/duelOptions.ts';
import { fillers } from '../../engine/records/position.ts';
import { checkNumericSeed } from '../../engine/runtime/settings.ts';
import { exactDeck } from '../../library/deck.ts';
import { type IndexedPool, poolWith } from '../../library/pool.ts';
import { PLAYERS, type Player } from '../../table/nouns.ts';
import type { Agent } from '../agents.ts';
import { seedsFrom } from '../seeds.ts';
import { milliseconds } from './clock.ts';
import type { DeckBelief, DeckBeliefs } from './determinize.ts';
import { type CreateFromPosition, type Situation, samplesOf } from './samples.ts';
import { candidatesOf, SEARCHED } from './searchedDecisions.ts';
import { type SampleOf, type SearchedAnswer, SearchTree } from './searchTree.ts';

/** What a search found about a decision. */
export interface SearchReport {
  readonly decision: Decision;
  /** The number of samples that were played. */
  readonly samples: number;
  /** The answers that were tried, the best first: that is the one that is given. */
  readonly answers: readonly SearchedAnswer[];
}

/** Options of `searchAgent`. */
export interface SearchOptions {
  /** What the agent believes of both decks, its own and the opponent's. */
  readonly decks: DeckBeliefs;
  /** A whole number from 0 to 2^53 - 1; 0 by default. */
  readonly seed?: number;
  /** The maximum number of samples to play for a decision; without `ms`, 200 by default. */
  readonly iterations?: number;
  /** The maximum time to think about a decision, in milliseconds. The choice then depends on the speed of the machine. */
  readonly ms?: number;
  /** Custom cards of the duel. */
  readonly cards?: readonly CardDefinition[];
  /** Called after each search. Decisions that need none are answered without. */
  readonly onSearched?: (report: SearchReport) => void;
}

const KEYS: KeysOf<SearchOptions> = {
  decks: true,
  seed: true,
  iterations: true,
  ms: true,
  cards: true,
  onSearched: true,
};

const DEFAULT_ITERATIONS = 200;
/** After that many, samples are used again: making one costs more than copying it. */
const MAX_SAMPLES = 48;
/** Gives up after this many samples that did not lead to the same question. */
const MAX_FAILURES = 4;

const checkPositive = (name: string, value: number | undefined): void => {
  if (value !== undefined && !(Number.isFinite(value) && value > 0))
    throw new OptionsError(`${name}: expected a number above 0, not ${formatValue(value)}.`);
};

/** Stops after so many iterations or so long. */
class Budget {
  readonly #iterations: number;
  readonly #until: number | undefined;

  constructor({ iterations, ms }: SearchOptions) {
    this.#iterations = iterations ?? (ms === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
    this.#until = ms === undefined ? undefined : milliseconds() + ms;
  }

  isSpent(done: number): boolean {
    return done >= this.#iterations || (this.#until !== undefined && milliseconds() >= this.#until);
  }
}

/** What a search takes from its engine. */
export interface SearchEngine {
  /** Creates a duel with the cards of a library. */
  readonly create: (library: IndexedPool, options: PositionOptions) => Duel;
  readonly library: IndexedPool;
  /** Answers what is not searched. */
  readonly policy: Agent;
}

function checkBeliefs({ decks }: SearchOptions, library: IndexedPool): DeckBeliefs {
  if (PLAYERS.some((player) => decks?.[player] === undefined))
    throw new OptionsError('decks: expected what the agent believes of both decks, { p1, p2 }.');
  const pool = poolWith(library, undefined, fillers);
  const exact = (player: Player): DeckBelief => {
    const belief = decks[player];
    return 'weights' in belief ? belief : exactDeck(belief, pool, player);
  };
  return { p1: exact('p1'), p2: exact('p2') };
}

/** `searchAgent` for an engine. */
export function searchAgentWith({ create, library, policy }: SearchEngine, given: SearchOptions): Agent {
  const options = checkOptions('options', given, KEYS);
  const { seed = 0, iterations, ms, onSearched } = options;
  const pool = poolWith(library, options.cards);
  const decks = checkBeliefs(options, pool);
  const createHere: CreateFromPosition = (position) => create(pool, position);
  checkPositive('iterations', iterations);
  checkPositive('ms', ms);
  if (onSearched !== undefined && typeof onSearched !== 'function')
    throw new OptionsError(`onSearched: expected a function, not ${formatValue(onSearched)}.`);
  const seeds = seedsFrom(checkNumericSeed(seed));
  return (view, decision, known) => {
    const fallback = policy(view, decision, known);
    if (!SEARCHED.has(decision.kind) || candidatesOf(decision).length < 2) return fallback;
    const situation: Situation = { view, decision, known };
    const budget = new Budget(options);
    const sampleFrom = samplesOf(situation, decks, createHere, policy);
    const sample = samplesBy(() => sampleFrom(seeds.next().value));
    const report = searched(situation, fallback, sample, policy, budget);
    if (report !== undefined) onSearched?.(report);
    return report?.answers[0]?.answer ?? fallback;
  };
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

/** What was found; undefined if no sample could be made. */
function searched(
  situation: Situation,
  preferred: Answer,
  sample: SampleOf,
  policy: Agent,
  budget: Budget,
): SearchReport | undefined {
  const tree = new SearchTree(situation, preferred, policy);
  let samples = 0;
  for (; !budget.isSpent(samples); samples++) if (!tree.iterate(sample)) return undefined;
  return { decision: situation.decision, samples, answers: tree.found };
}
