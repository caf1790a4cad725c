import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Deadly Fighter Braid Claw', () => {
  driven('is summoned for 1 mana, of which one is fire', (begin) => {
    const duel = begin({
      p1: { hand: ['Deadly Fighter Braid Claw'], manaZone: { fire: 1, nature: 1 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Deadly Fighter Braid Claw');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Deadly Fighter Braid Claw'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Nature Filler',
    ]);
  });

  driven('cannot be summoned with no mana, nor without fire', (begin) => {
    for (const manaZone of [{}, { nature: 1 }]) {
      const duel = begin({
        p1: { hand: ['Deadly Fighter Braid Claw'], manaZone },
        p2: { battleZone: ['Fear Fang'] },
      });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
      expect(duel.zone('p1', 'hand')).toEqual(['Deadly Fighter Braid Claw']);
    }
  });

  driven('must attack, before its player may attack no more', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deadly Fighter Braid Claw', 'Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Draglide'] },
    });
    expect(duel.options).toEqual([
      'Deadly Fighter Braid Claw attacks the player',
      'Fear Fang attacks the player',
      'Burning Mane attacks the player',
    ]);
    duel.choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([
      'Deadly Fighter Braid Claw attacks the player',
      'Burning Mane attacks the player',
    ]);
    duel.choose('Deadly Fighter Braid Claw attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual(['Burning Mane attacks the player', 'Attack no more']);
    expect(duel.battleZones).toEqual({
      p1: ['Deadly Fighter Braid Claw (tapped)', 'Fear Fang (tapped)', 'Burning Mane'],
      p2: ['Draglide'],
    });
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });

  driven('does not hold up its player while it cannot attack', (begin) => {
    for (const creature of [
      { name: 'Deadly Fighter Braid Claw', fresh: true },
      { name: 'Deadly Fighter Braid Claw', tapped: true },
    ]) {
      const duel = begin({ step: 'attack', p1: { battleZone: [creature, 'Fear Fang'] } });
      expect(duel.asked).toBe('p1 attack');
      expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
    }
  });

  driven('may attack a creature, and has 1000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deadly Fighter Braid Claw', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Aqua Vehicle', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Deadly Fighter Braid Claw attacks Aqua Vehicle');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Fear Fang'] });
  });
});
