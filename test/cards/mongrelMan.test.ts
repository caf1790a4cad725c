import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Mongrel Man', () => {
  driven(
    'its player may draw a card for each other creature that is destroyed, of either player',
    (begin) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Mongrel Man', 'Fear Fang', 'Filler'] },
        p2: { battleZone: [{ name: 'Reso Pacos, Clear Sky Guardian', tapped: true }] },
      });
      duel.choose('Fear Fang attacks Reso Pacos');
      expect(duel.asked).toBe('p1 confirm');
      duel.choose('Yes').choose('No');
      expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
      expect(duel.battleZones).toEqual({ p1: ['Mongrel Man', 'Filler'], p2: [] });
    },
  );

  driven('not for itself', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Mongrel Man', 'Fear Fang'] },
    });
    duel.use('Cast Terror Pit').choose('Mongrel Man');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 0]);
  });
});
