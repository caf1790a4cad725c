import fc, { type Arbitrary } from 'fast-check';
import { AMOUNTS } from '../../effects/language/amounts/table.ts';
import { FILTERS } from '../../effects/language/filters/table.ts';
import type { FieldHint, PlainMaker } from '../../effects/language/generated.ts';
import { KEYWORDS } from '../../effects/language/keywords/table.ts';
import {
  type Amount,
  CARD_TYPES,
  type Choice,
  type Filter,
  type Group,
  type Ref,
  type Subject,
  type Target,
  type Who,
} from '../../effects/language/vocabulary.ts';
import { keysOf } from '../../table/keysOf.ts';
import type { Zone } from '../../table/nouns.ts';
import { anyOf, hintsOf, madeOf, wordsOf } from './tableWords.ts';
import {
  among,
  anyWord,
  boundsOf,
  just,
  RACES,
  refIn,
  type Scope,
  SOME_CIVILIZATIONS,
  WHO,
  ZONE,
} from './vocabulary.ts';

/** Arbitraries for amounts, filters, groups and targets. Those of amounts and filters are derived from the tables of their words. */

const smallNumber: Arbitrary<number> = among(1, 1, 1, 2, 2, 3);

const CARD_TYPE: Arbitrary<NonNullable<Filter['type']>> = fc.oneof(
  { weight: 8, arbitrary: just('creature' as const) },
  { weight: 2, arbitrary: just('spell' as const) },
  { weight: 2, arbitrary: just('card' as const) },
  { weight: 1, arbitrary: among(...CARD_TYPES) },
  { weight: 1, arbitrary: just(['creature', 'spell'] as const) },
);

/** What makes the fields of amounts and filters. */
export const NOUN_MAKERS = {
  cardCount: () => cardCount,
  cardName: ({ cardNames }: Scope) => among(...cardNames),
  cardType: () => CARD_TYPE,
  civilizations: () => SOME_CIVILIZATIONS,
  creatureSubject: () => WHO.map((of): Subject => ({ of, filter: { type: 'creature' } })),
  keywordName: () => among(...keysOf(KEYWORDS)),
  namedRace: ({ raceNames }: Scope) => among(...raceNames).map((named) => ({ named })),
  numberName: ({ numbers }: Scope) => among(...numbers),
  plainGroup: () => plainGroup,
  races: () => among(...RACES).map((race) => [race]),
  ref: refIn,
  refOrGroup: (scope: Scope) => fc.oneof<Arbitrary<Ref | Group>[]>(refIn(scope), plainGroup),
  simpleFilter: () => SIMPLE_FILTER,
  thousandForEach: () => cardCount.map((count) => [1000, count]),
  twoSimpleFilters: () => fc.tuple(SIMPLE_FILTER, SIMPLE_FILTER),
  twoSummands: () =>
    fc.oneof<Arbitrary<readonly Amount[]>[]>(
      fc.tuple(smallNumber, smallNumber),
      cardCount.map((count) => [count, -2]),
    ),
  who: () => WHO,
} as const satisfies Partial<Record<PlainMaker, (scope: Scope) => Arbitrary<unknown>>>;

const isNounMaker = (hint: FieldHint<unknown>): hint is keyof typeof NOUN_MAKERS =>
  typeof hint === 'string' && Object.hasOwn(NOUN_MAKERS, hint);

function fieldIn(hint: FieldHint<unknown>, scope: Scope): Arbitrary<unknown> {
  if (isNounMaker(hint)) return NOUN_MAKERS[hint](scope);
  if (typeof hint === 'object' && 'bounds' in hint) return boundsOf(among(...hint.bounds));
  if (Array.isArray(hint)) return among(...hint);
  throw new Error(`No amount or filter has a field made by ${JSON.stringify(hint)}.`);
}

/** The names that a field needs. */
const NEEDED: ReadonlyMap<FieldHint<unknown>, Exclude<keyof Scope, 'refs'>> = new Map([
  ['cardName', 'cardNames'],
  ['namedRace', 'raceNames'],
  ['numberName', 'numbers'],
]);

/** Whether the names are there that these fields need. */
const isPossible = (hints: readonly FieldHint<unknown>[], scope: Scope): boolean =>
  hints.every((hint) => {
    const names = NEEDED.get(hint);
    return names === undefined || scope[names].length > 0;
  });

const FILTER_WORDS = Object.entries(FILTERS).map(([name, { generated }]) => ({
  name,
  weight: generated.weight,
  value: generated.value as FieldHint<unknown>,
}));

type FilterField = (typeof FILTER_WORDS)[number];

const CONTAINING: ReadonlySet<FieldHint<unknown>> = new Set<PlainMaker>([
  'ref',
  'refOrGroup',
  'simpleFilter',
  'twoSimpleFilters',
]);

/** Whether a field tests a card on its own: it speaks of no other card and of no name. */
const isSimple = ({ value }: FilterField): boolean => !CONTAINING.has(value) && !NEEDED.has(value);

/** A filter of one of these fields. */
const oneOf = (fields: readonly FilterField[], scope: Scope): Arbitrary<Filter> =>
  anyWord<Filter>(
    Object.fromEntries(
      fields.map(({ name, weight, value }) => [
        name,
        [weight, fieldIn(value, scope).map((given): Filter => ({ [name]: given }))],
      ]),
    ),
  );

const NO_NAMES: Scope = { refs: [], numbers: [], cardNames: [], raceNames: [] };

const SIMPLE_FIELDS = FILTER_WORDS.filter(isSimple);

const oneField = oneOf(SIMPLE_FIELDS, NO_NAMES);

/** A filter of one or two fields that test a card on its own. */
const SIMPLE_FILTER: Arbitrary<Filter> = fc.oneof(
  { withCrossShrink: true },
  { weight: 8, arbitrary: just<Filter>({ type: 'creature' }) },
  { weight: 3, arbitrary: CARD_TYPE.map((type): Filter => ({ type })) },
  { weight: 6, arbitrary: oneField },
  { weight: 4, arbitrary: oneField.map((filter): Filter => ({ type: 'creature', ...filter })) },
  { weight: 2, arbitrary: fc.tuple(oneField, oneField).map(([one, other]) => ({ ...one, ...other })) },
);

const plainGroup: Arbitrary<Group> = fc
  .tuple(ZONE, WHO, fc.option(SIMPLE_FILTER, { nil: undefined }))
  .map(([zone, of, filter]) => ({ in: zone, of, ...(filter === undefined ? {} : { filter }) }));

const cardCount: Arbitrary<Amount> = plainGroup.map((count) => ({ count }));

/** Any filter; most often it selects creatures, the most common cards in a position. */
export const filterIn = (scope: Scope): Arbitrary<Filter> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 20, arbitrary: SIMPLE_FILTER },
    {
      weight: 10,
      arbitrary: oneOf(
        FILTER_WORDS.filter((field) => !isSimple(field) && isPossible([field.value], scope)),
        scope,
      ),
    },
    ...(scope.numbers.length === 0
      ? []
      : [
          {
            weight: 2,
            arbitrary: among(...scope.numbers).map((named): Filter => ({ cost: { max: { named } } })),
          },
        ]),
  );

const AMOUNT_WORDS = wordsOf(AMOUNTS, undefined);

/** An amount that is no plain number. */
const amountAs = (as: 'number' | 'power', scope: Scope): Arbitrary<Amount> =>
  anyOf<Amount>(
    AMOUNT_WORDS.filter(
      (word) =>
        AMOUNTS[word.name as keyof typeof AMOUNTS].generated.as === as && isPossible(hintsOf(word), scope),
    ),
    (word) => madeOf(word, (hint) => fieldIn(hint, scope)),
  );

/** A small amount, used for numbers of cards and repetitions. */
export const countIn = (scope: Scope): Arbitrary<Amount> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 20, arbitrary: smallNumber },
    { weight: 1, arbitrary: just(0) },
    { weight: 12, arbitrary: amountAs('number', scope) },
  );

/** An amount of power, in thousands. */
export const powerIn = (scope: Scope): Arbitrary<Amount> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 10, arbitrary: among(1000, 2000, 3000, 5000) },
    { weight: 4, arbitrary: amountAs('power', scope) },
  );

export const groupIn = (scope: Scope, zone: Arbitrary<Zone> = ZONE): Arbitrary<Group> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 8, arbitrary: zone },
        { weight: 1, arbitrary: just<readonly Zone[]>(['battleZone', 'graveyard']) },
        { weight: 1, arbitrary: just<readonly Zone[]>(['hand', 'manaZone']) },
      ),
      WHO,
      fc.option(filterIn(scope), { nil: undefined }),
    )
    .map(([where, of, filter]) => ({ in: where, of, ...(filter === undefined ? {} : { filter }) }));

/** 605.2b. A choice, mostly of an exact number by the controller of the effect. */
export const choiceIn = (
  scope: Scope,
  zone: Arbitrary<Zone> = ZONE,
  as: string | undefined = undefined,
): Arbitrary<Choice> =>
  fc
    .record({
      choose: fc.oneof(
        { weight: 10, arbitrary: groupIn(scope, zone) },
        { weight: 1, arbitrary: refIn(scope) },
        {
          weight: 1,
          arbitrary: fc.tuple(refIn(scope), filterIn(scope)).map(([ref, filter]) => ({ ...ref, filter })),
        },
      ),
      count: countIn(scope),
      amount: among('exactly', 'exactly', 'upTo', 'any'),
      by: among<Who>('you', 'you', 'you', 'opponent'),
      special: fc.oneof(
        { weight: 10, arbitrary: just({}) },
        { weight: 1, arbitrary: just({ atRandom: true as const }) },
        {
          weight: 1,
          arbitrary: fc
            .oneof(just(5), countIn(scope))
            .map((max) => ({ total: { of: 'cost' as const, max } })),
        },
        { weight: 1, arbitrary: just({ total: { of: 'power' as const, max: 4000 } }) },
        { weight: 1, arbitrary: just({ able: 'attack' as const }) },
      ),
    })
    .map(({ special, ...choice }) => ({ ...choice, ...special, ...(as === undefined ? {} : { as }) }));

/** The objects an effect acts on. */
export const targetIn = (scope: Scope, zone: Arbitrary<Zone> = ZONE): Arbitrary<Target> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 3, arbitrary: refIn(scope) },
    { weight: 8, arbitrary: choiceIn(scope, zone) },
    { weight: 2, arbitrary: groupIn(scope, zone) },
  );

/** The objects a trigger watches, most often its own. */
export const SUBJECT: Arbitrary<Subject> = fc.oneof(
  { withCrossShrink: true },
  { weight: 8, arbitrary: just<Subject>({ of: 'any', filter: { itself: true } }) },
  { weight: 4, arbitrary: WHO.map((of): Subject => ({ of, filter: { type: 'creature' } })) },
  { weight: 2, arbitrary: WHO.map((of): Subject => ({ of, filter: { type: 'creature', other: true } })) },
  {
    weight: 2,
    arbitrary: fc.tuple(WHO, SIMPLE_FILTER).map(([of, filter]): Subject => ({ of, filter })),
  },
  { weight: 1, arbitrary: WHO.map((of): Subject => ({ of })) },
);
