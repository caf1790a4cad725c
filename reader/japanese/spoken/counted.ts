/** A name with how many there are of it: `炎のたてがみ2枚`. */
export const counted = (name: string, count: number): string => {
  if (count === 1) return name;
  return /[\w)]$/.test(name) ? `${name} ${count}枚` : `${name}${count}枚`;
};

/** Names with counts. */
export function listed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => counted(name, count)).join('・');
}
