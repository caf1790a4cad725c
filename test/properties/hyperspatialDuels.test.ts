import { allCards, createDuel, type Duel, restoreDuel } from 'taiki';
import { playInLockstep } from 'taiki/testing';
import { describe, expect, test } from 'vitest';
import { hyperspatialCards, hyperspatialDeck } from '../support/hyperspatialDecks.ts';
import { problemsOfDuel } from '../support/invariants.ts';
import { chooserFor } from '../support/lockstep.ts';
import { runs } from '../support/runs.ts';

const cards = [...allCards, ...hyperspatialCards];
const begin = (seed: number, runtime: 'compiled' | 'xstate' = 'compiled'): Duel =>
  createDuel({ decks: { p1: hyperspatialDeck, p2: hyperspatialDeck }, cards, seed, runtime });

const seeds = (length: number): readonly number[] => Array.from({ length }, (_, index) => index + 1);
const SEEDS = seeds(runs(4));

describe('duels between decks of cards that come from the hyperspatial zone', () => {
  test('end, and lose, double and reveal nothing', () => {
    for (const seed of SEEDS)
      expect({ seed, problems: problemsOfDuel(begin(seed), seed, 12) }).toEqual({ seed, problems: [] });
  });

  test('are the same on both runtimes', () => {
    for (const seed of SEEDS) {
      const divergence = playInLockstep([begin(seed), begin(seed, 'xstate')], chooserFor(seed));
      expect({ seed, divergence }).toEqual({ seed });
    }
  });

  test('are the same when they are restored at every choice', () => {
    for (const seed of SEEDS) {
      const duel = begin(seed);
      let restored = begin(seed);
      const choose = chooserFor(seed);
      for (let { decision } = duel; decision !== undefined; { decision } = duel) {
        const answer = choose(decision, duel);
        if (answer === undefined || 'concedes' in answer) break;
        restored = restoreDuel(JSON.parse(JSON.stringify(restored.snapshot())), { cards });
        duel.choose(answer);
        restored.choose(answer);
      }
      expect({ seed, game: restored.game }).toEqual({ seed, game: duel.game });
    }
  });

  test('resolve what they are made for', () => {
    const counts = new Map<string, number>();
    // In fewer duels no creature may be linked.
    const enough = seeds(runs(8));
    for (const seed of enough) {
      const duel = begin(seed);
      problemsOfDuel(duel, seed, 0);
      for (const { kind } of duel.log) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const { length } = enough;
    expect(counts.get('weaponEquipped') ?? 0).toBeGreaterThanOrEqual(length);
    expect(counts.get('cardTurnedOver') ?? 0).toBeGreaterThanOrEqual(length);
    expect(counts.get('cardSealed') ?? 0).toBeGreaterThanOrEqual(2 * length);
    expect(counts.get('creatureLinked') ?? 0).toBeGreaterThanOrEqual(1);
  });
});
