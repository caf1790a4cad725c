import { type Duel, type DuelSnapshot, restoreDuel } from 'taiki';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/runs.ts';
import { seedRanges } from '../support/seedRanges.ts';
import { agentsFor, playOn, starterDuel } from '../support/starterDuels.ts';
import { expectSame, momentOf } from './momentOf.ts';

const LIMIT = 60 * 1024;

const throughJson = (duel: Duel): Duel => restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())));

describe('a snapshot', () => {
  test.each(seedRanges(runs(5), 10))(
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
