import { deepFreeze } from '../../table/deepFreeze.ts';
import type { CardDefinition } from './vocabulary.ts';

/** A card of a list, which is read when it is asked for. */
export interface CardSource {
  readonly name: string;
  readonly card: CardDefinition;
}

class StoredCard implements CardSource {
  readonly name: string;
  readonly #json: string;
  #card: CardDefinition | undefined;

  constructor(line: string) {
    const tab = line.indexOf('\t');
    this.name = line.slice(0, tab);
    this.#json = line.slice(tab + 1);
  }

  get card(): CardDefinition {
    this.#card ??= deepFreeze<CardDefinition>(JSON.parse(this.#json));
    return this.#card;
  }
}

const SOURCES = Symbol('sources');

interface StoredList {
  readonly [SOURCES]?: readonly CardSource[];
}

const sourcesIn = (cards: readonly CardDefinition[] & StoredList): readonly CardSource[] | undefined =>
  cards[SOURCES];

/** The cards of a list by name, without reading those that are stored. */
export const sourcesOf = (cards: readonly CardDefinition[]): readonly CardSource[] =>
  sourcesIn(cards) ?? cards.map((card) => ({ name: card.name, card }));

function listFrom(sources: readonly CardSource[]): readonly CardDefinition[] {
  const list: CardDefinition[] = [];
  for (const [index, source] of sources.entries())
    Object.defineProperty(list, index, { enumerable: true, get: () => source.card });
  return Object.freeze(Object.defineProperty(list, SOURCES, { value: sources }));
}

/** A frozen list of cards from text: a line for each card, its name, a tab and its definition as JSON. */
export const storedCards = (text: string): readonly CardDefinition[] =>
  listFrom(text.split('\n').map((line) => new StoredCard(line)));

/** The line of a card in the text that `storedCards` reads. */
export const storedCard = (card: CardDefinition): string => `${card.name}\t${JSON.stringify(card)}`;

/** A frozen list of the cards of several lists. A card that is stored is read when it is asked for. */
export const joinedCards = (lists: readonly (readonly CardDefinition[])[]): readonly CardDefinition[] =>
  lists.some((list) => sourcesIn(list) !== undefined)
    ? listFrom(lists.flatMap(sourcesOf))
    : Object.freeze(lists.flat());
