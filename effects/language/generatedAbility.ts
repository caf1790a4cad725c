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

/** What the test kit makes up for the parameters of a builder. */
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

/** A sort of part, or the values of which one is taken. */
export type GeneratedPart = keyof GeneratedParts | readonly (number | string)[];

type PartValue<P> = P extends keyof GeneratedParts
  ? GeneratedParts[P]
  : P extends readonly (infer Value)[]
    ? Value
    : never;

/** A way in which the test kit writes a keyword or a named ability. */
export interface GeneratedForm<A extends Ability> {
  /** How often, beside the others. */
  readonly weight: number;
  readonly parts: readonly GeneratedPart[];
  readonly build: (...parts: readonly never[]) => A;
}

/** Written by a builder from parts that are made up. */
export const form = <A extends Ability, const Parts extends readonly GeneratedPart[]>(
  weight: number,
  parts: Parts,
  build: (...values: { -readonly [I in keyof Parts]: PartValue<Parts[I]> }) => A,
): GeneratedForm<A> => ({ weight, parts, build: build as GeneratedForm<A>['build'] });
