/** The text of a rule, or of the nearest enclosing rule that has one: 506.3d, 506.3, 506. */
export function nearestRuleText(rules: Readonly<Record<string, string>>, number: string): string | undefined {
  for (let candidate = number; candidate !== ''; candidate = candidate.replace(/[a-z]+$|\.?\d+$/, '')) {
    const text = rules[candidate];
    if (text !== undefined) return text;
  }
  return undefined;
}
