// Draws places of the mutated files at random, for Stryker's option --mutate.
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { Dice } from '../../testing/dice.ts';

const USAGE = `Usage: npm run --silent mutants -- COUNT [SEED] [GLOB,...]

Prints COUNT places of six lines each, drawn at random from the files that are mutated (those of stryker.config.json unless
globs are given), as the value of Stryker's option --mutate. Only mutants that lie within one place are tried.`;

const LINES = 6;

const placesIn = (file: string): readonly string[] =>
  Array.from(
    { length: Math.floor(readFileSync(file, 'utf8').split('\n').length / LINES) },
    (_, index) => `${file}:${index * LINES + 1}-${(index + 1) * LINES}`,
  );

const [count = '', seed = '1', globs] = process.argv.slice(2);
if (/^[1-9]\d*$/.test(count) && /^\d+$/.test(seed)) {
  const { mutate }: { readonly mutate: string[] } = JSON.parse(readFileSync('stryker.config.json', 'utf8'));
  const places = globSync(globs?.split(',') ?? mutate)
    .sort()
    .flatMap(placesIn);
  const dice = new Dice(Number(seed));
  const drawn = Array.from({ length: Math.min(Number(count), places.length) }, () =>
    places.splice(dice.below(places.length), 1),
  );
  console.log(drawn.flat().join(','));
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
