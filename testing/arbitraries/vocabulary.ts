import fc, { Arbitrary, type Random, type Stream, type Value } from 'fast-check';
import {
  type Amount,
  type Bounds,
  BREAKERS,
  CIVILIZATIONS,
  type Civilization,
  type Duration,
  type Ref,
  type Who,
} from '../../effects/language/vocabulary.ts';
import { keysOf } from '../../table/keysOf.ts';
import type { Zone } from '../../table/nouns.ts';

/** Arbitraries for the least parts of the vocabulary: players, zones, names, bounds. */

/** The names of objects, numbers and cards that an effect may refer to. */
export interface Scope {
  readonly refs: readonly string[];
  readonly numbers: readonly string[];
  readonly cardNames: readonly string[];
  readonly raceNames: readonly string[];
}

/** The scope of an ability: only its own object. */
export const BASE_SCOPE: Scope = { refs: ['this'], numbers: [], cardNames: [], raceNames: [] };

/** An arbitrary for each word, with its weight. */
export type WeightedWords<K extends string, T> = {
  readonly [W in K]: readonly [weight: number, Arbitrary<T>];
};

/** Any of the words by weight. Shrinks to the first. */
export function anyWord<T>(
  words: Readonly<Record<string, readonly [weight: number, Arbitrary<T>]>>,
): Arbitrary<T> {
  const [first, ...rest] = Object.values(words).map(([weight, arbitrary]) => ({ weight, arbitrary }));
  if (first === undefined) throw new Error('anyWord() needs at least one word.');
  return fc.oneof({ withCrossShrink: true }, first, ...rest);
}

/** The value with a probability of 1 in `oneIn`, otherwise undefined. */
export const sometimes = <T>(oneIn: number, arbitrary: Arbitrary<T>): Arbitrary<T | undefined> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: oneIn - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary },
  );

/** An object with these fields. Optional ones are left out five times in six. */
export function partialRecordOf<T extends object, K extends keyof T>(
  fields: { readonly [F in keyof T]-?: Arbitrary<NonNullable<T[F]>> },
  required: readonly K[],
): Arbitrary<T> {
  const names: readonly PropertyKey[] = required;
  const entries = Object.entries<Arbitrary<unknown>>(fields).map(([name, value]) => {
    const field = names.includes(name) ? value : sometimes(6, value);
    return [name, field] as const;
  });
  return fc
    .record(Object.fromEntries(entries), { noNullPrototype: true })
    .map((given) => withoutUndefined(given) as T);
}

const withoutUndefined = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** An object with all of these fields. */
export const recordOf = <T extends object>(
  fields: { readonly [F in keyof T]-?: Arbitrary<T[F]> },
): Arbitrary<T> =>
  fc
    .record(Object.fromEntries(Object.entries<Arbitrary<unknown>>(fields)), { noNullPrototype: true })
    .map((given) => given as T);

/** What `make` returns, made when it first generates a value: most of what effects may contain is never generated. */
export const lazily = <T>(make: () => Arbitrary<T>): Arbitrary<T> => new LazyArbitrary(make);

class LazyArbitrary<T> extends Arbitrary<T> {
  readonly #make: () => Arbitrary<T>;
  #made: Arbitrary<T> | undefined;

  constructor(make: () => Arbitrary<T>) {
    super();
    this.#make = make;
  }

  get #arbitrary(): Arbitrary<T> {
    this.#made ??= this.#make();
    return this.#made;
  }

  override generate(random: Random, biasFactor: number | undefined): Value<T> {
    return this.#arbitrary.generate(random, biasFactor);
  }

  override canShrinkWithoutContext(value: unknown): value is T {
    return this.#arbitrary.canShrinkWithoutContext(value);
  }

  override shrink(value: T, context: unknown): Stream<Value<T>> {
    return this.#arbitrary.shrink(value, context);
  }
}

export const just = <const T>(value: T): Arbitrary<T> => fc.constant(value);

/** Any of the values. Shrinks to the first. */
export const among = <const T>(...values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);

/** A player, relative to the controller of the ability. Rarely both. */
export const WHO: Arbitrary<Who> = among<Who>('you', 'opponent', 'you', 'opponent', 'any');

/** How often cards mention each zone. Zones that have few cards are rare or left out. */
const ZONE_WEIGHTS: { readonly [Z in Zone]: number } = {
  battleZone: 8,
  hand: 3,
  manaZone: 3,
  graveyard: 3,
  shieldZone: 2,
  deck: 1,
  hyperspatialZone: 1,
  superGRZone: 0,
  abyssZone: 0,
};

export const ZONE: Arbitrary<Zone> = fc.oneof(
  ...keysOf(ZONE_WEIGHTS)
    .filter((zone) => ZONE_WEIGHTS[zone] > 0)
    .map((zone) => ({ weight: ZONE_WEIGHTS[zone], arbitrary: just<Zone>(zone) })),
);

/** The zones to which effects move cards. Moving to the battle zone is a separate effect, `put`. */
export const DESTINATION: Arbitrary<Zone> = among<Zone>(
  'graveyard',
  'hand',
  'manaZone',
  'deck',
  'shieldZone',
);

export const RACES = ['Human', 'Liquid People', 'Angel Command', 'Armored Dragon'] as const;

export const CIVILIZATION: Arbitrary<Civilization> = among(...CIVILIZATIONS);

export const SOME_CIVILIZATIONS: Arbitrary<readonly Civilization[]> = fc.uniqueArray(CIVILIZATION, {
  minLength: 1,
  maxLength: 2,
});

/** 607. How long an effect lasts. */
export const DURATION: Arbitrary<Duration> = among<Duration>(
  'turn',
  'turn',
  'attack',
  'battle',
  'yourNextTurn',
  'opponentsNextTurn',
  'endOfYourNextTurn',
  'endOfOpponentsNextTurn',
  'whileThere',
  'duel',
);

export const refIn = ({ refs }: Scope): Arbitrary<Ref> => among(...refs).map((ref) => ({ ref }));

export const boundsOf = (amount: Arbitrary<Amount>): Arbitrary<Bounds> =>
  fc.oneof(
    amount.map((min): Bounds => ({ min })),
    amount.map((max): Bounds => ({ max })),
    fc.tuple(amount, amount).map(([min, more]): Bounds => ({ min, max: { plus: [min, more] } })),
  );

export const BREAKER = among(...BREAKERS);
