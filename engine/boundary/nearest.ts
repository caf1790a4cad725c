import { foldName } from './foldName.ts';

/** The Levenshtein distance, computed with two rows. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row.push(Math.min((row[j - 1] ?? 0) + 1, (above[j] ?? 0) + 1, (above[j - 1] ?? 0) + same));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}

/** Up to three names that are most similar to `wanted`, best first. */
function nearestNames(wanted: string, names: Iterable<string>): readonly string[] {
  const low = foldName(wanted);
  const farthest = Math.max(3, wanted.length / 3);
  return [...names]
    .map((name) => {
      const lower = foldName(name);
      if (low.length > 2 && lower.includes(low)) return { name, away: -1 };
      const apart = Math.abs(low.length - lower.length);
      return { name, away: apart > farthest ? apart : distance(low, lower) };
    })
    .filter(({ away }) => away <= farthest)
    .sort((a, b) => a.away - b.away || a.name.localeCompare(b.name, 'en'))
    .slice(0, 3)
    .map(({ name }) => name);
}

/** ` Did you mean "Aqua Hulcus"?`, or an empty string if no name is similar. */
export const suggestion = (wanted: string, names: Iterable<string>): string => {
  const near = nearestNames(wanted, names);
  return near.length === 0 ? '' : ` Did you mean ${near.map((name) => `"${name}"`).join(', ')}?`;
};
