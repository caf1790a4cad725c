import type { Target } from './vocabulary.ts';

/** The names that a place may use: those of objects, and those of numbers, card names and races. */
export interface Names {
  readonly refs: readonly string[];
  readonly values: readonly string[];
}

/**
 * Follows the fields of an instruction in the order in which they are followed in a duel (605.2c). Each method checks the names in a
 * field, given those that it may use. A field that is not there uses and binds nothing.
 */
export interface NameFlow<Field> {
  /** A field that binds no names: a filter, an amount, a condition, a target. */
  uses(field: Field, names: Names): void;
  /** An effect. Returns the names for what follows it. */
  effect(field: Field, names: Names): Names;
  /** Effects, one after the other. Returns the names for what follows them. */
  effects(field: Field, names: Names): Names;
  triggered(field: Field, names: Names): void;
  replacement(field: Field, names: Names): void;
  statics(field: Field, names: Names): void;
}

export const withRefs = ({ refs, values }: Names, more: readonly string[]): Names =>
  more.length === 0 ? { refs, values } : { refs: [...new Set([...refs, ...more])], values };

export const withValue = ({ refs, values }: Names, name: string): Names => ({
  refs,
  values: [...new Set([...values, name])],
});

export const withoutRef = (names: Names, ref: string, outer: Names): Names =>
  outer.refs.includes(ref) ? names : { ...names, refs: names.refs.filter((one) => one !== ref) };

export const union = (a: Names, b: Names): Names => ({
  refs: [...new Set([...a.refs, ...b.refs])],
  values: [...new Set([...a.values, ...b.values])],
});

/** The name that a target gives to what is chosen. */
export const chosenIn = (target: Target | undefined): readonly string[] =>
  target !== undefined && 'choose' in target ? [target.as ?? 'chosen'] : [];
