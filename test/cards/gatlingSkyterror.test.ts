import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Gatling Skyterror', () => {
  driven('is summoned for 7 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Gatling Skyterror'], manaZone: { fire: 1, light: 7 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Gatling Skyterror');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Gatling Skyterror'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 6 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 6 }, { light: 7 }]) {
      const duel = begin({ p1: { hand: ['Gatling Skyterror'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Gatling Skyterror']);
    }
  });

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

  driven('attacks with 7000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gatling Skyterror', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Zagaan, Knight of Darkness', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Gatling Skyterror attacks Zagaan, Knight of Darkness');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
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
