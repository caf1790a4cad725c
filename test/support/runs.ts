const multiplier = Number(process.env['TAIKI_RUNS'] ?? 1);
if (!(multiplier > 0))
  throw new Error(`TAIKI_RUNS is "${process.env['TAIKI_RUNS']}", expected a number greater than 0.`);

/** The number of runs of a property: `count` in `npm test`, more in `npm run test:all` and `npm run test:long`, but at most `most`. */
export const runs = (count: number, most = Number.POSITIVE_INFINITY): number =>
  Math.min(most, Math.max(1, Math.round(count * multiplier)));
