import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Bloody Squito', () => {
  driven('blocks with 4000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Forest Hornet', 'Iere, Vizier of Bullets'] },
      p2: { battleZone: ['Bloody Squito', 'Aqua Soldier'] },
    });
    duel.choose('Forest Hornet attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Bloody Squito']);
    duel.choose('Block with Bloody Squito');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Iere, Vizier of Bullets'], p2: ['Aqua Soldier'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Forest Hornet'],
      ['Bloody Squito'],
    ]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    expect(duel.facts('battleWon', 'battleLost')).toEqual([
      'battleLost Forest Hornet',
      'battleLost Bloody Squito',
    ]);
  });

  driven('need not block', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Fear Fang'] },
      p2: { battleZone: ['Bloody Squito'] },
    });
    duel.choose('Burning Mane attacks the player').pass().choose('Shield 4');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane (tapped)', 'Fear Fang'], p2: ['Bloody Squito'] });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven('cannot block while it is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane'] },
      p2: { battleZone: [{ name: 'Bloody Squito', tapped: true }] },
    });
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane (tapped)'], p2: ['Bloody Squito (tapped)'] });
  });

  driven('blocks an attack on another creature', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Burning Mane'] },
      p2: { battleZone: ['Bloody Squito', { name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Filler attacks Fear Fang').choose('Block with Bloody Squito');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang (tapped)'] });
    expect(duel.count('p2', 'graveyard')).toBe(1);
  });

  driven('cannot attack', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bloody Squito', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Aqua Vehicle'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks Burning Mane',
      'Attack no more',
    ]);
  });

  driven('is destroyed when it wins while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: {
        battleZone: [
          { name: 'Bloody Squito', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
    });
    duel.choose('Fear Fang attacks Bloody Squito');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang (tapped)'] });
    expect(duel.facts('battleWon', 'battleLost', 'cardDestroyed')).toEqual([
      'cardDestroyed Fear Fang',
      'battleLost Fear Fang',
      'battleWon Bloody Squito',
      'cardDestroyed Bloody Squito',
    ]);
  });

  driven('stays when another creature wins', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Filler'] },
      p2: { battleZone: ['Bloody Squito', { name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Burning Mane attacks Fear Fang').passUntil('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Bloody Squito', 'Fear Fang (tapped)'] });
  });

  driven('is destroyed once only when it loses', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Tri-horn Shepherd', 'Filler'] },
      p2: { battleZone: [{ name: 'Bloody Squito', tapped: true }] },
    });
    duel.choose('Tri-horn Shepherd attacks Bloody Squito');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Tri-horn Shepherd (tapped)', 'Filler'], p2: [] });
    expect(duel.facts('cardDestroyed', 'effectTriggered')).toEqual(['cardDestroyed Bloody Squito']);
  });
});
