import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Dark Clown', () => {
  driven('blocks with 6000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon', 'Iere, Vizier of Bullets'] },
      p2: { battleZone: ['Dark Clown', 'Aqua Soldier'] },
    });
    duel.choose('Bolshack Dragon attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(duel.options).toEqual(['Block with Dark Clown']);
    duel.choose('Block with Dark Clown');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Iere, Vizier of Bullets'], p2: ['Aqua Soldier'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Bolshack Dragon'],
      ['Dark Clown'],
    ]);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    expect(duel.facts('battleWon', 'battleLost')).toEqual([
      'battleLost Bolshack Dragon',
      'battleLost Dark Clown',
    ]);
  });

  driven('need not block', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Fear Fang'] },
      p2: { battleZone: ['Dark Clown'] },
    });
    duel.choose('Burning Mane attacks the player').pass().choose('Shield 4');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane (tapped)', 'Fear Fang'], p2: ['Dark Clown'] });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven('cannot block while it is tapped', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane'] },
      p2: { battleZone: [{ name: 'Dark Clown', tapped: true }] },
    });
    duel.choose('Burning Mane attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane (tapped)'], p2: ['Dark Clown (tapped)'] });
  });

  driven('blocks an attack on another creature', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Burning Mane'] },
      p2: { battleZone: ['Dark Clown', { name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Filler attacks Fear Fang').choose('Block with Dark Clown');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang (tapped)'] });
    expect(duel.count('p2', 'graveyard')).toBe(1);
  });

  driven('cannot attack', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Dark Clown', 'Fear Fang'] },
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
      p1: { battleZone: ['Lah, Purification Enforcer', 'Burning Mane'] },
      p2: {
        battleZone: [
          { name: 'Dark Clown', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
    });
    duel.choose('Lah, Purification Enforcer attacks Dark Clown');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang (tapped)'] });
    expect(duel.facts('battleWon', 'battleLost', 'cardDestroyed')).toEqual([
      'cardDestroyed Lah, Purification Enforcer',
      'battleLost Lah, Purification Enforcer',
      'battleWon Dark Clown',
      'cardDestroyed Dark Clown',
    ]);
  });

  driven('stays when another creature wins', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Filler'] },
      p2: { battleZone: ['Dark Clown', { name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Burning Mane attacks Fear Fang').passUntil('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Dark Clown', 'Fear Fang (tapped)'] });
  });

  driven('is destroyed once only when it loses', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gatling Skyterror', 'Filler'] },
      p2: { battleZone: [{ name: 'Dark Clown', tapped: true }] },
    });
    duel.choose('Gatling Skyterror attacks Dark Clown');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Gatling Skyterror (tapped)', 'Filler'], p2: [] });
    expect(duel.facts('cardDestroyed', 'effectTriggered')).toEqual(['cardDestroyed Dark Clown']);
  });
});
