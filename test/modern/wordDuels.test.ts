import { createDuel, defineCard, randomAgent, restoreDuel } from 'taiki';
import { describe, expect, test } from 'vitest';
import { randomBelow, seedRandom } from '../../table/random.ts';
import { problemsOfDuel } from '../support/invariants.ts';
import { runs } from '../support/runs.ts';
import { seedRanges } from '../support/seedRanges.ts';
import { wordCards } from '../support/wordCards.ts';

const cards = wordCards.map(defineCard);

/** Ten random cards, four of each. */
function deckOf(seed: number): readonly string[] {
  let state = seedRandom(seed);
  const names = new Set<string>();
  while (names.size < 10) {
    const [pick, next] = randomBelow(cards.length, state);
    state = next;
    names.add(cards[pick]?.name ?? '');
  }
  return [...names].flatMap((name) => Array<string>(4).fill(name));
}

describe('duels of cards whose abilities have names', () => {
  test.each(seedRanges(runs(10), 50))('lose, double and reveal nothing: seeds %i to %i', (from, to) => {
    for (let seed = from; seed <= to; seed++) {
      const duel = createDuel({ decks: { p1: deckOf(2 * seed), p2: deckOf(2 * seed + 1) }, cards, seed });
      expect({ seed, problems: problemsOfDuel(duel, seed, 12) }).toEqual({ seed, problems: [] });
    }
  });

  test.each(seedRanges(runs(4), 50))(
    'are the same on both runtimes, and restored before every choice: seeds %i to %i',
    (from, to) => {
      for (let seed = from; seed <= to; seed++) {
        const settings = { decks: { p1: deckOf(2 * seed), p2: deckOf(2 * seed + 1) }, cards, seed };
        const reference = createDuel({ ...settings, runtime: 'xstate' });
        const agent = randomAgent(seed);
        let restored = createDuel({ ...settings, runtime: 'compiled' });
        while (reference.decision !== undefined) {
          const { decision } = reference;
          const answer = agent(reference.view(decision.player), decision);
          restored = restoreDuel(JSON.parse(JSON.stringify(restored.snapshot())), {
            cards,
            runtime: 'compiled',
          });
          reference.choose(answer);
          restored.choose(answer);
        }
        expect(restored.log).toEqual(reference.log);
      }
    },
  );
});
