/**
 * What distinguishes several lists: each list without the texts that occur in all of them, equally often. The order is kept.
 * @returns the rest of each list, and how many texts they share.
 */
export function differences(lists: readonly (readonly string[])[]): {
  readonly rest: readonly (readonly string[])[];
  readonly shared: number;
} {
  const counts = lists.map(countsOf);
  const common = new Map<string, number>();
  for (const [text] of counts[0] ?? [])
    common.set(text, Math.min(...counts.map((count) => count.get(text) ?? 0)));
  const rest = lists.map((list) => {
    const left = new Map(common);
    return list.filter((text) => {
      const times = left.get(text) ?? 0;
      if (times > 0) left.set(text, times - 1);
      return times === 0;
    });
  });
  return { rest, shared: [...common.values()].reduce((sum, times) => sum + times, 0) };
}

function countsOf(list: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of list) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
