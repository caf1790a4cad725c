import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Gran Gure, Space Guardian', () => {
  driven('blocks with 9000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deathliger, Lion of Chaos', 'Iere, Vizier of Bullets'] },
      p2: { battleZone: ['Gran Gure, Space Guardian', 'Aqua Soldier'] },
    });
    duel.choose('Deathliger, Lion of Chaos attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Gran Gure, Space Guardian']);
    duel.choose('Block with Gran Gure, Space Guardian');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Iere, Vizier of Bullets'], p2: ['Aqua Soldier'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Deathliger, Lion of Chaos'],
      ['Gran Gure, Space Guardian'],
    ]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('need not block', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Fear Fang'] },
      p2: { battleZone: ['Gran Gure, Space Guardian'] },
    });
    duel.choose('Burning Mane attacks the player').pass().choose('Shield 4');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane (tapped)', 'Fear Fang'],
      p2: ['Gran Gure, Space Guardian'],
    });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven('cannot block while it is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane'] },
      p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
    });
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane (tapped)'],
      p2: ['Gran Gure, Space Guardian (tapped)'],
    });
  });

  driven('blocks an attack on another creature', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Burning Mane'] },
      p2: { battleZone: ['Gran Gure, Space Guardian', { name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Filler attacks Fear Fang').choose('Block with Gran Gure, Space Guardian');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane'],
      p2: ['Gran Gure, Space Guardian (tapped)', 'Fear Fang (tapped)'],
    });
    expect(duel.count('p2', 'graveyard')).toBe(0);
  });

  driven('attacks creatures only', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gran Gure, Space Guardian', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Aqua Vehicle'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([
      'Gran Gure, Space Guardian attacks Burning Mane',
      'Fear Fang attacks the player',
      'Fear Fang attacks Burning Mane',
      'Attack no more',
    ]);
  });
});
