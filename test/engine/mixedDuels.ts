import { allCards, createDuel, type Deck } from 'taiki';
import { expect } from 'vitest';
import { randomBelow, seedRandom } from '../../table/random.ts';
import { factProblems, problemsAt } from './invariants.ts';
import { agentsFor, playOn } from './starterDuels.ts';

const APART = new Set(['gacharangeCreature', 'dragheartFortress']);
const main = allCards.filter(({ type }) => !APART.has(type)).map(({ name }) => name);
const draghearts = allCards.filter(({ type }) => type === 'dragheartFortress').map(({ name }) => name);

/** Forty cards at random from all that are registered, at most four of a name. */
export function mixedDecks(seed: number): readonly [Deck, Deck] {
  let state = seedRandom(seed);
  const deck = (): Deck => {
    const counts = new Map<string, number>();
    const cards: string[] = [];
    while (cards.length < 40) {
      const [pick, next] = randomBelow(main.length, state);
      state = next;
      const name = main[pick] ?? '';
      const count = counts.get(name) ?? 0;
      if (count >= 4) continue;
      counts.set(name, count + 1);
      cards.push(name);
    }
    return { name: undefined, cards, hyperspatial: draghearts, superGR: [] };
  };
  return [deck(), deck()];
}

/** How many decisions of each duel are looked at closely. */
const CLOSE = 12;

/** Plays one duel of each seed between decks of any cards to its end, and checks what must always hold. */
export function playMixedDuels(from: number, to: number): void {
  for (let seed = from; seed <= to; seed++) {
    const [p1, p2] = mixedDecks(seed);
    const duel = createDuel({ decks: { p1, p2 }, seed });
    const problems: string[] = [];
    let looked = 0;
    playOn(duel, agentsFor(seed), (decision) => {
      if (looked++ < CLOSE)
        problems.push(...problemsAt(duel).map((problem) => `decision ${decision.id}: ${problem}`));
    });
    problems.push(...problemsAt(duel), ...factProblems(duel.log));
    if (duel.result === undefined) problems.push('the duel has no result');
    expect({ seed, problems }).toEqual({ seed, problems: [] });
  }
}
