import { HINTS } from '../../table/sentences/problems.ts';
import { foldName } from './foldName.ts';

/** A name as it is compared with others. */
interface Folded {
  readonly name: string;
  readonly folded: string;
  /** The words of the name, if it has several. */
  readonly words: readonly string[];
}

export const foldedName = (name: string): Folded => {
  const folded = foldName(name);
  const words = folded.split(' ');
  return { name, folded, words: words.length < 2 ? [] : words };
};

/**
 * The Levenshtein distance of two texts, if it is at most `limit`; otherwise Infinity. Computes only the cells that are at most `limit` beside the
 * diagonal, and stops at the first row without a value up to `limit`.
 */
export function distanceWithin(limit: number, a: string, b: string): number {
  const most = Math.floor(limit);
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  const row = Int32Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    const letter = a.charCodeAt(i - 1);
    let diagonal = row[from - 1] ?? 0;
    let left = from === 1 ? i : most + 1;
    row[from - 1] = left;
    let least = left;
    for (let j = from; j <= to; j++) {
      // The cell above the last one of the band is outside the band of the row before.
      const above = j === i + most ? most + 1 : (row[j] ?? 0);
      const replaced = diagonal + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      left = Math.min(left + 1, above + 1, replaced);
      diagonal = above;
      row[j] = left;
      if (left < least) least = left;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
  }
  const away = row[b.length] ?? 0;
  return away > most ? Number.POSITIVE_INFINITY : away;
}

const MIN_WORD = 4;

/** How far a single word is from the nearest word of a name, if that is likely to be meant. */
function awayFromWord(word: string, words: readonly string[]): number {
  if (word.length < MIN_WORD || word.includes(' ')) return Number.POSITIVE_INFINITY;
  let limit = word.length / MIN_WORD;
  let nearest = Number.POSITIVE_INFINITY;
  for (const one of words) {
    const away = distanceWithin(limit, word, one);
    if (away < nearest) nearest = limit = away;
  }
  return nearest;
}

/** Longer texts have no neighbour, so that comparing costs little. */
export const MAX_COMPARED = 200;

const SUGGESTED = 3;

interface Near {
  readonly name: string;
  readonly away: number;
}

const byDistance = (a: Near, b: Near): number => a.away - b.away || a.name.localeCompare(b.name, 'en');

/** Up to three names that are most similar to `wanted`, best first; those with a similar word come after those that are similar. */
export function nearestNames(wanted: string, names: Iterable<Folded>): readonly string[] {
  if (wanted.length > MAX_COMPARED) return [];
  const low = foldName(wanted);
  const nearest: Near[] = [];
  // Shrinks to the distance of the third best.
  let farthest = Math.max(3, low.length / 3);
  for (const { name, folded, words } of names) {
    const away =
      low.length > 2 && folded.includes(low)
        ? -1
        : Math.min(distanceWithin(farthest, low, folded), awayFromWord(low, words) + 0.5);
    if (away > farthest) continue;
    nearest.push({ name, away });
    if (nearest.length <= SUGGESTED) continue;
    nearest.sort(byDistance).pop();
    farthest = nearest.at(-1)?.away ?? farthest;
  }
  return nearest.sort(byDistance).map(({ name }) => name);
}

export const didYouMean = (near: readonly string[]): string =>
  near.length === 0 ? '' : HINTS.didYouMean('', near.map((name) => `"${name}"`).join(', '));

/** ` Did you mean "Aqua Hulcus"?`, or an empty string if no name is similar. */
export const suggestion = (wanted: string, names: Iterable<string>): string =>
  wanted.length > MAX_COMPARED ? '' : didYouMean(nearestNames(wanted, Array.from(names, foldedName)));
