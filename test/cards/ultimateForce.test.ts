import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Ultimate Force', () => {
  driven("the top 2 cards of its player's deck go to the mana zone, untapped", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Ultimate Force'],
        manaZone: { nature: 1, light: 5 },
        deck: ['Fear Fang', 'Terror Pit', 'Burning Mane'],
      },
      p2: { battleZone: ['Filler'] },
    });
    duel.use('Cast Ultimate Force');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Filler'] });
    expect([...duel.zone('p1', 'manaZone')].filter((card) => !card.endsWith('(tapped)')).sort()).toEqual([
      'Fear Fang',
      'Light Filler',
      'Terror Pit',
    ]);
    expect(duel.zone('p1', 'deck')).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Ultimate Force']);
    expect(duel.count('p2', 'manaZone')).toBe(0);
  });

  driven('takes as many as there are, and the empty deck loses', (begin) => {
    const duel = begin({ p1: { hand: ['Ultimate Force'], manaZone: { nature: 5 }, deck: ['Fear Fang'] } });
    duel.use('Cast Ultimate Force');
    expect(duel.duel.result).toMatchObject({ winner: 'p2', reason: 'deckOut' });
    expect(duel.names('p1', 'manaZone')).toEqual([
      'Fear Fang',
      ...Array.from({ length: 5 }, () => 'Nature Filler'),
    ]);
  });
});
