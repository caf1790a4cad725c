/** Each name once, with how often it is there. */
function counted(names: readonly string[]): readonly (readonly [name: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** Names with counts, separated by dots because names contain commas: `2 Aqua Hulcus · Miele, Vizier of Lightning`. */
export const listed = (names: readonly string[]): string =>
  counted(names)
    .map(([name, count]) => (count === 1 ? name : `${count} ${name}`))
    .join(' · ');

/** `shieldTrigger` as `shield trigger`. */
export const spaced = (word: string): string =>
  word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
