import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Bronze-Arm Tribe', () => {
  driven("the top card of its player's deck goes to the mana zone, untapped", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Bronze-Arm Tribe'],
        manaZone: { nature: 1, light: 2 },
        deck: ['Fear Fang', 'Burning Mane'],
        battleZone: ['Filler'],
      },
    });
    duel.use('Summon Bronze-Arm Tribe');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler', 'Bronze-Arm Tribe'], p2: [] });
    expect([...duel.zone('p1', 'manaZone')].sort()).toEqual([
      'Fear Fang',
      'Light Filler (tapped)',
      'Light Filler (tapped)',
      'Nature Filler (tapped)',
    ]);
    expect(duel.zone('p1', 'deck')).toEqual(['Burning Mane']);
    expect([duel.count('p2', 'manaZone'), duel.count('p2', 'deck')]).toEqual([0, 20]);
  });

  driven('must, even with the last card of the deck', (begin) => {
    const duel = begin({ p1: { hand: ['Bronze-Arm Tribe'], manaZone: { nature: 3 }, deck: ['Fear Fang'] } });
    duel.use('Summon Bronze-Arm Tribe');
    expect(duel.duel.result).toMatchObject({ winner: 'p2', reason: 'deckOut' });
    expect(duel.zone('p1', 'manaZone').at(-1)).toBe('Fear Fang');
  });
});
