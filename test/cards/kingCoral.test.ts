import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('King Coral', () => {
  driven('blocks with 1000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Aqua Vehicle', 'Iere, Vizier of Bullets'] },
      p2: { battleZone: ['King Coral', 'Aqua Soldier'] },
    });
    duel.choose('Aqua Vehicle attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with King Coral']);
    duel.choose('Block with King Coral');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Iere, Vizier of Bullets'], p2: ['Aqua Soldier'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Aqua Vehicle'],
      ['King Coral'],
    ]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('need not block', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Fear Fang'] },
      p2: { battleZone: ['King Coral'] },
    });
    duel.choose('Burning Mane attacks the player').pass().choose('Shield 4');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane (tapped)', 'Fear Fang'], p2: ['King Coral'] });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven('cannot block while it is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane'] },
      p2: { battleZone: [{ name: 'King Coral', tapped: true }] },
    });
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane (tapped)'], p2: ['King Coral (tapped)'] });
  });

  driven('blocks an attack on another creature', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Burning Mane'] },
      p2: { battleZone: ['King Coral', { name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Filler attacks Fear Fang').choose('Block with King Coral');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang (tapped)'] });
    expect(duel.count('p2', 'graveyard')).toBe(1);
  });

  driven('may attack', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['King Coral', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Aqua Vehicle'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([
      'King Coral attacks the player',
      'King Coral attacks Burning Mane',
      'Fear Fang attacks the player',
      'Fear Fang attacks Burning Mane',
      'Attack no more',
    ]);
  });
});
