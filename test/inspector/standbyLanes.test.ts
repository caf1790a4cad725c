import { TraceReader } from '@taiki/inspector';
import { describe, expect, test } from 'vitest';
import { purge } from './purge.ts';
import { recorded } from './recorded.ts';

describe('the standby lanes', () => {
  const reader = new TraceReader(purge().recorder.trace);
  const drawn = reader.records.flatMap((record) => (record.kind === 'standby' ? [record.standby] : []));

  test('put each effect with its text in the lane of its player', () => {
    const full = drawn.find(({ effects }) => effects.nap.length === 2);
    expect(full).toMatchObject({
      active: 'p1',
      effects: { ap: [], nap: [{ card: 'Killer', event: 'cardDestroyed' }, { card: 'Grower' }] },
    });
    expect(full?.effects.nap[1]?.text).toMatch(/mana zone/);
  });

  test('say who is next and why, and when play returned to the active player (101.4c)', () => {
    const selected = drawn.flatMap(({ next }) => (next === undefined ? [] : [next]));
    const distinct = selected.filter((next, index) => next.state !== selected[index - 1]?.state);
    expect(distinct.map(({ state, player, rule, returned }) => ({ state, player, rule, returned }))).toEqual([
      { state: 'napEffect', player: 'p2', rule: '101.4c', returned: false },
      { state: 'apEffect', player: 'p1', rule: '101.4a', returned: true },
      { state: 'napEffect', player: 'p2', rule: '101.4c', returned: false },
    ]);
    expect(distinct[1]?.why).toBe(
      'AP (p1) resolves an effect: play returned to the active player after an effect of the opponent: the active player resolves first, in any order',
    );
  });

  test('mark where play returns to the active player on the timeline', () => {
    const returns = reader.timeline.marks.filter(({ kind }) => kind === 'return');
    expect(returns).toHaveLength(1);
    expect(reader.at(returns[0]?.seq ?? 0).standby?.next).toMatchObject({ side: 'AP', returned: true });
  });

  test('show the effect being resolved, and are empty after the window', () => {
    const resolving = drawn.flatMap(({ effects }) =>
      [...effects.ap, ...effects.nap].filter(({ stage }) => stage === 'resolving').map(({ card }) => card),
    );
    expect([...new Set(resolving)]).toEqual(['Killer', 'Witness', 'Grower']);
    expect(drawn.at(-1)).toMatchObject({ effects: { ap: [], nap: [] }, next: undefined });
  });

  test('never show an effect as waiting that has begun, nor a next player with nothing to do', () => {
    expect(staleLanes(reader)).toEqual([]);
    for (const seed of [2, 3, 11]) expect(staleLanes(recorded(seed).reader)).toEqual([]);
  });
});

/** Lanes that contradict what has happened. */
function staleLanes(reader: TraceReader): readonly string[] {
  const begun = new Set<number>();
  return reader.records.flatMap((record) => {
    if (record.kind !== 'standby') return [];
    const { effects, declarations, next } = record.standby;
    const all = [...effects.ap, ...effects.nap];
    const stale = all.filter(({ id, stage }) => stage !== 'resolving' && begun.has(id));
    for (const { id, stage } of all) if (stage === 'resolving') begun.add(id);
    const side = next?.side === 'AP' ? 'ap' : 'nap';
    const lane = next?.does === 'declares' ? declarations[side] : effects[side];
    return [
      ...stale.map(({ card }) => `${record.seq}: ${card} waits again`),
      ...(next !== undefined && lane.length === 0 ? [`${record.seq}: ${next.why}, with an empty lane`] : []),
    ];
  });
}
