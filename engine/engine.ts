import type { CardDefinition } from '../effects/language/vocabulary.ts';
import { type Agent, greedyAgentFor } from './agents.ts';
import {
  type Duel,
  type DuelOptions,
  type DuelSettings,
  duelFromRecord,
  duelFromSnapshot,
  newDuel,
  type PositionOptions,
  type ReplayOptions,
} from './duel.ts';
import { OptionsError } from './errors.ts';
import { cardIn, checkCards, type IndexedPool, poolOf } from './pool.ts';
import { shown } from './shown.ts';
import {
  type SimulatedGame,
  type Simulation,
  type SimulationOptions,
  simulatedGamesWith,
  summarize,
} from './simulate.ts';
import type { DuelSnapshot } from './snapshot.ts';

/** What an engine is made of. */
export interface EngineOptions {
  /** The cards that decks, positions and snapshots may name; of two with one name the last is used. */
  readonly cards: readonly CardDefinition[];
}

/**
 * Begins duels with a fixed list of cards. Each function does what the export of `taiki` of that name does, with these cards
 * instead of all. None of them needs `this`: they can be taken out of the object.
 */
export interface Engine {
  readonly cards: readonly CardDefinition[];
  readonly createDuel: (options: DuelOptions | PositionOptions) => Duel;
  readonly restoreDuel: (
    snapshot: DuelSnapshot,
    settings?: Pick<DuelSettings, 'cards' | 'inspect' | 'caches'>,
  ) => Duel;
  readonly replay: (
    text: string,
    settings?: Pick<DuelSettings, 'cards' | 'inspect' | 'caches'> & ReplayOptions,
  ) => Duel;
  readonly simulate: (options: SimulationOptions) => Simulation;
  readonly simulatedGames: (options: SimulationOptions) => Generator<SimulatedGame, undefined>;
  readonly findCard: (name: string) => CardDefinition;
  readonly greedyAgent: Agent;
}

/** An engine with the cards of a pool, which are not checked. */
export function engineOf(library: IndexedPool): Engine {
  const createDuel: Engine['createDuel'] = (options) => newDuel(library, options);
  const simulatedGames: Engine['simulatedGames'] = (options) => simulatedGamesWith(createDuel, options);
  return {
    cards: [...library.values()],
    createDuel,
    restoreDuel: (snapshot, settings) => duelFromSnapshot(library, snapshot, settings),
    replay: (text, settings) => duelFromRecord(library, text, settings),
    simulate: (options) => summarize(simulatedGames(options)),
    simulatedGames,
    findCard: (name) => cardIn(library, name),
    greedyAgent: greedyAgentFor(library),
  };
}

/**
 * An engine with these cards and no others: sets of `taiki/cards`, or own ones. Each card is checked once, here.
 * @throws {OptionsError} for a value that is not an object of options.
 * @throws {CardError} for `cards` that is not a list of well-formed cards.
 */
export function createEngine(options: EngineOptions): Engine {
  if (typeof options !== 'object' || options === null)
    throw new OptionsError(`Expected options such as { cards: dm01 }, not ${shown(options)}.`);
  return engineOf(poolOf(checkCards(options.cards)));
}
