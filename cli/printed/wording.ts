/** Names with counts, separated by dots because names contain commas: `2 Aqua Hulcus · Miele, Vizier of Lightning`. */
export function listed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(' · ');
}

/** `shieldTrigger` as `shield trigger`. */
export const spaced = (word: string): string =>
  word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
