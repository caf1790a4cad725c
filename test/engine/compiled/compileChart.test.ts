import { describe, expect, test } from 'vitest';
import { compileChart } from '../../../engine/runtime/compiled/compileChart.ts';
import { leafStates } from '../../../engine/runtime/statePath.ts';
import type { AnyChart, ChartConfig } from '../../../machines/chart.ts';
import { duel } from '../../../machines/duel/duel.ts';
import { standby } from '../../../machines/standby/standby.ts';

const meta = { rule: '100' };

/** A chart without any behaviour but what is given. */
const chartOf = (id: string, config: Partial<ChartConfig>, spawns: AnyChart['spawns'] = {}): AnyChart => ({
  config: { id, meta, options: { maxIterations: 10 }, ...config },
  guards: {},
  assigns: {},
  changes: {},
  messages: {},
  spawns,
  contextFrom: () => ({}),
  copied: () => ({}),
});

const ending = chartOf('child', { initial: 'end', states: { end: { meta, type: 'final' } } });

/** Charts that cannot be compiled, and what the message says about the state. */
const REFUSED: readonly (readonly [problem: string, chart: AnyChart])[] = [
  [
    'State "m.a.b" is final below the top level',
    chartOf('m', {
      initial: 'a',
      states: { a: { meta, initial: 'b', states: { b: { meta, type: 'final' } } } },
    }),
  ],
  ['State "m" has no initial state', chartOf('m', { states: { a: { meta } } })],
  ['State "m" has no initial state', chartOf('m', { initial: 'b', states: { a: { meta } } })],
  ['State "m" names an unknown guard "missing"', chartOf('m', { always: { guard: 'missing' } })],
  ['State "m" names an unknown action "missing"', chartOf('m', { entry: 'missing' })],
  [
    'State "m" names an unknown action "missing"',
    chartOf('m', { on: { go: { actions: { type: 'missing', params: 1 } } } }),
  ],
  ['State "m" goes to an unknown state ".nowhere"', chartOf('m', { on: { go: '.nowhere' } })],
  ['State "m" goes to an unknown state "#other.a"', chartOf('m', { on: { go: '#other.a' } })],
  [
    'State "m.a" goes to an unknown state "nowhere"',
    chartOf('m', { initial: 'a', states: { a: { meta, always: 'nowhere' } } }),
  ],
  ['State "m" has a transition on "*"', chartOf('m', { on: { '*': { actions: [] } } })],
  [
    'State "m.a" has a transition on "go.*"',
    chartOf('m', { initial: 'a', states: { a: { meta, on: { 'go.*': '#m.a' } } } }),
  ],
  ['State "m" spawns "child", which has a final state', chartOf('m', { entry: 'spawn' }, { spawn: ending })],
];

describe('the compiler of charts', () => {
  test.each(REFUSED)('refuses: %s', (problem, chart) => {
    expect(() => compileChart(chart)).toThrow(`${problem}, which the compiled runtime does not support.`);
  });

  test.each([duel, standby])('compiles every leaf state of $config.id', (chart) => {
    expect([...compileChart(chart).leaves.keys()]).toEqual(leafStates(chart.config));
  });
});
