import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Faerie Child', () => {
  driven('is summoned for 4 mana, of which one is water', (begin) => {
    const duel = begin({
      p1: { hand: ['Faerie Child'], manaZone: { water: 1, nature: 4 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Faerie Child');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Faerie Child'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('cannot be summoned with 3 mana, nor without water', (begin) => {
    for (const manaZone of [{ water: 3 }, { nature: 4 }]) {
      const duel = begin({ p1: { hand: ['Faerie Child'], manaZone }, p2: { battleZone: ['Fear Fang'] } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
      expect(duel.zone('p1', 'hand')).toEqual(['Faerie Child']);
    }
  });

  driven('cannot be blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Faerie Child', 'Fear Fang'] },
      p2: { battleZone: ['King Coral'] },
    });
    duel.choose('Faerie Child attacks the player').choose('Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Faerie Child (tapped)', 'Fear Fang'], p2: ['King Coral'] });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with King Coral']);
  });

  driven('cannot be blocked on its way to a creature, and has 2000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Faerie Child', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'King Coral'] },
    });
    duel.choose('Faerie Child attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['King Coral'] });
  });
});
