// Measures how much of both charts is covered. `npm run chart-coverage` writes docs/chart-coverage.md; `--check` fails if it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coverCharts, printCoverage, uncoveredIn } from '../test/charts/coverage.ts';

const path = fileURLToPath(new URL('../docs/chart-coverage.md', import.meta.url));
const charts = coverCharts();
const text = printCoverage(charts);

for (const chart of charts) for (const name of uncoveredIn(chart)) console.log(`never reached: ${name}`);

if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== text) {
    console.error('docs/chart-coverage.md is out of date: run "npm run chart-coverage".');
    process.exitCode = 1;
  }
} else {
  writeFileSync(path, text);
  console.log(`wrote docs/chart-coverage.md`);
}
