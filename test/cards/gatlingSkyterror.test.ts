import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Gatling Skyterror', () => {
  driven('can attack untapped creatures, other creatures cannot', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gatling Skyterror', 'Forest Hornet'] },
      p2: { battleZone: ['Burning Mane', { name: 'Fear Fang', tapped: true }] },
    });
    expect(duel.options).toEqual([
      'Gatling Skyterror attacks the player',
      'Gatling Skyterror attacks Burning Mane',
      'Gatling Skyterror attacks Fear Fang',
      'Forest Hornet attacks the player',
      'Forest Hornet attacks Fear Fang',
      'Attack no more',
    ]);
    duel.choose('Gatling Skyterror attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Gatling Skyterror (tapped)', 'Forest Hornet'],
      p2: ['Fear Fang (tapped)'],
    });
  });

  driven('breaks 2 shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Gatling Skyterror', 'Writhing Bone Ghoul'] } });
    duel.choose('Gatling Skyterror attacks the player').choose('Shield 2', 'Shield 5');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Gatling Skyterror (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
  driven('breaks the last shield, and does not win yet', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gatling Skyterror', 'Writhing Bone Ghoul'] },
      p2: { shieldZone: 1 },
    });
    duel.choose('Gatling Skyterror attacks the player');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([0, 1]);
  });
});
