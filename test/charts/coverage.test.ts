import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  coverCharts,
  guardsIn,
  nameOfTransition,
  oneWayGuards,
  pairsIn,
  printCoverage,
  reasonOfGuard,
  reasonOfPair,
  stateRows,
  transitionRows,
  uncoveredIn,
} from './coverage.ts';
import { GUARD_REASONS, PAIR_REASONS } from './reasons.ts';

describe('the charts as a model', () => {
  const charts = coverCharts();

  test.each(charts)('legal play reaches every state and every transition: $title', (coverage) => {
    expect(uncoveredIn(coverage)).toEqual([]);
    expect(stateRows(coverage).length).toBeGreaterThan(5);
    expect(transitionRows(coverage).length).toBeGreaterThan(5);
  });

  test.each(charts)('every guard holds and does not hold, or a reason says why: $title', (coverage) => {
    const unexplained = oneWayGuards(coverage).filter((guard) => reasonOfGuard(guard) === undefined);
    expect(unexplained.map(({ place }) => nameOfTransition(place))).toEqual([]);
    expect(guardsIn(coverage).length).toBeGreaterThan(5);
  });

  test.each(charts)('no pair of transitions occurs that a reason calls impossible: $title', (coverage) => {
    const impossible = pairsIn(coverage).filter((pair) => pair.seen > 0 && reasonOfPair(pair) !== undefined);
    expect(impossible.map(({ first, second }) => [first, second].map(nameOfTransition))).toEqual([]);
  });

  test.each(charts)(
    'every pair of transitions occurs, or a reason says why it cannot: $title',
    (coverage) => {
      const open = pairsIn(coverage).filter((pair) => pair.seen === 0 && reasonOfPair(pair) === undefined);
      expect(open.map(({ first, second }) => [first, second].map(nameOfTransition))).toEqual([]);
    },
  );

  test('every reason is needed', () => {
    const pairs = charts.flatMap(pairsIn);
    expect(PAIR_REASONS.filter((one) => !pairs.some((pair) => reasonOfPair(pair) === one))).toEqual([]);
    const guards = charts.flatMap(oneWayGuards);
    expect(GUARD_REASONS.filter((one) => !guards.some((guard) => reasonOfGuard(guard) === one))).toEqual([]);
  });

  test('docs/chart-coverage.md is up to date (npm run chart-coverage)', () => {
    const committed = readFileSync(new URL('../../docs/chart-coverage.md', import.meta.url), 'utf8');
    expect(committed).toBe(printCoverage(charts));
  });
});
