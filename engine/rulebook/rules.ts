/** The package entry `taiki/rulebook`: the rules by their numbers, in our own words. */

export {
  compareRules,
  type MissingRule,
  missingRules,
  type RuleEntry,
  type RuleIndex,
  ruleAndAbove,
  rulebook,
  ruleNumbers,
  ruleText,
} from './rulebook.ts';
export { ruleIndex } from './ruleIndex.ts';
