/** The ways of driving a test in this run: all of them, or those in TAIKI_WAYS, separated by commas. */
export function waysOfThisRun<W extends string>(ways: readonly W[]): readonly W[] {
  const named = process.env['TAIKI_WAYS']?.split(',');
  return named === undefined ? ways : ways.filter((way) => named.includes(way));
}
