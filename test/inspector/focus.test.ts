import { describe, expect, test } from 'vitest';
import {
  type FocusStep,
  focusOf,
  type Moment,
  mapShapes,
  shownAs,
  TraceReader,
  turnMap,
} from '../../inspector/model/index.ts';
import { someOf } from '../support/runs.ts';
import { purge } from './purge.ts';
import { recorded } from './recorded.ts';

const { reader, trace } = recorded(5);
/** Effects of both players wait, and play returns to the active player. */
const purged = new TraceReader(purge().recorder.trace);
const map = turnMap(trace.header.charts.duel, 1000);
const moments: readonly Moment[] = [
  ...someOf(reader.records, 3).map(({ seq }) => reader.at(seq)),
  ...purged.records.map(({ seq }) => purged.at(seq)),
];

/** A step with those in it that are shown in full. */
const within = (step: FocusStep | undefined): readonly FocusStep[] =>
  step === undefined ? [] : [step, ...step.inside.flatMap((part) => within(part.step))];

describe('the focus of the map, at the records of a duel', () => {
  test('fills the one state that is active, in the step that is active', () => {
    for (const moment of moments) {
      const leaf = shownAs(map, moment.active.duel.at(-1) ?? '');
      const { step } = focusOf(map, moment);
      const filled = within(step).flatMap(({ states, window }) => [
        ...states.filter(({ isActive }) => isActive).map(({ id }) => id),
        ...(window?.arbiter.isActive ? [window.arbiter.id] : []),
        ...(window?.cells ?? []).filter(({ acts }) => acts).map(({ id }) => id),
      ]);
      expect(filled).toEqual(step === undefined ? [] : [leaf]);
      expect(step === undefined).toBe(moment.active.duel[1] !== 'duel.turn');
    }
  });

  test('names as many in each cell as the map counts, and returns to AP when the map does', () => {
    for (const moment of moments) {
      const shapes = mapShapes(map, moment);
      const windows = within(focusOf(map, moment).step).flatMap(({ window }) => window ?? []);
      for (const { id, waiting } of windows.flatMap(({ cells }) => cells)) {
        const shape = shapes.find((one) => one.kind === 'state' && one.id === id);
        expect(waiting.length).toBe(shape?.kind === 'state' ? shape.waiting : undefined);
      }
      const returns = windows.filter(({ returned }) => returned).length;
      expect(returns).toBe(shapes.filter(({ kind }) => kind === 'return').length);
    }
    const names = moments.flatMap((moment) =>
      within(focusOf(map, moment).step).flatMap(({ window }) =>
        (window?.cells ?? []).flatMap(({ waiting }) => waiting.map(({ name }) => name)),
      ),
    );
    const known = moments.flatMap(({ standby }) =>
      [...(standby?.effects.ap ?? []), ...(standby?.effects.nap ?? [])].map(({ card }) => card),
    );
    expect(known.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(known));
  });

  test('has the steps of the turn in one row, and those of an attack in another only during one', () => {
    const rowsIn = (state: string): readonly (readonly string[])[] => {
      const moment = moments.find(({ active }) => active.duel.includes(state));
      if (moment === undefined) throw new Error(`No record is in ${state}.`);
      return focusOf(map, moment).rows.map((row) =>
        row.map(({ label, isActive }) => (isActive ? `[${label}]` : label)),
      );
    };
    expect(rowsIn('duel.turn.charge')).toEqual([
      ['start of turn', 'draw', '[charge]', 'main', 'attack', 'end'],
    ]);
    expect(rowsIn('duel.turn.attack.block')).toEqual([
      ['start of turn', 'draw', 'charge', 'main', '[attack]', 'end'],
      ['declaration', '[block]', 'battle', 'direct attack', 'end of attack'],
    ]);
  });
});
