import { rules100 } from './rules100.ts';
import { rules200 } from './rules200.ts';
import { rules300 } from './rules300.ts';
import { rules400 } from './rules400.ts';
import { rules500 } from './rules500.ts';
import { rules600 } from './rules600.ts';
import { rules700 } from './rules700.ts';
import { rules800 } from './rules800.ts';

/**
 * The rules by their numbers in the General Game Rules, Ver. 1.49, paraphrased. If a number had another meaning in an older version that
 * rulings refer to, the text says so. `docs/rules.md` shows where each is implemented.
 */
export const rulebook: Readonly<Record<string, string>> = Object.freeze({
  ...rules100,
  ...rules200,
  ...rules300,
  ...rules400,
  ...rules500,
  ...rules600,
  ...rules700,
  ...rules800,
});

/** The states and scenarios that implement or demonstrate a rule. */
export interface RuleEntry {
  /** Dotted paths of the states that implement it; `(every window)` means every window of declaring and resolving. */
  readonly states: readonly string[];
  /** Ids of the scenarios of `taiki/rulings` that demonstrate it. */
  readonly scenarios: readonly string[];
}

/** Entries by rule number; rules with neither states nor scenarios are omitted. */
export type RuleIndex = Readonly<Record<string, RuleEntry>>;

const SHAPE = /^(\d{3})(?:\.(\d+)([a-z])?)?(?![\w.])/;

/** A rule number and its parents: `506.3d`, `506.3`, `506`. A note after the number is ignored: `603.3a (1.28)`. */
export function ruleAndAbove(number: string): readonly string[] {
  const [whole, section, of, letter] = SHAPE.exec(number) ?? [];
  if (whole === undefined || section === undefined) return [];
  if (of === undefined) return [section];
  return [...(letter === undefined ? [] : [whole]), `${section}.${of}`, section];
}

const hasText = (number: string): boolean => Object.hasOwn(rulebook, number);

/**
 * The text of a rule, or of its nearest parent in the rulebook: 506.9 or 506 for 506.9z. Undefined if `number` is not a
 * rule number.
 */
export function ruleText(number: string): string | undefined {
  const known = ruleAndAbove(number).find(hasText);
  return known === undefined ? undefined : rulebook[known];
}

/** Compares rule numbers for `sort`: `506.3d` comes before `506.10`. */
export function compareRules(a: string, b: string): number {
  const [, sectionA = '', ofA = '0', letterA = ''] = SHAPE.exec(a) ?? [];
  const [, sectionB = '', ofB = '0', letterB = ''] = SHAPE.exec(b) ?? [];
  return (
    Number(sectionA) - Number(sectionB) ||
    Number(ofA) - Number(ofB) ||
    (letterA < letterB ? -1 : letterA > letterB ? 1 : 0)
  );
}

/** All numbers of the rulebook, in ascending order. */
export const ruleNumbers: readonly string[] = Object.freeze(Object.keys(rulebook).sort(compareRules));
