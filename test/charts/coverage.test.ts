import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goEverywhere, missedIn, printCoverage, stateRows, wayRows } from './coverage.ts';

describe('the charts as a model', () => {
  const charts = goEverywhere();

  test.each(charts)('legal play reaches every state and every transition: $title', (coverage) => {
    expect(missedIn(coverage)).toEqual([]);
    expect(stateRows(coverage).length).toBeGreaterThan(5);
    expect(wayRows(coverage).length).toBeGreaterThan(5);
  });

  test('docs/chart-coverage.md is up to date (npm run chart-coverage)', () => {
    const committed = readFileSync(new URL('../../docs/chart-coverage.md', import.meta.url), 'utf8');
    expect(committed).toBe(printCoverage(charts));
  });
});
