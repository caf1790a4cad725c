import { INFINITE } from '../../effects/state/limits.ts';

/** A list of names, which may contain commas, with counts: `2 Aqua Hulcus · Miele, Vizier of Lightning`. */
export function listed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(' · ');
}

/** Camel case as words: `shieldTrigger` as `shield trigger`. */
export const spaced = (word: string): string =>
  word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A power as a person reads it: `6000`, or `∞` and `-∞` for what is infinite (108.1c). */
export function describePower(power: number): string {
  if (Math.abs(power) < INFINITE) return String(power);
  return power < 0 ? '-∞' : '∞';
}
