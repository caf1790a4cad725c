import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { bindChart } from '../../../../engine/runtime/bindChart.ts';
import { compileChart } from '../../../../engine/runtime/compiled/compileChart.ts';
import { CompiledActor } from '../../../../engine/runtime/compiled/compiledActor.ts';
import { pathOf } from '../../../../engine/runtime/statePath.ts';
import type { ChartEvent, UntypedChart } from '../../../../machines/chart.ts';
import { REFUSED_CASES } from './refusedCases.ts';
import { SCXML_CASES, type ScxmlCase } from './scxmlCase.ts';
import { scxmlChart } from './scxmlChart.ts';
import { Unsupported } from './unsupported.ts';

/** The state and the data of a chart between two events. */
interface Settled {
  readonly path: string;
  readonly data: unknown;
}

function playOnXState(chart: UntypedChart, events: readonly ChartEvent[]): readonly Settled[] {
  const errors: unknown[] = [];
  const actor = createActor(bindChart(chart));
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  const settled = () => {
    const { value, context } = actor.getSnapshot();
    return { path: pathOf(value), data: context };
  };
  const seen = [
    settled(),
    ...events.map((event) => {
      actor.send(event);
      return settled();
    }),
  ];
  actor.stop();
  expect(errors).toEqual([]);
  return seen;
}

function playCompiled(chart: UntypedChart, events: readonly ChartEvent[]): readonly Settled[] {
  const actor = CompiledActor.create(compileChart(chart), undefined);
  const settled = () => {
    const { state, context } = actor.save();
    return { path: state.path, data: context };
  };
  return [
    settled(),
    ...events.map((event) => {
      actor.send(event);
      return settled();
    }),
  ];
}

/** The innermost state that a case expects at first and after each event. */
const expected = ({ script: { initialConfiguration, events } }: ScxmlCase): readonly string[] =>
  [initialConfiguration, ...events.map(({ nextConfiguration }) => nextConfiguration)].map((states) =>
    states.join(' ').replaceAll('.', '_'),
  );

const innermost = ({ path }: Settled): string | undefined => path.split('.').at(-1);

function whyRefused(one: ScxmlCase): string {
  try {
    scxmlChart(one);
  } catch (error) {
    if (error instanceof Unsupported) return error.message;
    throw error;
  }
  return 'not refused';
}

const REFUSED = new Map(
  Object.entries(REFUSED_CASES).flatMap(([reason, names]) => names.map((name) => [name, reason])),
);
const RUN = SCXML_CASES.filter(({ name }) => !REFUSED.has(name));
const NOT_RUN = SCXML_CASES.filter(({ name }) => REFUSED.has(name));

describe('the cases of the SCXML test framework', () => {
  test('are run or refused for a reason, each', () => {
    expect([...REFUSED.keys()].toSorted()).toEqual(NOT_RUN.map(({ name }) => name).toSorted());
    expect([RUN.length, NOT_RUN.length]).toEqual([71, 246]);
  });

  test.each(NOT_RUN)('$name cannot be stated as a chart', (one) => {
    expect(whyRefused(one)).toBe(REFUSED.get(one.name));
  });

  test.each(RUN)('$name: the compiled chart does what XState does, and what SCXML demands', (one) => {
    const chart = scxmlChart(one);
    const events = one.script.events.map(({ event: { name, data } }) => ({ type: name, data }));
    const compiled = playCompiled(chart, events);
    expect(compiled).toEqual(playOnXState(chart, events));
    expect(compiled.map(innermost)).toEqual(expected(one));
  });
});
