import type { NarrationKind, NarrationLine } from '../narrate.ts';

const isHeading = (line: NarrationLine | undefined): boolean =>
  line === undefined || line.kind === 'play' || line.kind === 'decision' || line.kind === 'end';

const isSame = (one: NarrationLine | undefined, other: NarrationLine | undefined): boolean =>
  one?.kind === other?.kind &&
  one?.label === other?.label &&
  one?.text === other?.text &&
  one?.rule === other?.rule;

/** How many lines two narrations have in common, up to the heading of the step in which they part. */
export function sharedLines(left: readonly NarrationLine[], right: readonly NarrationLine[]): number {
  let at = 0;
  while (at < Math.max(left.length, right.length) && isSame(left[at], right[at])) at++;
  if (at === left.length && at === right.length) return at;
  while (at > 0 && !isHeading(left[at] ?? right[at])) at--;
  return at;
}

/** The lines of each step: a heading and what follows. */
export function linesInSteps(lines: readonly NarrationLine[]): readonly (readonly NarrationLine[])[] {
  const steps: NarrationLine[][] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    if (last === undefined || isHeading(line)) steps.push([line]);
    else last.push(line);
  }
  return steps;
}

/** What answers and headings say differs of itself: these lines say what comes of them. */
const TELLING: ReadonlySet<NarrationKind> = new Set<NarrationKind>([
  'fact',
  'passed',
  'resolving',
  'next',
  'lane',
  'entry',
  'nothing',
  'forbidden',
  'zone',
]);

/**
 * The first lines of two narrations that tell different things: their indexes, or undefined for a narration that has ended; undefined if
 * there are none.
 */
export function firstDifference(
  left: readonly NarrationLine[],
  right: readonly NarrationLine[],
): readonly [number | undefined, number | undefined] | undefined {
  const telling = (lines: readonly NarrationLine[]) =>
    lines.flatMap(({ kind }, index) => (TELLING.has(kind) ? [index] : []));
  const [ours, theirs] = [telling(left), telling(right)];
  for (let nth = 0; nth < Math.max(ours.length, theirs.length); nth++) {
    const [one, other] = [ours[nth], theirs[nth]];
    if (!isSame(left[one ?? -1], right[other ?? -1])) return [one, other];
  }
  return undefined;
}
