/** The words of a rule, or of the nearest one that it is part of: 506.3d, 506.3, 506. */
export function ruleWords(rules: Readonly<Record<string, string>>, number: string): string | undefined {
  for (let rest = number; rest !== ''; rest = rest.replace(/[a-z]+$|\.?\d+$/, '')) {
    const words = rules[rest];
    if (words !== undefined) return words;
  }
  return undefined;
}
