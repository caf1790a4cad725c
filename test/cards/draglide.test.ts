import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Draglide', () => {
  driven('is summoned for 5 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Draglide'], manaZone: { fire: 1, light: 5 } },
      p2: { battleZone: ['Writhing Bone Ghoul'] },
    });
    duel.use('Summon Draglide');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Draglide'], p2: ['Writhing Bone Ghoul'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 4 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 4 }, { light: 5 }]) {
      const duel = begin({ p1: { hand: ['Draglide'], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual(['Draglide']);
    }
  });

  driven('must attack before its player stops attacking, in any order', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Draglide', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }] },
    });
    expect(duel.options).toEqual([
      'Draglide attacks the player',
      'Draglide attacks Filler',
      'Burning Mane attacks the player',
      'Burning Mane attacks Filler',
    ]);
    duel.choose('Burning Mane attacks Filler');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({ p1: ['Draglide (tapped)', 'Burning Mane (tapped)'], p2: [] });
  });

  driven('need not attack when it cannot, tapped or just put', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: [{ name: 'Draglide', tapped: true }, { name: 'Draglide', fresh: true }, 'Burning Mane'],
      },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
  });

  driven('lets its player stop once it has attacked', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: ['Draglide', 'Burning Mane'] } });
    duel.choose('Draglide attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
    expect([duel.count('p2', 'shieldZone'), duel.count('p2', 'hand')]).toEqual([4, 1]);
  });

  driven('attacks with 5000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Draglide', 'Writhing Bone Ghoul'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Writhing Bone Ghoul'] },
    });
    duel.choose('Draglide attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Writhing Bone Ghoul'], p2: ['Writhing Bone Ghoul'] });
  });
});
