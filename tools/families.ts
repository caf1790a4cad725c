import { mkdirSync, writeFileSync } from 'node:fs';
import { FAMILIES, type Family } from '../test/families/families.ts';
import { familyPool } from '../test/families/familyPool.ts';
import { type FamilyPlayed, FamilyTable } from '../test/families/playFamily.ts';
import { refuseOptions, toolOptions } from './toolOptions.ts';

const USAGE = `Plays random duels between decks built around each family of words, and prints a table: its cards, the duels, the errors, the word that
was used in the fewest duels, and the duels that were played again on both runtimes, restored before each choice.

npm run families -- [options]

  --duels <n>      duels of each family (default: 350, more than 20,000 in all); up to as many again if a word needs them
  --times <n>      in how many duels each word is to be used (default: 50)
  --compare <n>    one of so many duels is compared (default: 10)
  --seed <n>       another course of play (default: 1)
  --family <name>  these families alone, by a part of their names
  --keep <folder>  for the records of duels that fail`;

const { values } = toolOptions(USAGE, {
  options: {
    duels: { type: 'string', default: '350' },
    times: { type: 'string', default: '50' },
    compare: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    family: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});

function numberOf(option: 'duels' | 'times' | 'compare' | 'seed'): number {
  const value = Number(values[option]);
  if (!(value >= 1)) refuseOptions(`--${option}: expected a number from 1, not "${values[option]}".`);
  return value;
}

const duels = numberOf('duels');
const times = numberOf('times');
const compareEvery = numberOf('compare');
const seed = numberOf('seed');
const families = FAMILIES.filter(({ name }) => name.toLowerCase().includes(values.family.toLowerCase()));
if (families.length === 0)
  refuseOptions(
    `--family: expected a part of ${FAMILIES.map(({ name }) => `"${name}"`).join(', ')}, not "${values.family}".`,
  );

function keep(family: Family, played: FamilyPlayed): void {
  for (const { seed: own, message, record } of played.failures) {
    console.log(`  seed ${own}: ${message.split('\n')[0]}`);
    if (values.keep === undefined || record === undefined) continue;
    mkdirSync(values.keep, { recursive: true });
    writeFileSync(`${values.keep}/${family.name.replaceAll(/\W+/g, '-')}-${own}.taiki`, record);
  }
}

const table = new FamilyTable(await familyPool());
console.log('| family | cards | duels | errors | least used word | in duels | compared |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
const rare: string[] = [];
let failures = 0;
let total = 0;
for (const family of families) {
  const played = table.play(family, { least: duels, most: 2 * duels, times, seed, compareEvery });
  const [least] = played.uses;
  console.log(
    `| ${played.family} | ${played.cards} | ${played.duels} | ${played.failures.length} | ${least?.word} | ${least?.times} | ${played.compared} |`,
  );
  keep(family, played);
  failures += played.failures.length;
  total += played.duels;
  for (const use of played.uses)
    if (use.times < times) rare.push(`${family.name}: ${use.word}, ${use.times} (${use.cards} cards)`);
}
console.log(`\n${families.length} families, ${total} duels, ${failures} errors`);
console.log(`${rare.length} words in fewer than ${times} duels`);
for (const one of rare) console.log(`  ${one}`);
if (failures + rare.length > 0) process.exitCode = 1;
