import { describe, expect, it } from 'vitest';
import { type Measured, plotsOf, printPerformancePage } from './printPerformance.ts';
import { exponentOf, ratiosTo } from './results.ts';

const play = ratiosTo('chessops', {
  chessops: { decisions: 100_000, games: 500 },
  'starter decks, compiled': { decisions: 40_000, games: 300 },
});
const points = [1, 10, 100].map((count) => ({ count, microseconds: 3 * count }));

const measured: Measured = {
  date: '2026-01-31',
  node: 'v20.19.0',
  processor: 'A processor',
  bench: {
    play,
    copies: [{ name: 'fork, compiled', microseconds: 0.5, clones: 2 }],
    recordings: [{ name: 'not attached', milliseconds: 10, overhead: 0 }],
    search: { samplesPerSecond: 1234, outsideRules: 0.345 },
    kibPerDuel: 60,
    startUpMilliseconds: 100,
    scaling: [{ name: 'cards in each hand, a decision', points, exponent: exponentOf(points) }],
  },
  peers: play,
};

describe('the page of the benchmark', () => {
  it('says each rate as a ratio to the yardstick', () => {
    expect(printPerformancePage(measured)).toContain(
      '| starter decks, compiled | 40,000 | 300.0 | 0.400 | 0.600 |',
    );
  });

  it('says what share of a search is spent outside the rules', () => {
    const said = 'It plays 1234 samples a second; 35 % of its time is spent outside the rules';
    expect(printPerformancePage(measured)).toContain(said);
    const { search: _, ...before } = measured.bench;
    expect(printPerformancePage({ ...measured, bench: before })).not.toContain('samples a second');
  });

  it('says how the time grows', () => {
    expect(printPerformancePage(measured)).toContain('The time grows with the power 1.00 of the number.');
  });

  it('shows every plot that is drawn', () => {
    const plots = plotsOf(measured);
    const shown = [...printPerformancePage(measured).matchAll(/\(performance\/(\w+)\.svg\)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(shown.toSorted()).toEqual(Object.keys(plots).toSorted());
    for (const svg of Object.values(plots))
      expect(svg).toMatch(/^<svg .*starter decks, compiled|^<svg .*cards in each hand/s);
  });
});
