import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

const USAGE = `Usage: npm run --silent mutants -- COUNT [SEED] [GLOB,...]

Prints COUNT places of six lines each, drawn at random from the files that are mutated (those of stryker.config.json unless
globs are given), as the value of Stryker's option --mutate. Only mutants that lie within one place are tried.`;

const LINES = 6;

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function* randomNumbers(seed) {
  let state = seed >>> 0;
  for (;;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

const [count, seed = '1', globs] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(count ?? '') || !/^\d+$/.test(seed)) {
  console.error(USAGE);
  process.exit(2);
}
const patterns = globs?.split(',') ?? JSON.parse(readFileSync('stryker.config.json', 'utf8')).mutate;
const places = globSync(patterns)
  .sort()
  .flatMap((file) =>
    Array.from(
      { length: Math.floor(readFileSync(file, 'utf8').split('\n').length / LINES) },
      (_, index) => `${file}:${index * LINES + 1}-${(index + 1) * LINES}`,
    ),
  );
const random = randomNumbers(Number(seed));
const drawn = [];
while (drawn.length < Number(count) && places.length > 0)
  drawn.push(...places.splice(Math.floor(random.next().value * places.length), 1));
console.log(drawn.join(','));
