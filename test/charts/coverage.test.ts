import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverCharts, printCoverage, stateRows, transitionRows, uncoveredIn } from './coverage.ts';

describe('the charts as a model', () => {
  const charts = coverCharts();

  test.each(charts)('legal play reaches every state and every transition: $title', (coverage) => {
    expect(uncoveredIn(coverage)).toEqual([]);
    expect(stateRows(coverage).length).toBeGreaterThan(5);
    expect(transitionRows(coverage).length).toBeGreaterThan(5);
  });

  test('docs/chart-coverage.md is up to date (npm run chart-coverage)', () => {
    const committed = readFileSync(new URL('../../docs/chart-coverage.md', import.meta.url), 'utf8');
    expect(committed).toBe(printCoverage(charts));
  });
});
