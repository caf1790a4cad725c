import type {
  Ability,
  Breaker,
  Civilization,
  Condition,
  Effect,
  EventPattern,
  Filter,
  Triggered,
} from './vocabulary.ts';

/** The values that the test kit generates for the parameters of a builder. */
export interface GeneratedParts {
  /** A filter that many creatures match. */
  readonly base: Filter;
  readonly breaker: Breaker;
  readonly civilization: Civilization;
  readonly condition: Condition;
  readonly effect: Effect;
  /** An effect that may also use the name `that`. */
  readonly effectOfThat: Effect;
  readonly event: EventPattern;
  /** An ability that a keyword grants while its condition holds. */
  readonly grant: Ability;
  /** An ability that gives no others. */
  readonly simpleGrant: Ability;
  readonly trigger: Triggered;
}

/** A kind of generated value, or a list of values to choose from. */
export type GeneratedPart = keyof GeneratedParts | readonly (number | string)[];

type PartValue<P> = P extends keyof GeneratedParts
  ? GeneratedParts[P]
  : P extends readonly (infer Value)[]
    ? Value
    : never;

/** How the test kit generates a keyword or a named ability. */
export interface GeneratedForm<A extends Ability> {
  /** The relative frequency. */
  readonly weight: number;
  readonly parts: readonly GeneratedPart[];
  readonly build: (...parts: readonly never[]) => A;
}

/** Calls a builder with generated values. */
export const form = <A extends Ability, const Parts extends readonly GeneratedPart[]>(
  weight: number,
  parts: Parts,
  build: (...values: { -readonly [I in keyof Parts]: PartValue<Parts[I]> }) => A,
): GeneratedForm<A> => ({ weight, parts, build: build as GeneratedForm<A>['build'] });
