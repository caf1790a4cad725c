import { fullLibrary } from '../library/fullLibrary.ts';
import { type Engine, engineOf } from './engine.ts';

/** The engine with all cards of this package. */
const fullEngine: Engine = engineOf(fullLibrary);

/**
 * Creates a duel, and runs it to its first decision.
 * @throws {DeckError} if a deck is illegal.
 * @throws {CardError} if one of `cards` is invalid.
 * @throws {PositionError} if the position is invalid.
 * @throws {OptionsError} if another option is invalid.
 * @throws {EngineError} if a bug in the engine occurs before the first decision.
 */
export const createDuel: Engine['createDuel'] = fullEngine.createDuel;

/**
 * Restores a duel from a snapshot, which may have been stored as JSON. Custom cards must be passed again.
 * @throws {SnapshotError} if the snapshot is invalid, has another version, names unknown cards, or if its open decision would be
 * another one by the rules and cards of this engine.
 */
export const restoreDuel: Engine['restoreDuel'] = fullEngine.restoreDuel;

/**
 * Replays the duel of a record to the end of the record. The record contains its custom cards; `cards` adds others.
 * @throws {RecordError} if the record cannot be parsed, or its duel cannot start.
 * @throws {ReplayError} if the replay differs from the record; names the first choice that differs, and the cards and rules that have
 *   changed since.
 */
export const replay: Engine['replay'] = fullEngine.replay;

/**
 * Plays games between two agents and summarizes the results. A failed game does not stop the others.
 * @throws {OptionsError} if an option is invalid.
 * @throws {DeckError} if a deck is illegal.
 */
export const simulate: Engine['simulate'] = fullEngine.simulate;

/**
 * The games of a simulation, each played when the iterator requests it.
 * @throws {OptionsError} immediately if an option is invalid.
 * @throws {DeckError} immediately if a deck is illegal.
 */
export const simulatedGames: Engine['simulatedGames'] = fullEngine.simulatedGames;

/**
 * Finds a card by its exact name.
 * @throws {CardError} if there is no such card; the message suggests similar names.
 */
export const findCard: Engine['findCard'] = fullEngine.findCard;

/**
 * What is probably a mistake in custom cards that are valid: races and names in filters that no card of this package and
 * none of the list has, with the nearest ones. Pass all custom cards of a duel together, since they may name each other.
 * @throws {CardError} if the value is not a list of valid cards.
 */
export const cardWarnings: Engine['cardWarnings'] = fullEngine.cardWarnings;

/**
 * A simple agent. It charges cards that it cannot pay for soon, uses the most expensive card it can, attacks creatures that
 * it beats and otherwise the player, blocks if the blocker survives, and uses every optional ability.
 */
export const greedyAgent: Engine['greedyAgent'] = fullEngine.greedyAgent;

/**
 * An agent that searches: it draws the cards that it cannot see from what it knows and from the decks, plays these duels ahead, and
 * takes the answer that did best. It searches what to charge, to use, to attack and to block, and answers everything else as `greedyAgent` does. The
 * same options, views and decisions give the same answers, unless it is given `ms`.
 * @throws {OptionsError} if an option is invalid.
 * @throws {DeckError} if a deck names an unknown card.
 */
export const searchAgent: Engine['searchAgent'] = fullEngine.searchAgent;

/**
 * Whether the active player of a position can win in this turn, whatever the opponent does. The active player does not know the order of the
 * opponent's shields, so a line must not depend on it before it is seen; all orders count equally. Everything else is as in
 * the position, including the opponent's hand and the decks. The number of orders in which the line wins is exact if it is none or all,
 * otherwise a lower bound.
 * @throws {PositionError} if the position is invalid.
 * @throws {OptionsError} if another option is invalid, or the shields have more than 120 orders.
 */
export const solve: Engine['solve'] = fullEngine.solve;
