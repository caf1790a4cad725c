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

/** The distance between two texts; at least how much longer one is, if that is more than the limit. */
function distanceWithin(limit: number, a: string, b: string): number {
  const apart = Math.abs(a.length - b.length);
  return apart > limit ? apart : distance(a, b);
}

const MIN_WORD = 4;

/** How far a single word is from the nearest word of a name, if that is likely to be meant. */
function awayFromWord(word: string, words: readonly string[]): number {
  if (word.length < MIN_WORD || word.includes(' ') || words.length < 2) return Number.POSITIVE_INFINITY;
  const limit = word.length / MIN_WORD;
  const away = Math.min(...words.map((one) => distanceWithin(limit, word, one)));
  return away > limit ? Number.POSITIVE_INFINITY : away;
}

/** Up to three names that are most similar to `wanted`, best first; those with a similar word come after those that are similar. */
function nearestNames(wanted: string, names: Iterable<string>): readonly string[] {
  const low = foldName(wanted);
  const farthest = Math.max(3, wanted.length / 3);
  return [...names]
    .map((name) => {
      const lower = foldName(name);
      if (low.length > 2 && lower.includes(low)) return { name, away: -1 };
      const away = Math.min(distanceWithin(farthest, low, lower), awayFromWord(low, lower.split(' ')) + 0.5);
      return { name, away };
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
