import { allCards, type CardDefinition } from 'taiki';
import type { Ruling } from '../plays/rulings.ts';
import { cardPath } from './cardPath.ts';
import { cardRules } from './cardRules.ts';
import { readWordRules } from './wordRules.ts';

/** A card of the engine with everything that its page shows. */
export interface CardPage {
  readonly card: CardDefinition;
  /** The path of the page. */
  readonly path: string;
  /** The numbers of the rules that it touches. */
  readonly rules: readonly string[];
  /** The ids of the rulings with it on the table. */
  readonly rulings: readonly string[];
}

/** The pages of all cards, by name. @param root the folder of the project. */
export function cardPages(root: string, rulings: readonly Ruling[]): ReadonlyMap<string, CardPage> {
  const words = readWordRules(root);
  return new Map(
    allCards
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
      .map((card) => [
        card.name,
        {
          card,
          path: cardPath(card.name),
          rules: cardRules(card, words),
          rulings: rulings
            .filter(({ cards }) => cards.includes(card.name))
            .map(({ scenario }) => scenario.id),
        },
      ]),
  );
}
