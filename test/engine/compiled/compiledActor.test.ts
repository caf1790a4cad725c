import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { bindChart } from '../../../engine/runtime/bindChart.ts';
import { compileChart } from '../../../engine/runtime/compiled/compileChart.ts';
import { CompiledActor } from '../../../engine/runtime/compiled/compiledActor.ts';
import { pathOf } from '../../../engine/runtime/statePath.ts';
import type { AnyChart } from '../../../machines/chart.ts';
import { runs } from '../../support/runs.ts';
import { chartPair, EVENTS } from './generatedCharts.ts';

/** What both runtimes say about an actor and its child, or that they failed. */
type Observed = readonly unknown[] | 'failed';

function playOnXState(chart: AnyChart, events: readonly string[]): readonly Observed[] {
  let hasFailed = false;
  const actor = createActor(bindChart(chart));
  actor.subscribe({
    error: () => {
      hasFailed = true;
    },
  });
  const seen: Observed[] = [];
  const observe = () => {
    const child = actor.getSnapshot().children['child'];
    child?.subscribe({
      error: () => {
        hasFailed = true;
      },
    });
    const below = child?.getSnapshot();
    const { value, context, status } = actor.getSnapshot();
    seen.push(
      hasFailed || status === 'error' || below?.status === 'error'
        ? 'failed'
        : [pathOf(value), context, pathOf(below?.value), below?.context],
    );
  };
  actor.start();
  observe();
  for (const type of events) {
    if (seen.at(-1) === 'failed') break;
    actor.send({ type });
    observe();
  }
  actor.stop();
  return seen;
}

function playCompiled(generated: AnyChart, events: readonly string[]): readonly Observed[] {
  const chart = compileChart(generated);
  const seen: Observed[] = [];
  const observe = ({ state, context, children }: ReturnType<CompiledActor['save']>) => {
    const child = children.get('child');
    seen.push([state.path, context, child?.state.path, child?.context]);
  };
  try {
    let actor = CompiledActor.create(chart, undefined);
    observe(actor.save());
    for (const [index, type] of events.entries()) {
      if (index % 2 === 1) actor = CompiledActor.restore(chart, actor.save());
      actor.send({ type });
      observe(actor.save());
    }
  } catch {
    seen.push('failed');
  }
  return seen;
}

describe('a compiled chart', () => {
  test('does what XState does with the same chart and events', () => {
    const events = fc.array(fc.constantFrom(...EVENTS, 'unhandled'), { minLength: 1, maxLength: 12 });
    // XState warns of events for an actor that has failed.
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    fc.assert(
      fc.property(chartPair, events, (chart, sent) => {
        expect(playCompiled(chart, sent)).toEqual(playOnXState(chart, sent));
      }),
      { numRuns: Math.min(400, runs(100)) },
    );
  });
});
