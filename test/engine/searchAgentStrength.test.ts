import { createDuel, greedyAgent, type Player, playOut, searchAgent, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { isWhole } from '../support/runs.ts';

const DECKS = { p1: starterDecks['burning-shadow'], p2: starterDecks['burning-shadow'] };
const GAMES = isWhole ? 10 : 4;

describe('searchAgent', () => {
  it('wins most duels against greedyAgent', () => {
    let wins = 0;
    for (let game = 0; game < GAMES; game++) {
      const own: Player = game % 2 === 0 ? 'p1' : 'p2';
      const agent = searchAgent({ decks: DECKS, seed: game, iterations: 30 });
      const duel = createDuel({ decks: DECKS, seed: 900 + game, runtime: 'compiled' });
      const agents = own === 'p1' ? { p1: agent, p2: greedyAgent } : { p1: greedyAgent, p2: agent };
      if (playOut(duel, agents).result?.winner === own) wins++;
    }
    expect(wins / GAMES).toBeGreaterThan(0.6);
  });
});
