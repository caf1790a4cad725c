import type { CardDefinition, Deck } from 'taiki';
import { CARD_TYPE_FACTS } from '../../effects/language/cardTypes.ts';
import { moreInDeck } from '../../effects/questions/abilities/copiesInDeck.ts';
import { beginsThere, type Chance, mainCards, setsIn, superGROf } from '../exhaustive/drawDeck.ts';
import { basesOf, fits } from '../exhaustive/evolutionBases.ts';
import type { Family } from './families.ts';
import type { FamilyWord } from './familyWord.ts';

/** The faces of a card. */
export const facesOf = (card: CardDefinition): readonly CardDefinition[] =>
  card.otherFace === undefined ? [card] : [card, card.otherFace];

/** The cards that decks are made of. */
export interface FamilyPool {
  readonly printed: readonly CardDefinition[];
  /** Cards of tests, for words that few printed cards have. */
  readonly made: readonly CardDefinition[];
}

/** How many printed cards of a word are enough to do without cards of tests. */
const ENOUGH = 5;

/** The cards of a family, by word. */
export const membersOf = (
  { words }: Family,
  { printed, made }: FamilyPool,
): ReadonlyMap<FamilyWord, readonly CardDefinition[]> =>
  new Map(
    words.map((word) => {
      const on = (cards: readonly CardDefinition[]) => cards.filter((card) => facesOf(card).some(word.isOn));
      const found = on(printed);
      return [word, found.length < ENOUGH ? [...found, ...on(made)] : found];
    }),
  );

/** How many cards of a deck cost little, so that it gets to play the others. */
const CHEAP = 3;
const SIZE = 40;
const HYPERSPATIAL = 8;
/** What is in the cards without which others of a type are not played. */
const HELPED_BY: { readonly [T in CardDefinition['type']]?: string } = {
  evolutionCrossGear: '"type":"crossGear"',
  gacharangeCreature: '"gacharangeSummon"',
  neoGacharangeCreature: '"gacharangeSummon"',
};
/** How many cards of a deck have words of the family, or help to use them. */
const OF_THE_FAMILY = 26;

const namesIn = (value: unknown, known: ReadonlySet<string>): readonly string[] => {
  if (typeof value === 'string') return known.has(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => namesIn(part, known))
    : [];
};

const isHyperspatial = ({ type }: CardDefinition): boolean =>
  CARD_TYPE_FACTS[type].home === 'hyperspatialZone';

/** Draws decks around the cards of a family. */
export class FamilyDecks {
  readonly #members: ReadonlyMap<FamilyWord, readonly CardDefinition[]>;
  readonly #ofFamily: readonly CardDefinition[];
  readonly #helpers: readonly CardDefinition[];
  readonly #main: readonly CardDefinition[];
  readonly #isMain: ReadonlySet<CardDefinition>;
  readonly #sets: readonly (readonly string[])[];
  readonly #hyperspatial: readonly CardDefinition[];
  readonly #superGR: readonly string[];
  readonly #byName: ReadonlyMap<string, CardDefinition>;
  readonly #names: ReadonlySet<string>;

  constructor(family: Family, pool: FamilyPool) {
    const cards = [...pool.printed, ...pool.made];
    this.#members = membersOf(family, pool);
    this.#ofFamily = [...new Set([...this.#members.values()].flat())];
    this.#main = mainCards(pool.printed);
    this.#isMain = new Set(mainCards(cards));
    const { helpers } = family;
    this.#helpers =
      helpers === undefined
        ? []
        : mainCards(cards).filter((card) => facesOf(card).some(helpers) && !beginsThere(card));
    this.#sets = setsIn(this.#ofFamily);
    this.#hyperspatial = cards.filter(isHyperspatial);
    this.#superGR = superGROf(cards);
    this.#byName = new Map(cards.map((card) => [card.name, card]));
    this.#names = new Set(this.#byName.keys());
  }

  /** The cards with at least one word of the family. */
  get cards(): readonly CardDefinition[] {
    return this.#ofFamily;
  }

  /** 100.2. A legal deck with many cards of the family, those of the words that are needed most. */
  draw(chance: Chance, needOf: (word: FamilyWord) => number): Deck {
    const words = [...this.#members].filter(([, on]) => on.length > 0);
    const [, candidates] = chance.pick(words, ([word]) => needOf(word));
    const target = chance.pick(candidates, () => 1);
    const hyperspatial = this.#hyperspatialWith(chance, target);
    return {
      name: undefined,
      cards: this.#mainWith(chance, target, SIZE + sum(hyperspatial.map(moreInDeck)), needOf),
      hyperspatial: hyperspatial.map(({ name }) => name),
      superGR: this.#superGR,
    };
  }

  #mainWith(
    chance: Chance,
    target: CardDefinition,
    size: number,
    needOf: (word: FamilyWord) => number,
  ): readonly string[] {
    const set = this.#sets.find((names) => names.includes(target.name)) ?? this.#someSet(chance, target);
    const cards: string[] = [...set];
    const civilizations = new Set(target.civilizations);
    const begins = cards.length > 0;
    const add = (card: CardDefinition, copies: number): void => {
      if (!this.#isMain.has(card) || (beginsThere(card) && (begins || card !== target))) return;
      const there = cards.filter((name) => name === card.name).length;
      for (let copy = there; copy < Math.min(4, there + copies) && cards.length < size; copy++)
        cards.push(card.name);
    };
    const isOurs = (card: CardDefinition): boolean =>
      card.civilizations.every((civilization) => civilizations.has(civilization));
    const addWith = (card: CardDefinition, copies: number): void => {
      for (const civilization of card.civilizations) civilizations.add(civilization);
      add(card, copies);
      for (const companion of this.#companionsOf(chance, card)) {
        for (const civilization of companion.civilizations) civilizations.add(civilization);
        add(companion, 3);
      }
    };
    addWith(target, 4);
    if (civilizations.size === 0) civilizations.add('fire');
    const weightOf = (card: CardDefinition): number =>
      (isOurs(card) ? 20 : 1) *
      [...this.#members].reduce(
        (most, [word, on]) => (on.includes(card) ? Math.max(most, needOf(word)) : most),
        1,
      );
    const helpers = this.#helpersOf(target, isOurs);
    for (let tries = 0; tries < 12 && cards.length < OF_THE_FAMILY; tries++) {
      const isHelp = helpers.length > 0 && (tries % 2 === 0 || isHyperspatial(target));
      const card = isHelp ? chance.pick(helpers, () => 1) : chance.pick(this.#ofFamily, weightOf);
      if (civilizations.size < 3 || isOurs(card)) addWith(card, 3);
    }
    const cheap = this.#main.filter((card) => card.cost <= CHEAP && isOurs(card) && !beginsThere(card));
    const rest = cheap.length < 12 ? this.#main.filter((card) => !beginsThere(card)) : cheap;
    while (cards.length < size)
      add(
        chance.pick(rest, () => 1),
        2,
      );
    return cards;
  }

  /** The helpers of a target: for a card of the hyperspatial zone those that name its type, else those of its civilizations, if there are any. */
  #helpersOf(target: CardDefinition, isOurs: (card: CardDefinition) => boolean): readonly CardDefinition[] {
    const helping = HELPED_BY[target.type];
    const typed =
      helping !== undefined || isHyperspatial(target)
        ? this.#helpers.filter((card) => JSON.stringify(card).includes(helping ?? `"type":"${target.type}"`))
        : this.#helpers.filter(isOurs);
    return typed.length > 0 ? typed : this.#helpers;
  }

  /** 103.3. A set of the family that begins the duel in the battle zone, in every second deck around a card of the main deck. */
  #someSet(chance: Chance, target: CardDefinition): readonly string[] {
    if (this.#sets.length === 0 || beginsThere(target) || chance.below(2) === 0) return [];
    return chance.pick(this.#sets, () => 1);
  }

  /** What a card is put on, and cards that it names. */
  #companionsOf(chance: Chance, card: CardDefinition): readonly CardDefinition[] {
    const bases = basesOf(card).flatMap((base) => {
      const found = [...this.#isMain].filter(
        (one) => fits(one, base) && one.type === 'creature' && one.cost <= 4,
      );
      const own = found.filter((one) => one.civilizations.some((each) => card.civilizations.includes(each)));
      const from = own.length > 0 ? own : found;
      return from.length === 0 ? [] : [chance.pick(from, () => 1), chance.pick(from, () => 1)];
    });
    const named = facesOf(card).flatMap(({ abilities }) => namesIn(abilities, this.#names));
    return [...bases, ...[...new Set(named)].slice(0, 4).flatMap((name) => this.#byName.get(name) ?? [])];
  }

  /** 100.3. The target, cards that it names, and others of the hyperspatial zone, those of the family first. */
  #hyperspatialWith(chance: Chance, target: CardDefinition): readonly CardDefinition[] {
    const picked = new Set<CardDefinition>();
    if (isHyperspatial(target)) {
      picked.add(target);
      for (const { abilities } of facesOf(target))
        for (const name of namesIn(abilities, this.#names)) {
          const card = this.#byName.get(name);
          if (card !== undefined && isHyperspatial(card)) picked.add(card);
        }
    }
    const isRulePlus = ({ type }: CardDefinition): boolean => type === 'rulePlus';
    const others = this.#hyperspatial.filter((card) => !isRulePlus(card));
    while (picked.size < Math.min(HYPERSPATIAL, others.length))
      picked.add(
        chance.pick(others, (card) => (picked.has(card) ? 0 : this.#ofFamily.includes(card) ? 10 : 1)),
      );
    return [...picked];
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
