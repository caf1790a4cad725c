/** Which ways of driving a test this run takes: all of them, or those that TAIKI_WAYS names, with commas between them. */
export function waysOfThisRun<W extends string>(ways: readonly W[]): readonly W[] {
  const named = process.env['TAIKI_WAYS']?.split(',');
  return named === undefined ? ways : ways.filter((way) => named.includes(way));
}
