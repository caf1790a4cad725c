import { type Agent, greedyAgentFor } from '../agents/agents.ts';
import { type SearchOptions, searchAgentWith } from '../agents/search/searchAgent.ts';
import { type Solution, type SolveOptions, solveWith } from '../agents/search/solve.ts';
import {
  type SimulatedGame,
  type Simulation,
  type SimulationOptions,
  simulatedGamesWith,
  summarize,
} from '../agents/simulate.ts';
import { checkKeys, type KeysOf } from '../boundary/checkKeys.ts';
import { OptionsError } from '../boundary/errors.ts';
import { formatValue } from '../boundary/formatValue.ts';
import type { CardDefinition } from '../effects/language/vocabulary.ts';
import type { Duel } from '../engine/duel/duel.ts';
import { duelFromRecord } from '../engine/duel/duelFromRecord.ts';
import { duelFromSnapshot } from '../engine/duel/duelFromSnapshot.ts';
import type {
  DuelOptions,
  PositionOptions,
  ReplayOptions,
  RestoreSettings,
} from '../engine/duel/duelOptions.ts';
import { newDuel } from '../engine/duel/newDuel.ts';
import type { DuelSnapshot } from '../engine/records/snapshot.ts';
import { type CardWarning, warningsFor } from '../library/cardWarnings.ts';
import { cardIn, checkCards, type IndexedPool, poolOf } from '../library/pool.ts';

/** Options of `createEngine`. */
export interface EngineOptions {
  /** The cards that decks, positions and snapshots may name; if two have the same name, the last one is used. */
  readonly cards: readonly CardDefinition[];
}

/**
 * Runs duels with a fixed list of cards. Each function does what the export of `taiki` with the same name does, but with
 * these cards only. No function uses `this`, so the object can be destructured.
 */
export interface Engine {
  readonly cards: readonly CardDefinition[];
  readonly createDuel: (options: DuelOptions | PositionOptions) => Duel;
  readonly restoreDuel: (snapshot: DuelSnapshot, settings?: RestoreSettings) => Duel;
  readonly replay: (text: string, settings?: RestoreSettings & ReplayOptions) => Duel;
  readonly simulate: (options: SimulationOptions) => Simulation;
  readonly simulatedGames: (options: SimulationOptions) => Generator<SimulatedGame, undefined>;
  readonly findCard: (name: string) => CardDefinition;
  readonly cardWarnings: (cards: readonly CardDefinition[]) => readonly CardWarning[];
  readonly greedyAgent: Agent;
  readonly searchAgent: (options: SearchOptions) => Agent;
  readonly solve: (options: SolveOptions) => Solution;
}

/** An engine with the cards of a pool, without checking them. */
export function engineOf(library: IndexedPool): Engine {
  const createDuel: Engine['createDuel'] = (options) => newDuel(library, options);
  const simulatedGames: Engine['simulatedGames'] = (options) => simulatedGamesWith(createDuel, options);
  const greedyAgent = greedyAgentFor(library);
  const engine: Engine = {
    get cards() {
      return library.list;
    },
    createDuel,
    restoreDuel: (snapshot, settings) => duelFromSnapshot(library, snapshot, settings),
    replay: (text, settings) => duelFromRecord(library, text, settings),
    simulate: (options) => summarize(simulatedGames(options)),
    simulatedGames,
    findCard: (name) => cardIn(library, name),
    cardWarnings: (cards) => warningsFor(checkCards(cards), library),
    greedyAgent,
    searchAgent: (options) => searchAgentWith({ create: newDuel, library, policy: greedyAgent }, options),
    solve: (options) => solveWith(createDuel, options),
  };
  return Object.freeze(engine);
}

/**
 * Creates an engine with these cards only, such as sets of `taiki/cards` or custom cards. Checks each card once.
 * @throws {OptionsError} if `options` is not an object.
 * @throws {CardError} if `cards` is not a list of valid cards.
 */
export function createEngine(options: EngineOptions): Engine {
  if (typeof options !== 'object' || options === null)
    throw new OptionsError(
      `options: expected an object such as { cards: dm01 }, not ${formatValue(options)}.`,
    );
  const { cards } = checkKeys('options', options, { cards: true } satisfies KeysOf<EngineOptions>);
  return engineOf(poolOf(checkCards(cards)));
}
