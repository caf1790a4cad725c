import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Draglide', () => {
  driven('is summoned for 5 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Draglide'], manaZone: { fire: 1, nature: 5 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Draglide');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Draglide'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('cannot be summoned with 4 mana, nor without fire', (begin) => {
    for (const manaZone of [{ fire: 4 }, { nature: 5 }]) {
      const duel = begin({ p1: { hand: ['Draglide'], manaZone }, p2: { battleZone: ['Fear Fang'] } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
      expect(duel.zone('p1', 'hand')).toEqual(['Draglide']);
    }
  });

  driven('must attack, before its player may attack no more', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Draglide', 'Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Draglide'] },
    });
    expect(duel.options).toEqual([
      'Draglide attacks the player',
      'Fear Fang attacks the player',
      'Burning Mane attacks the player',
    ]);
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Draglide attacks the player', 'Burning Mane attacks the player']);
    duel.choose('Draglide attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
    expect(duel.battleZones).toEqual({
      p1: ['Draglide (tapped)', 'Fear Fang (tapped)', 'Burning Mane'],
      p2: ['Draglide'],
    });
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });

  driven('does not hold up its player while it cannot attack', (begin) => {
    for (const creature of [
      { name: 'Draglide', fresh: true },
      { name: 'Draglide', tapped: true },
    ]) {
      const duel = begin({ step: 'attack', p1: { battleZone: [creature, 'Fear Fang'] } });
      expect(duel.asked).toBe('p1 attack');
      expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
    }
  });

  driven('may attack a creature, and has 5000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Draglide', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Draglide attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Fear Fang'] });
  });
});
