import { cards } from '../cards/index.ts';
import type { CardDefinition, CardPool } from '../effects/language/vocabulary.ts';
import { defineCard } from './cards.ts';
import { CardError } from './errors.ts';
import { suggestion } from './nearest.ts';
import { shown } from './shown.ts';

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

/**
 * The registered cards, those of the engine that are not for decks, and the user's own; a card of theirs takes the place
 * of ours of the same name.
 * @throws {CardError} for what is no list of cards, or a card that is not well formed.
 */
export function poolWith(own: unknown = [], besides: readonly CardDefinition[] = []): CardPool {
  if (!Array.isArray(own)) throw new CardError(`"cards" is a list of cards, not ${shown(own)}.`);
  const added = [...besides, ...own.map((card: CardDefinition) => defineCard(card))];
  return added.length === 0
    ? registered
    : new Map([...registered, ...added.map((card) => [card.name, card] as const)]);
}

/** The cards of a pool that do not come with the engine, or not so; `besides` are those that a duel adds by itself. */
export function ownCards(pool: CardPool, besides: readonly CardDefinition[] = []): readonly CardDefinition[] {
  if (pool === registered) return [];
  const known: CardPool = new Map([...registered, ...besides.map((card) => [card.name, card] as const)]);
  return [...pool.values()].filter((card) => {
    const same = known.get(card.name);
    return same !== card && JSON.stringify(same) !== JSON.stringify(card);
  });
}
