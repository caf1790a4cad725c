import { everydayWords, ruleAndAbove, rulesCalled } from 'taiki/rulebook';

/** What players call these rules, or rules above them: the words by which they are looked for. */
export const everydayWordsOf = (rules: readonly string[]): readonly string[] => {
  const all = new Set(rules.flatMap(ruleAndAbove));
  return everydayWords.filter((word) => rulesCalled(word).some((rule) => all.has(rule)));
};
