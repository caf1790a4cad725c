import { allCards, type CardDefinition, type Deck } from 'taiki';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import { beginningIn } from '../../effects/questions/abilities/beginnings.ts';
import { isMainDeckCard } from '../../testing/arbitraries/decks.ts';
import { Dice } from '../../testing/dice.ts';

/** 100.2. The cards that can be in the main deck. */
export const mainCards = (cards: readonly CardDefinition[]): readonly CardDefinition[] =>
  cards.filter(isMainDeckCard);

/** 100.3. The cards that begin the duel in the hyperspatial zone, but a rule plus: it changes the size of the deck (314.3a). */
export const hyperspatialCards = (cards: readonly CardDefinition[]): readonly CardDefinition[] =>
  cards.filter(({ type }) => CARD_TYPE_FACTS[type].home === 'hyperspatialZone' && type !== 'rulePlus');

/** 100.4. Twelve cards, at most two of each name; none if there are too few different ones. */
export function superGROf(cards: readonly CardDefinition[]): readonly string[] {
  const gacharange = cards
    .filter(({ type }) => CARD_TYPE_FACTS[type].home === 'superGRZone')
    .map(({ name }) => name);
  return [...gacharange, ...gacharange].slice(0, gacharange.length >= 6 ? 12 : 0);
}

const superGR = superGROf(allCards);

/** The weight of a card when drawing a deck. */
export type Weights = (name: string) => number;

/** Random numbers, and random choices by weight. */
export class Chance extends Dice {
  /** A weighted random choice. */
  pick<T>(from: readonly T[], weightOf: (one: T) => number): T {
    const total = from.reduce((sum, one) => sum + weightOf(one), 0);
    let left = this.below(Math.max(1, total));
    for (const one of from) {
      left -= weightOf(one);
      if (left < 0) return one;
    }
    const [first] = from;
    if (first === undefined) throw new Error('Chance.pick: the list is empty.');
    return first;
  }
}

/** 812.3. The cards that begin the duel in the battle zone with others beside them, each with those. */
export const setsIn = (from: readonly CardDefinition[]): readonly (readonly string[])[] =>
  from.flatMap((card) => {
    const beginning = beginningIn(card);
    return beginning?.kind === 'beginsInBattleZone' && beginning.beside !== undefined
      ? [[card.name, ...beginning.beside]]
      : [];
  });

/** 103.3. Whether a card begins the duel in the battle zone. */
export const beginsThere = (card: CardDefinition): boolean =>
  beginningIn(card)?.kind === 'beginsInBattleZone';

/** 100.2, 100.3. Forty cards drawn by weight, at most four of each name, and up to eight for the hyperspatial zone. */
export function drawDeck(chance: Chance, weightOf: Weights, from = allCards): Deck {
  const sets = setsIn(from.filter(({ name }) => weightOf(name) > 0));
  const set = sets.length === 0 ? [] : (sets[chance.below(sets.length * 3)] ?? []);
  // 100.5. One set begins the duel in the battle zone.
  const main = mainCards(from).filter((card) => set.length === 0 || !beginsThere(card));
  const counts = new Map<string, number>();
  const cards: string[] = [...set];
  while (cards.length < 40) {
    const { name } = chance.pick(main, (card) =>
      (counts.get(card.name) ?? 0) < 4 ? weightOf(card.name) : 0,
    );
    counts.set(name, (counts.get(name) ?? 0) + 1);
    cards.push(name);
  }
  let apart = hyperspatialCards(from).filter(({ name }) => weightOf(name) > 0);
  const hyperspatial: string[] = [];
  while (hyperspatial.length < 8 && apart.length > 0) {
    const picked = chance.pick(apart, (card) => weightOf(card.name));
    apart = apart.filter((card) => card !== picked);
    hyperspatial.push(picked.name);
  }
  return { name: undefined, cards, hyperspatial, superGR };
}
