/**
 * In how many ways a test is driven: in all of them, or with TAIKI_WAYS=written as it is written only, for runs that
 * repeat the tests thousands of times.
 */
export const waysOfThisRun = <W>(ways: readonly W[]): readonly W[] =>
  process.env['TAIKI_WAYS'] === 'written' ? ways.slice(0, 1) : ways;
