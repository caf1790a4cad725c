/** The package entry `taiki/rulebook`: the rules by their numbers, in our own words. */

export {
  countStatuses,
  coverageBySection,
  type MissingRule,
  missingRules,
  OUTSIDE_REASONS,
  type OutsideReason,
  type RuleStatus,
  ruleStatus,
  type SectionCoverage,
} from './coverage.ts';
export { everydayWords, rulesCalled } from './everydayWords.ts';
export { numberedRules } from './numbers.ts';
export {
  compareRules,
  type RuleEntry,
  type RuleIndex,
  ruleAndAbove,
  rulebook,
  ruleNumbers,
  ruleText,
} from './rulebook.ts';
export { ruleIndex } from './ruleIndex.ts';
