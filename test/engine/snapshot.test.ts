import { type Duel, type DuelSnapshot, restoreDuel } from 'taiki';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/runs.ts';
import { seedRanges } from '../support/seedRanges.ts';
import { agentsFor, playOn, starterDuel } from '../support/starterDuels.ts';
import { expectSame, momentOf } from './momentOf.ts';

const LIMIT = 60 * 1024;

const throughJson = (duel: Duel): Duel => restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())));

/** Every key of the objects in a value. */
function keysIn(value: unknown): ReadonlySet<string> {
  const keys = new Set<string>();
  JSON.stringify(value, (key: string, inner: unknown) => {
    keys.add(key);
    return inner;
  });
  return keys;
}

const deepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(deepFrozen));

describe('a snapshot', () => {
  test.each(seedRanges(runs(2), 10))(
    'goes on like the original, from every decision, and is small: seeds %i to %i',
    (from, to) => {
      let largest = 0;
      const asJson = (duel: Duel): DuelSnapshot => {
        const text = JSON.stringify(duel.snapshot());
        largest = Math.max(largest, text.length);
        return JSON.parse(text);
      };
      for (let seed = from; seed <= to; seed++) {
        const duel = starterDuel(seed);
        let restored = starterDuel(seed);
        playOn(duel, agentsFor(seed), (decision, answer) => {
          const snapshot = asJson(restored);
          expectSame(snapshot, asJson(duel));
          restored = restoreDuel(snapshot);
          expect(restored.state).toBe(duel.state);
          expectSame(JSON.parse(JSON.stringify(restored.decision)), JSON.parse(JSON.stringify(decision)));
          restored.choose(answer);
        });
        expectSame(momentOf(throughJson(restored)), momentOf(duel));
        expect(JSON.stringify(restored.log)).toBe(JSON.stringify(duel.log));
        expect(restored.record()).toBe(duel.record());
      }
      expect(largest).toBeLessThan(LIMIT);
    },
  );

  test('is the same of a duel, its fork and the duel restored from it, byte for byte', () => {
    for (let seed = 1; seed <= runs(2, 6); seed++) {
      const duel = starterDuel(seed);
      playOn(duel, agentsFor(seed), () => {
        const text = JSON.stringify(duel.snapshot());
        expect(JSON.stringify(duel.fork().snapshot())).toBe(text);
        expect(JSON.stringify(throughJson(duel).snapshot())).toBe(text);
        expect(JSON.stringify(restoreDuel(duel.snapshot()).snapshot())).toBe(text);
      });
    }
  });

  test('is frozen, so that it is restored as it is, and goes on like one that was stored', () => {
    for (let seed = 1; seed <= runs(2, 6); seed++) {
      const duel = starterDuel(seed);
      let asked = 0;
      playOn(duel, agentsFor(seed), () => {
        if (asked++ % 7 !== 0) return;
        const snapshot = duel.snapshot();
        expect(deepFrozen(snapshot)).toBe(true);
        for (const runtime of ['compiled', 'xstate'] as const) {
          const restored = restoreDuel(snapshot, { runtime });
          const stored = restoreDuel(JSON.parse(JSON.stringify(snapshot)), { runtime });
          expectSame(momentOf(restored), momentOf(stored));
          playOn(restored, agentsFor(seed + 1), () => undefined);
          playOn(stored, agentsFor(seed + 1), () => undefined);
          expect(restored.record()).toBe(stored.record());
        }
        expectSame(duel.snapshot(), snapshot);
      });
    }
  });

  test('holds the state, the context and what is on standby, and nothing of XState', () => {
    const foreign = [
      'machine',
      'children',
      'historyValue',
      'status',
      'error',
      'output',
      'src',
      'syncSnapshot',
    ];
    const notSaved = ['pool', 'caches'];
    let waiting = 0;
    for (const seed of [2, 13]) {
      const duel = starterDuel(seed);
      playOn(duel, agentsFor(seed), () => {
        const snapshot = duel.snapshot();
        const keys = keysIn(snapshot);
        expect([...foreign, ...notSaved].filter((key) => keys.has(key))).toEqual([]);
        expect(Object.keys(snapshot)).toEqual([
          ...['taiki', 'seed', 'beginning', 'choices', 'facts'],
          ...['state', 'context', 'standby', 'checksum'],
        ]);
        expect(snapshot.state).toBe(duel.state);
        const { standby, context } = JSON.parse(JSON.stringify(snapshot));
        const { triggered = [], opened = [] } = context.paused ?? {};
        const effects = [...standby.context.effects, ...context.triggered, ...triggered];
        const opportunities = [...standby.context.opportunities, ...context.opened, ...opened];
        expect({ effects, opportunities }).toEqual(
          JSON.parse(JSON.stringify({ ...duel.standby, resolving: undefined })),
        );
        waiting += standby.context.effects.length;
      });
    }
    expect(waiting).toBeGreaterThan(0);
  });

  test("has the original's log at any moment", () => {
    for (let seed = 1; seed <= runs(1); seed++) {
      const duel = starterDuel(seed);
      playOn(duel, agentsFor(seed), ({ id }) => {
        if (id % 12 !== seed % 12) return;
        const restored = throughJson(duel);
        expect(restored.log).toEqual(duel.log);
        expect(restored.record()).toBe(duel.record());
        expect(throughJson(restored).log).toEqual(duel.log);
        expect(restored.fork().log).toEqual(duel.log);
      });
    }
  });

  test('is taken before the first choice as well as after the last', () => {
    const duel = starterDuel(1);
    expect(throughJson(duel).log).toEqual(duel.log);
    expect(duel.log[0]?.kind).toBe('deckShuffled');
    duel.concede('p1');
    const restored = throughJson(duel);
    expect(restored.result).toEqual({ winner: 'p2', reason: 'concession', turn: 1 });
    expect(restored.decision).toBeUndefined();
    expect(restored.state).toBe('over');
    expect(restored.log).toEqual(duel.log);
    expect(restored.log.at(-1)).toEqual({
      kind: 'duelEnded',
      result: duel.result,
      state: 'turn.charge.choosing',
      rule: '104.3',
    });
  });
});
