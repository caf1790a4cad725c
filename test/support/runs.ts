const multiplier = Number(process.env['TAIKI_RUNS'] ?? 1);
if (!(multiplier > 0))
  throw new Error(`TAIKI_RUNS is "${process.env['TAIKI_RUNS']}", expected a number greater than 0.`);

/** The number of runs of a property: `count` in `npm test`, more in `npm run test:all` and `npm run test:long`, but at most `limit`. */
export const runs = (count: number, limit = Number.POSITIVE_INFINITY): number =>
  Math.min(limit, Math.max(1, Math.round(count * multiplier)));
