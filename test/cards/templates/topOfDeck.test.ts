import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

describe('Faerie Life', () => {
  driven('puts the top card of the deck into the mana zone, untapped', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Faerie Life'],
        manaZone: { nature: 2 },
        battleZone: ['Filler'],
        deck: ['Fear Fang', 'Filler'],
      },
    });
    duel.use('Cast Faerie Life');
    expect([duel.asked, duel.zone('p1', 'deck')]).toEqual(['p1 attack', ['Filler']]);
    expect(duel.zone('p1', 'manaZone')).toEqual([
      'Nature Filler (tapped)',
      'Nature Filler (tapped)',
      'Fear Fang',
    ]);
  });
});

describe('Sphere of Wonder', () => {
  const shields = (p1: number, p2: number) => ({
    p1: { hand: ['Sphere of Wonder'], manaZone: { light: 4 }, battleZone: ['Filler'], shieldZone: p1 },
    p2: { shieldZone: p2 },
  });

  driven('adds the top card of the deck to the shields where the opponent has more', (begin) => {
    const duel = begin(shields(2, 3)).use('Cast Sphere of Wonder');
    expect([duel.asked, duel.count('p1', 'shieldZone'), duel.count('p1', 'deck')]).toEqual([
      'p1 attack',
      3,
      19,
    ]);
  });

  driven('adds none where the opponent has as many, or fewer', (begin) => {
    for (const p1 of [3, 4]) {
      const duel = begin(shields(p1, 3)).use('Cast Sphere of Wonder');
      expect([duel.asked, duel.count('p1', 'shieldZone'), duel.count('p1', 'deck')]).toEqual([
        'p1 attack',
        p1,
        20,
      ]);
    }
  });
});
