import { allCards, createDuel, parseCard, playOut } from 'taiki';
import { expect, test } from 'vitest';
import { runs } from '../support/runs.ts';
import { agentsFor } from '../support/starterDuels.ts';

const names = allCards
  .filter(({ type }) => type !== 'gacharangeCreature' && type !== 'dragheartFortress')
  .map(({ name }) => name);

test('a card from JSON behaves as the same card from code', () => {
  const cards = allCards.map((card) => parseCard(JSON.stringify(card)));
  for (let seed = 1; seed <= runs(4); seed++) {
    const deck = (start: number) =>
      Array.from({ length: 40 }, (_, index) => names[(start + index * 7) % names.length] ?? '');
    const decks = { p1: deck(seed * 10), p2: deck(seed * 10 + 5) };
    const fromCode = playOut(createDuel({ decks, seed }), agentsFor(seed));
    const fromJson = playOut(createDuel({ decks, seed, cards }), agentsFor(seed));
    expect(JSON.stringify(fromJson.log)).toBe(JSON.stringify(fromCode.log));
  }
});
