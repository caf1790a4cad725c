import { allCards } from '../cards/allCards.ts';
import { type Engine, engineOf } from './engine.ts';
import { type IndexedPool, poolOf } from './pool.ts';

/** Every card of this package by name. */
export const fullLibrary: IndexedPool = poolOf(allCards);

/** The engine with every card of this package. */
const fullEngine: Engine = engineOf(fullLibrary);

/**
 * A new duel, at its first decision.
 * @throws {DeckError} for a deck that may not be played.
 * @throws {OptionsError} for an invalid option.
 * @throws {EngineError} for a fault of the engine on the way to the first decision.
 */
export const createDuel: Engine['createDuel'] = fullEngine.createDuel;

/**
 * A duel that goes on from a snapshot, which may have been stored as JSON. Own cards must be given again.
 * @throws {SnapshotError} for a value that is not a snapshot, one of another version, or one with unknown cards.
 */
export const restoreDuel: Engine['restoreDuel'] = fullEngine.restoreDuel;

/**
 * Plays the duel of a record up to where the record ends. Own cards come from the record; `cards` adds to them.
 * @throws {RecordError} for a record that cannot be read, was changed, or gives another log or result than it states.
 */
export const replay: Engine['replay'] = fullEngine.replay;

/**
 * Plays games between two agents and counts the results. A game that fails does not stop the others.
 * @throws {OptionsError} and {DeckError} for options with which no game can begin.
 */
export const simulate: Engine['simulate'] = fullEngine.simulate;

/**
 * The games of a simulation one after the other, each played when the iterator asks for it.
 * @throws {OptionsError} and {DeckError} at once, for options with which no game can begin.
 */
export const simulatedGames: Engine['simulatedGames'] = fullEngine.simulatedGames;

/**
 * The card of exactly this name.
 * @throws {CardError} when there is none; the message suggests the nearest names.
 */
export const findCard: Engine['findCard'] = fullEngine.findCard;

/**
 * A simple player: charges what it cannot soon pay for, plays the most expensive card it can, attacks the player when it
 * may and creatures that it beats, blocks what it survives, and takes every benefit that it is offered.
 */
export const greedyAgent: Engine['greedyAgent'] = fullEngine.greedyAgent;
