import { OptionsError, QueryError } from '../boundary/errors.ts';
import { formatValue } from '../boundary/formatValue.ts';
import { foldName } from '../boundary/names/foldName.ts';
import { suggestion } from '../boundary/names/nearest.ts';
import { reading } from '../boundary/reading.ts';
import { CARD_TYPE_FACTS, CARD_TYPES } from '../effects/language/cardTypes.ts';
import { describeAbility } from '../effects/language/describe.ts';
import { KEYWORDS, keywordWordOf } from '../effects/language/keywords/table.ts';
import {
  type Ability,
  BREAKERS,
  type CardDefinition,
  CIVILIZATIONS,
  type Face,
} from '../effects/language/vocabulary.ts';
import { EXPECTATIONS, PROBLEMS, QUERY_PROBLEMS } from '../table/sentences/problems.ts';
import {
  type CardQuery,
  parseCardQuery,
  type QueryField,
  type QueryTerm,
  type QueryValue,
} from './cardQuery.ts';

/**
 * Finds cards by a query. Conditions next to each other must all hold; `OR` separates alternatives, `-` negates, and parentheses
 * group. A word or a quoted phrase is looked for in names, races and texts. `name` and `text` contain a value, `race` and `keyword`
 * have it as a word, `civ`, `type` and `set` are equal to it; with `=`, each of them is equal. `cost` and `power` are compared.
 * Values separated by commas are alternatives. Case, accents and punctuation do not matter.
 * @param query for example `race:dragon cost<=6 civ:fire -keyword:"speed attacker"`.
 * @param cards the cards to search, in the order of the result; `allCards`, for example.
 * @throws {QueryError} if the query cannot be parsed, or a value can fit no card; `offset` is the place in the query.
 * @throws {OptionsError} if `cards` is not a list.
 */
export function searchCards(query: string, cards: readonly CardDefinition[]): readonly CardDefinition[] {
  if (!Array.isArray(cards))
    throw new OptionsError(PROBLEMS.expected('cards', EXPECTATIONS.cardListSuchAs, formatValue(cards)));
  const parsed = parseCardQuery(query);
  return reading('cards', cards, EXPECTATIONS.cardListSuchAs, () =>
    cards.filter(testOf(parsed, new Values(cards))),
  );
}

type Test = (card: CardDefinition) => boolean;

function testOf(query: CardQuery, values: Values): Test {
  if (query.kind === 'term') return testOfTerm(query, values);
  if (query.kind === 'not') {
    const inner = testOf(query.query, values);
    return (card) => !inner(card);
  }
  const inner = query.queries.map((one) => testOf(one, values));
  return query.kind === 'both'
    ? (card) => inner.every((test) => test(card))
    : (card) => inner.some((test) => test(card));
}

const facesOf = (card: CardDefinition): readonly Face[] => [
  card,
  ...[card.otherFace, card.thirdFace].filter((face) => face !== undefined),
];

function testOfTerm({ field, operator, values }: QueryTerm, known: Values): Test {
  const tests = values.map((value): Test => {
    if (field === 'cost' || field === 'power') return testOfNumber(field, operator, value);
    if (operator !== ':' && operator !== '=' && operator !== '!=') {
      const at = value.offset - operator.length;
      throw new QueryError(QUERY_PROBLEMS.comparesNumbers(operator, field), at);
    }
    const { of, wanted, fits } = known.reading(field, value);
    return operator === ':'
      ? (card) => of(card).some((found) => fits(found, wanted))
      : (card) => of(card).includes(wanted);
  });
  return operator === '!='
    ? (card) => !tests.some((test) => test(card))
    : (card) => tests.some((test) => test(card));
}

const COMPARISONS: { readonly [O in QueryTerm['operator']]: (a: number, b: number) => boolean } = {
  ':': (a, b) => a === b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

function testOfNumber(field: 'cost' | 'power', operator: QueryTerm['operator'], value: QueryValue): Test {
  if (!/^\d+$/.test(value.text))
    throw new QueryError(QUERY_PROBLEMS.wholeNumber(field, value.text), value.offset);
  const wanted = Number(value.text);
  const fits = COMPARISONS[operator];
  return (card) => facesOf(card).some(({ [field]: found }) => found !== undefined && fits(found, wanted));
}

/** The values of a card that a text is compared with, folded. */
type ValuesOf = (card: CardDefinition) => readonly string[];

type Fits = (found: string, wanted: string) => boolean;

const contains: Fits = (found, wanted) => found.includes(wanted);
const hasWords: Fits = (found, wanted) => ` ${found} `.includes(` ${wanted} `);
const equals: Fits = (found, wanted) => found === wanted;

type TextField = Exclude<QueryField, 'cost' | 'power'>;

const FITS: { readonly [F in TextField]: Fits } = {
  any: contains,
  name: contains,
  text: contains,
  race: hasWords,
  keyword: hasWords,
  civ: equals,
  type: equals,
  set: equals,
};

/** A value of a condition, ready to be compared. */
interface Reading {
  readonly of: ValuesOf;
  readonly wanted: string;
  readonly fits: Fits;
}

const COLORLESS = 'colorless';
const MULTICOLORED = 'multicolored';

const ofFaces =
  (valuesOf: (face: Face) => readonly string[]): ValuesOf =>
  (card) =>
    facesOf(card).flatMap(valuesOf).map(foldName);

function civilizationsIn({ civilizations }: Face): readonly string[] {
  if (civilizations.length === 0) return [COLORLESS];
  return civilizations.length === 1 ? civilizations : [...civilizations, MULTICOLORED];
}

/** 204.3. A star evolution creature is an evolution creature and a creature too. */
const typesIn = ({ type }: Face): readonly string[] => {
  const { name, isCreature, alsoOf } = CARD_TYPE_FACTS[type];
  const others = alsoOf.map((one) => CARD_TYPE_FACTS[one].name);
  const creature = isCreature && type !== 'creature' ? [CARD_TYPE_FACTS.creature.name] : [];
  return [name, ...others, ...creature];
};

const spaced = (word: string): string => word.replace(/[A-Z0-9]+/g, (part) => ` ${part.toLowerCase()}`);

function keywordsIn(ability: Ability): readonly string[] {
  if (ability.kind === 'triggered') return ability.word === undefined ? [] : [spaced(ability.word.name)];
  if (ability.kind !== 'keyword') return [];
  const { label } = keywordWordOf(ability);
  return ability.name === 'breaker' ? [label, `${ability.breaker} ${label}`] : [label];
}

/** A printing is written as `DM-01 23/110`. */
const setsOfCard = ({ printings = [] }: CardDefinition): readonly string[] =>
  printings.map((one) => one.split(' ')[0] ?? '');

/** `dm1`, `DM-1` and `DM-01` are one set. */
const foldSet = (set: string): string =>
  foldName(set)
    .replaceAll(' ', '')
    .replace(/^([a-z]+)0*(?=\d)/, '$1');

const CLOSED: { readonly [F in 'civ' | 'type' | 'keyword']: ReadonlyMap<string, string> } = {
  civ: foldedMap([...CIVILIZATIONS, COLORLESS, MULTICOLORED]),
  type: foldedMap(CARD_TYPES.map((type) => CARD_TYPE_FACTS[type].name)),
  keyword: foldedMap([
    ...Object.values(KEYWORDS).map(({ label }) => label),
    ...[...BREAKERS, 'crew'].map((breaker) => `${breaker} breaker`),
  ]),
};

function foldedMap(values: readonly string[]): ReadonlyMap<string, string> {
  return new Map(values.map((value) => [foldName(value), value]));
}

/** Reads the values of conditions, and refuses those that no card can have. */
class Values {
  readonly #cards: readonly CardDefinition[];

  constructor(cards: readonly CardDefinition[]) {
    this.#cards = cards;
  }

  reading(field: TextField, value: QueryValue): Reading {
    const { text, offset } = value;
    const wanted = field === 'set' ? foldSet(text) : foldName(text);
    if (wanted === '') throw new QueryError(QUERY_PROBLEMS.letterOrDigit(text), offset);
    const read: Reading = { of: VALUES[field], wanted, fits: FITS[field] };
    const problem = this.#problem(field, text, read);
    if (problem !== undefined) throw new QueryError(problem, offset);
    return read;
  }

  /** Why no card can have a value. */
  #problem(field: TextField, text: string, { of, wanted, fits }: Reading): string | undefined {
    if (field === 'any' || field === 'name' || field === 'text') return undefined;
    const known = field === 'race' || field === 'set' ? [] : [...CLOSED[field].keys()];
    if (known.some((one) => fits(one, wanted))) return undefined;
    if (this.#cards.some((card) => of(card).some((found) => fits(found, wanted)))) return undefined;
    if (field === 'race') return `${QUERY_PROBLEMS.noRace(text)}${suggestion(text, this.#races())}`;
    const expected = field === 'set' ? this.#sets() : CLOSED[field].values();
    return UNKNOWN[field](text, [...expected].join(', '));
  }

  /** Whole races and their words, each of which is found. */
  #races(): ReadonlySet<string> {
    const races = this.#cards.flatMap((card) => facesOf(card).flatMap((face) => face.races));
    return new Set(races.flatMap((race) => [race, ...race.split(' ')]));
  }

  #sets(): readonly string[] {
    return [...new Set(this.#cards.flatMap(setsOfCard))].sort();
  }
}

const UNKNOWN = {
  civ: QUERY_PROBLEMS.unknownCivilization,
  type: QUERY_PROBLEMS.unknownType,
  set: QUERY_PROBLEMS.unknownSet,
  keyword: QUERY_PROBLEMS.unknownKeyword,
} as const;

const VALUES: { readonly [F in TextField]: ValuesOf } = {
  name: ofFaces(({ name }) => [name]),
  text: ofFaces(({ abilities }) => abilities.map(describeAbility)),
  any: ofFaces(({ name, races, abilities }) => [name, ...races, ...abilities.map(describeAbility)]),
  race: ofFaces(({ races }) => races),
  civ: ofFaces(civilizationsIn),
  type: ofFaces(typesIn),
  keyword: ofFaces(({ abilities }) => abilities.flatMap(keywordsIn)),
  set: (card) => setsOfCard(card).map(foldSet),
};
