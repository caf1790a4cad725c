// Plays through both charts and writes docs/chart-coverage.md. `npm run chart-coverage` writes it; `--check` only says
// whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goEverywhere, missedIn, printCoverage } from '../test/charts/coverage.ts';

const path = fileURLToPath(new URL('../docs/chart-coverage.md', import.meta.url));
const charts = goEverywhere();
const text = printCoverage(charts);

for (const chart of charts) for (const name of missedIn(chart)) console.log(`never reached: ${name}`);

if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== text) {
    console.error('docs/chart-coverage.md is not up to date: run "npm run chart-coverage".');
    process.exitCode = 1;
  }
} else {
  writeFileSync(path, text);
  console.log(`wrote docs/chart-coverage.md`);
}
