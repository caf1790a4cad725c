const multiplier = Number(process.env['TAIKI_RUNS'] ?? 1);
if (!(multiplier > 0)) throw new Error(`TAIKI_RUNS is a number above 0, not "${process.env['TAIKI_RUNS']}".`);

/** How often a property is run: `count` times in `npm test`, more in `npm run test:long`. */
export const runs = (count: number): number => Math.max(1, Math.round(count * multiplier));
