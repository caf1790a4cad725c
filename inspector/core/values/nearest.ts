/** The value that takes the fewest changes of letters; of a path, of any part of it. */
export function nearestTo(text: string, values: readonly string[]): string {
  const candidates = values.flatMap((value) => [value, ...value.split(/[.=]/)]);
  const [nearest] = [...new Set(candidates)]
    .map((value) => ({ value, distance: editDistance(text, value.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.value ?? '';
}

/** Whether a text differs from one of the values by a letter or two. */
export const isNear = (text: string, values: readonly string[]): boolean =>
  values.some((value) => editDistance(text.toLowerCase(), value.toLowerCase()) <= (text.length < 4 ? 1 : 2));

/** The number of letters to insert, remove or replace (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
