import { fc, test } from '@fast-check/vitest';
import { type Duel, replay } from 'taiki';
import { describe, expect } from 'vitest';
import { runs } from '../support/runs.ts';
import { agentsFor, pick, playOn, starterDuel } from '../support/starterDuels.ts';

/** Plays by a list of numbers as far as it goes. */
function steer(duel: Duel, numbers: readonly number[]): Duel {
  for (const number of numbers) {
    if (duel.decision === undefined) break;
    duel.choose(pick(duel.decision, number));
  }
  return duel;
}

const seeds = fc.nat({ max: 1_000_000 });
const choices = fc.array(fc.nat({ max: 1000 }), { maxLength: 80, size: 'max' });

describe('the same seed, decks and choices give the same duel', () => {
  test.prop([seeds, choices], { numRuns: runs(10) })('byte for byte', (seed, numbers) => {
    const one = steer(starterDuel(seed), numbers);
    const other = steer(starterDuel(seed), numbers);
    expect(JSON.stringify(other.log)).toBe(JSON.stringify(one.log));
    expect(JSON.stringify(other.snapshot())).toBe(JSON.stringify(one.snapshot()));
  });

  test.prop([seeds, choices], { numRuns: runs(10) })(
    'by way of its record, wherever that ends',
    (seed, numbers) => {
      const duel = steer(starterDuel(seed), numbers);
      const text = duel.record();
      const again = replay(text);
      expect(JSON.stringify(again.log)).toBe(JSON.stringify(duel.log));
      expect(JSON.stringify(again.snapshot())).toBe(JSON.stringify(duel.snapshot()));
      expect(again.record()).toBe(text);
    },
  );

  test('with agents, to the end', () => {
    for (let seed = 1; seed <= runs(2); seed++) {
      const duel = starterDuel(seed);
      playOn(duel, agentsFor(seed));
      const again = starterDuel(seed);
      playOn(again, agentsFor(seed));
      expect(again.record()).toBe(duel.record());
      expect(replay(duel.record()).log).toEqual(duel.log);
    }
  });

  test('a duel that was conceded is replayed to its end', () => {
    const duel = steer(starterDuel(5), [1, 2, 3, 4]);
    duel.concede('p2');
    expect(replay(duel.record()).log).toEqual(duel.log);
    expect(replay(duel.record()).result).toEqual(duel.result);
  });

  test('another seed gives another duel', () => {
    const logs = new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(starterDuel(16 * seed).game.zones)));
    expect(logs.size).toBe(5);
  });
});
