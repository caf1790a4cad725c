import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Candy Drop', () => {
  driven('is summoned for 3 mana, of which one is water', (begin) => {
    const duel = begin({
      p1: { hand: ['Candy Drop'], manaZone: { water: 1, nature: 3 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Candy Drop');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Candy Drop'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('cannot be summoned with 2 mana, nor without water', (begin) => {
    for (const manaZone of [{ water: 2 }, { nature: 3 }]) {
      const duel = begin({ p1: { hand: ['Candy Drop'], manaZone }, p2: { battleZone: ['Fear Fang'] } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
      expect(duel.zone('p1', 'hand')).toEqual(['Candy Drop']);
    }
  });

  driven('cannot be blocked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Candy Drop', 'Fear Fang'] },
      p2: { battleZone: ['King Coral'] },
    });
    duel.choose('Candy Drop attacks the player').choose('Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Candy Drop (tapped)', 'Fear Fang'], p2: ['King Coral'] });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with King Coral']);
  });

  driven('cannot be blocked on its way to a creature, and has 1000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Candy Drop', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Aqua Vehicle', tapped: true }, 'King Coral'] },
    });
    duel.choose('Candy Drop attacks Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['King Coral'] });
  });
});
