import { charts } from 'taiki/inspect';
import { describe, expect, test } from 'vitest';
import { waysOut } from '../../inspector/model/index.ts';
import { GUARDS_READ } from '../../inspector/recording/guardReads.ts';
import { recorded } from './recorded.ts';

const { reader } = recorded(6);

describe('the ways out of the active states', () => {
  test('have the outcome with which XState decided: the transition taken next passes, those asked before it fail', () => {
    let compared = 0;
    for (const record of reader.records) {
      if (record.kind !== 'microstep' || record.edges.length !== 1) continue;
      const chart = reader.at(record.seq).actors[record.actor]?.chart ?? 'duel';
      const ways = waysOut(reader, record.seq - 1, chart);
      const taken = ways.findIndex(({ edge }) => edge.id === record.edges[0]);
      if (taken < 0 || ways[taken]?.outcome === 'unguarded') continue;
      compared++;
      expect([record.seq, ways[taken]?.outcome]).toEqual([record.seq, 'true']);
      const { event } = ways[taken]?.edge ?? {};
      const before = ways.slice(0, taken).filter(({ edge }) => edge.event === event);
      for (const { outcome } of before) expect([record.seq, outcome]).toEqual([record.seq, 'false']);
      const after = ways.slice(taken + 1).filter(({ edge }) => edge.event === event);
      for (const { outcome } of after) expect(['notReached', 'unguarded']).toContain(outcome);
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('are those of the innermost state first, and none stays where it is', () => {
    const decision = reader.records.find(({ kind }) => kind === 'decision')?.seq ?? Number.NaN;
    const ways = waysOut(reader, decision, 'duel');
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.filter(({ edge }) => edge.source === edge.target)).toEqual([]);
    const active = reader.at(decision).active.duel.toReversed();
    const places = ways.map(({ edge }) => active.indexOf(edge.source));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('say what each guard read, in words that follow from the answer', () => {
    const guards = reader.records.filter((record) => record.kind === 'guard');
    // XState shows no context before the first microstep.
    const first = reader.records.findIndex(({ kind }) => kind === 'microstep');
    const unread = guards.filter(({ reads, seq }) => reads === undefined && seq > first);
    expect(unread).toEqual([]);
    for (const { guard, answer, reads } of guards.filter(({ seq }) => seq > first)) {
      if (guard === 'isAsking') expect([reads, answer]).toEqual([reads, reads !== 'paused: no']);
      if (guard === 'attacks') expect([reads, answer]).toEqual([reads, reads === 'outcome: attack']);
      if (guard.endsWith('IsNext'))
        expect([guard, answer]).toEqual([guard, reads?.startsWith(`next: ${guard.slice(0, -6)},`)]);
    }
  });

  test('can be read for every guard of the duel chart', () => {
    expect(GUARDS_READ.toSorted()).toEqual(Object.keys(charts.duel.implementations.guards).toSorted());
  });
});
