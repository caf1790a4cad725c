import { cards } from '../cards/index.ts';
import type { CardDefinition, CardPool } from '../effects/vocabulary.ts';
import { CardError } from './errors.ts';
import { suggestion } from './nearest.ts';

const registered: CardPool = new Map(cards.map((card) => [card.name, card]));

/** Every card that comes with the engine, in the order of its sets. */
export const allCards: readonly CardDefinition[] = cards;

/**
 * The card of exactly this name.
 * @throws {CardError} when there is none; the message suggests the nearest names.
 */
export function findCard(name: string): CardDefinition {
  const found = registered.get(name);
  if (found === undefined)
    throw new CardError(`There is no card "${name}".${suggestion(name, registered.keys())}`);
  return found;
}

/** The registered cards, and the user's own; a card of theirs takes the place of ours of the same name. */
export function poolWith(own: readonly CardDefinition[]): CardPool {
  return own.length === 0
    ? registered
    : new Map([...registered, ...own.map((card) => [card.name, card] as const)]);
}
