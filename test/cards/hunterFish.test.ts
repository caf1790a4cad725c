import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Hunter Fish', () => {
  driven('blocks with 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Iere, Vizier of Bullets'] },
      p2: { battleZone: ['Hunter Fish', 'Aqua Soldier'] },
    });
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Hunter Fish']);
    duel.choose('Block with Hunter Fish');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Iere, Vizier of Bullets'], p2: ['Aqua Soldier'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Fear Fang'],
      ['Hunter Fish'],
    ]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('need not block', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Fear Fang'] },
      p2: { battleZone: ['Hunter Fish'] },
    });
    duel.choose('Burning Mane attacks the player').pass().choose('Shield 4');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane (tapped)', 'Fear Fang'], p2: ['Hunter Fish'] });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven('cannot block while it is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane'] },
      p2: { battleZone: [{ name: 'Hunter Fish', tapped: true }] },
    });
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane (tapped)'], p2: ['Hunter Fish (tapped)'] });
  });

  driven('blocks an attack on another creature', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Burning Mane'] },
      p2: { battleZone: ['Hunter Fish', { name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Filler attacks Fear Fang').choose('Block with Hunter Fish');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane'],
      p2: ['Hunter Fish (tapped)', 'Fear Fang (tapped)'],
    });
    expect(duel.count('p2', 'graveyard')).toBe(0);
  });

  driven('cannot attack', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Hunter Fish', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Aqua Vehicle'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks Burning Mane',
      'Attack no more',
    ]);
  });
});
