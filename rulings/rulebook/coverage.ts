import { deepFreeze } from '../../table/deepFreeze.ts';
import { numberedRules } from './numbers.ts';

/** Why nothing implements a rule, and nothing will. */
export const OUTSIDE_REASONS = deepFreeze({
  definition: 'It explains words or other rules; there is nothing to carry out.',
  physical: 'It is about how cards are laid out on a table; the engine keeps them as data.',
  print: 'It is about what is printed on a card besides its characteristics and abilities.',
});

/** A key of `OUTSIDE_REASONS`. */
export type OutsideReason = keyof typeof OUTSIDE_REASONS;

/** How much of a rule the engine follows. What is implemented is named by a state, a function, a scenario or a test. */
export type RuleStatus =
  | { readonly status: 'implemented' }
  | { readonly status: 'partly'; readonly missing: string }
  | { readonly status: 'outside'; readonly reason: OutsideReason }
  | { readonly status: 'missing'; readonly missing: string };

/** A rule that is not implemented yet, or only in part. */
export interface MissingRule {
  readonly rule: string;
  /** How much of the rule is missing: `none` of it is implemented, or `part` of it is. */
  readonly extent: 'none' | 'part';
  readonly what: string;
}

type Numbers = Readonly<Record<string, string>>;

/** Rules that are implemented in part, by what is missing. Maintained by hand: remove a number when you close its gap. */
const PARTLY: Numbers = {
  'A drawn card is in the hand when what triggers resolves.': '114.5',
  'Central god link 360 is missing: gods lie where names, or left, central and right god link, say.':
    '804.2c',
};

/** Rules of which nothing is implemented, by what is missing. Maintained by hand. */
const MISSING: Numbers = {};

/** Rules that are outside, by the reason. */
const OUTSIDE: Readonly<Record<OutsideReason, string>> = {
  definition: '000.1 109.2 110.2d 111.2 200.1 401.7 402.2 606.3 700.4 701.1 702.1a 703.1a 800.1',
  print: '106.2d 109.1 202.3a 202.6 202.6a 205.2 205.2a 205.2b 205.3 206.2 208.1 811.1 816.1a 816.1b',
  physical: '306.3 309.3 310.3 403.2 403.3 404.3 405.3 407.3 410.3',
};

const numbersIn = (list: string): readonly string[] => list.split(' ');

const listed = (from: Numbers, extent: MissingRule['extent']): readonly MissingRule[] =>
  Object.entries(from).flatMap(([what, list]) =>
    numbersIn(list).map((rule): MissingRule => ({ rule, extent, what })),
  );

/** Known gaps in the implementation. */
export const missingRules: readonly MissingRule[] = deepFreeze([
  ...listed(PARTLY, 'part'),
  ...listed(MISSING, 'none'),
]);

const statuses: ReadonlyMap<string, RuleStatus> = new Map([
  ...missingRules.map(({ rule, extent, what }): [string, RuleStatus] => [
    rule,
    deepFreeze({ status: extent === 'part' ? 'partly' : 'missing', missing: what }),
  ]),
  ...Object.entries(OUTSIDE).flatMap(([reason, list]) =>
    numbersIn(list).map((rule): [string, RuleStatus] => [
      rule,
      deepFreeze({ status: 'outside', reason: reason as OutsideReason }),
    ]),
  ),
]);

const IMPLEMENTED: RuleStatus = deepFreeze({ status: 'implemented' });

const numbered: ReadonlySet<string> = new Set(numberedRules);

/** How much of a rule of Ver. 1.49 the engine follows. Undefined if it has no such rule: for sections, and for numbers of older versions only. */
export const ruleStatus = (number: string): RuleStatus | undefined =>
  numbered.has(number) ? (statuses.get(number) ?? IMPLEMENTED) : undefined;

/** How many rules of a section have each status. */
export interface SectionCoverage {
  readonly section: string;
  readonly rules: number;
  readonly implemented: number;
  readonly partly: number;
  readonly outside: number;
  readonly missing: number;
}

/** How many of these rules have each status, under the name of a section. */
export function countStatuses(section: string, rules: readonly string[]): SectionCoverage {
  const counts = { implemented: 0, partly: 0, outside: 0, missing: 0 };
  for (const number of rules) {
    const found = ruleStatus(number);
    if (found !== undefined) counts[found.status]++;
  }
  return { section, rules: rules.length, ...counts };
}

/** The numbers of rules by status, for each section in ascending order. */
export const coverageBySection = (): readonly SectionCoverage[] =>
  [...new Set(numberedRules.map((number) => number.slice(0, 3)))].map((section) =>
    countStatuses(
      section,
      numberedRules.filter((number) => number.startsWith(`${section}.`)),
    ),
  );
