import { allCards, createDuel, type Duel, restoreDuel } from 'taiki';
import { playInLockstep } from 'taiki/testing';
import { describe, expect, test } from 'vitest';
import { auraCards, auraDeck } from '../support/auraDecks.ts';
import { problemsOfDuel } from '../support/invariants.ts';
import { chooserFor } from '../support/lockstep.ts';
import { runs } from '../support/runs.ts';

const cards = [...allCards, ...auraCards];
const begin = (seed: number, runtime: 'compiled' | 'xstate' = 'compiled'): Duel =>
  createDuel({ decks: { p1: auraDeck, p2: auraDeck }, cards, seed, runtime });

const SEEDS = Array.from({ length: runs(4) }, (_, index) => index + 1);

describe('duels between decks of auras', () => {
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

  test('put auras, and move them with their creatures', () => {
    let put = 0;
    let along = 0;
    for (const seed of SEEDS) {
      const duel = begin(seed);
      problemsOfDuel(duel, seed, 0);
      for (const fact of duel.log) {
        if (fact.kind === 'cardPut' && (fact.name === 'Wings' || fact.name === 'Mask')) put++;
        if (fact.rule === '310.8') along++;
      }
    }
    expect(put).toBeGreaterThanOrEqual(2 * SEEDS.length);
    expect(along).toBeGreaterThanOrEqual(SEEDS.length);
  });
});
