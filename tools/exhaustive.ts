// Plays random duels until every registered card, vocabulary word and kind of decision has been used `--times` times, in at most
// `--duels` duels, and prints what was hardest to reach. Defaults: `--times 20 --duels 5000 --seed 1`.
import { parseArgs } from 'node:util';
import { playUntilUsed } from '../test/exhaustive/playUntilUsed.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    duels: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
  },
});
const times = Number(values.times);
const { duels, uses } = playUntilUsed(
  times,
  Number(values.duels),
  Number(values.seed),
  ({ duels: played, uses: soFar }) => {
    if (played % 100 !== 0) return;
    const missing = soFar.filter((use) => use.times < times);
    console.log(`${played} duels, ${missing.length} of ${soFar.length} used fewer than ${times} times`);
  },
);
console.log(`${duels} duels. Hardest to reach:`);
for (const { sort, name, times: found } of uses.slice(0, 40)) console.log(`  ${found} ${sort} ${name}`);
if (uses.some((use) => use.times < times)) process.exitCode = 1;
