import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Nomad Hero Gigio', () => {
  driven('is summoned for 5 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Nomad Hero Gigio'], manaZone: { fire: 1, light: 5 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Nomad Hero Gigio');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Nomad Hero Gigio'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 4 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 4 }, { light: 5 }]) {
      const duel = begin({ p1: { hand: ['Nomad Hero Gigio'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Nomad Hero Gigio']);
    }
  });

  driven('can attack untapped creatures, other creatures cannot', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Nomad Hero Gigio', 'Forest Hornet'] },
      p2: { battleZone: ['Burning Mane', { name: 'Fear Fang', tapped: true }] },
    });
    expect(duel.options).toEqual([
      'Nomad Hero Gigio attacks the player',
      'Nomad Hero Gigio attacks Burning Mane',
      'Nomad Hero Gigio attacks Fear Fang',
      'Forest Hornet attacks the player',
      'Forest Hornet attacks Fear Fang',
      'Attack no more',
    ]);
    duel.choose('Nomad Hero Gigio attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Nomad Hero Gigio (tapped)', 'Forest Hornet'],
      p2: ['Fear Fang (tapped)'],
    });
  });

  driven('attacks with 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Nomad Hero Gigio', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Nomad Hero Gigio attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });

  driven('breaks 1 shield', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Nomad Hero Gigio', 'Writhing Bone Ghoul'] } });
    duel.choose('Nomad Hero Gigio attacks the player').choose('Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Nomad Hero Gigio (tapped)', 'Writhing Bone Ghoul']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });
});
