const multiplier = Number(process.env['TAIKI_RUNS'] ?? 1);
if (!(multiplier > 0))
  throw new Error(`TAIKI_RUNS is "${process.env['TAIKI_RUNS']}", expected a number greater than 0.`);

/** The number of runs of a property: half of `count` in `npm test`, more in `npm run test:all` and `npm run test:long`, but at most `limit`. */
export const runs = (count: number, limit = Number.POSITIVE_INFINITY): number =>
  Math.min(limit, Math.max(1, Math.round(count * multiplier)));

/** Whether this is `npm run test:all`, which also does what takes minutes and rarely shows anything new. */
export const isWhole = multiplier > 1;

/** Of many cases, one in twice `share` in `npm test`, and all of them in `npm run test:all`. */
export const someOf = <T>(cases: readonly T[], share: number): readonly T[] =>
  cases.filter((_, index) => index % Math.max(1, Math.round(share / multiplier)) === 0);
