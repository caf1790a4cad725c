import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Ouks, Vizier of Restoration', () => {
  driven('becomes a shield instead of being destroyed', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Ouks, Vizier of Restoration', 'Fear Fang'], shieldZone: 2 },
    });
    duel.use('Cast Terror Pit').choose('Ouks, Vizier of Restoration');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'graveyard')]).toEqual([3, 0]);
    expect(duel.duel.view('p1').zones.p2.shieldZone.every(({ hidden }) => hidden)).toBe(true);
  });

  driven('returns to the hand like any creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Ouks, Vizier of Restoration'], shieldZone: 2 },
    });
    duel.use('Cast Spiral Gate').choose('Ouks, Vizier of Restoration');
    expect([duel.zone('p2', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([
      ['Ouks, Vizier of Restoration'],
      2,
    ]);
  });
});
