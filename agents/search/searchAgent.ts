import { checkOptions, type KeysOf } from '../../boundary/checkKeys.ts';
import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import type { Decision } from '../../effects/state/reported/decisions.ts';
import type { Duel, Sampler } from '../../engine/duel/duel.ts';
import type { PositionOptions } from '../../engine/duel/duelOptions.ts';
import { fillers } from '../../engine/records/position.ts';
import { checkNumericSeed } from '../../engine/runtime/settings.ts';
import { exactDeck } from '../../library/deck.ts';
import { type IndexedPool, poolWith } from '../../library/pool.ts';
import { PLAYERS, type Player } from '../../table/nouns.ts';
import type { Agent } from '../agents.ts';
import { seedsFrom } from '../seeds.ts';
import type { DeckBelief, DeckBeliefs } from './determinize.ts';
import { type CreateFromPosition, positionsOf, type Situation, samplerOf } from './samples.ts';
import { Budget, checkSearchLimits, type SearchLimits, searched } from './search.ts';
import { candidatesOf, SEARCHED } from './searchedDecisions.ts';
import { type Sendable, sendableFrom, sendablePositions } from './searchTask.ts';
import { judged, type SearchedAnswer, together } from './searchTree.ts';
import { beside, checkThreads } from './threads.ts';

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
  /**
   * The number of threads to search on, this one among them: 1 by default, at most 256. Each plays `iterations` samples or for `ms`, and
   * what they find counts together. More than one need Node, or what else has `node:worker_threads`.
   */
  readonly workers?: number;
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
  workers: true,
  cards: true,
  onSearched: true,
};

/** The most threads: each has memory of its own. */
const MAX_WORKERS = 256;

const checkWorkers = (workers: number): void => {
  if (!Number.isInteger(workers) || workers < 1 || workers > MAX_WORKERS)
    throw new OptionsError(
      `workers: expected a whole number from 1 to ${MAX_WORKERS}, not ${formatValue(workers)}.`,
    );
  if (workers > 1) checkThreads();
};

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
  const { seed = 0, iterations, ms, workers = 1, onSearched } = options;
  const limits: SearchLimits = {
    ...(iterations === undefined ? {} : { iterations }),
    ...(ms === undefined ? {} : { ms }),
  };
  const pool = poolWith(library, options.cards);
  const decks = checkBeliefs(options, pool);
  const createHere: CreateFromPosition = (position) => create(pool, position);
  checkSearchLimits(limits);
  checkWorkers(workers);
  if (onSearched !== undefined && typeof onSearched !== 'function')
    throw new OptionsError(`onSearched: expected a function, not ${formatValue(onSearched)}.`);
  const seeds = seedsFrom(checkNumericSeed(seed));
  return (view, decision, known) => {
    const preferred = policy(view, decision, known);
    if (!SEARCHED.has(decision.kind) || candidatesOf(decision).length < 2) return preferred;
    const situation: Situation = { view, decision, known };
    const budget = new Budget(limits);
    const others = Array.from({ length: workers - 1 }, () => seeds.next().value);
    const sampler = samplerOf(situation, decks);
    const make = sampler ?? positionsOf(situation, decks, createHere, policy);
    const from = (own: typeof seeds) =>
      searched({ asked: situation, preferred, budget, seeds: own, make, policy });
    const sent = others.length === 0 ? undefined : sendable(situation, sampler, decks, pool);
    const found =
      sent === undefined
        ? [seeds, ...others.map(seedsFrom)].map(from)
        : beside(
            others.map((own) => ({ samples: sent.samples, preferred, limits, seed: own })),
            sent.pool,
            () => from(seeds),
          );
    const tried = together(found.filter((one) => one !== undefined));
    if (tried.length === 0) return preferred;
    const answers = judged(tried);
    onSearched?.({ decision, samples: answers.reduce((sum, one) => sum + one.samples, 0), answers });
    return answers[0]?.answer ?? preferred;
  };
}

/** What other threads make the samples from; undefined if they cannot. */
const sendable = (
  situation: Situation,
  sampler: Sampler | undefined,
  decks: DeckBeliefs,
  pool: IndexedPool,
): Sendable | undefined =>
  sampler === undefined ? sendablePositions(situation, decks, pool) : sendableFrom(sampler, situation);
