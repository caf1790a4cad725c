import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Bone Spider', () => {
  driven('has 5000 power, and wins nothing against as much', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bone Spider', 'Iere, Vizier of Bullets'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Iere, Vizier of Bullets'] },
    });
    duel.choose('Bone Spider attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Iere, Vizier of Bullets'], p2: ['Iere, Vizier of Bullets'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Bone Spider'],
      ['Tri-horn Shepherd'],
    ]);
  });

  driven('is destroyed when it wins as it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bone Spider', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }, 'Fear Fang'] },
    });
    duel.choose('Bone Spider attacks Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Fear Fang'] });
    expect([duel.zone('p1', 'graveyard'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Bone Spider'],
      ['Forest Hornet'],
    ]);
  });

  driven('is destroyed when it wins while it is attacked', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Forest Hornet', 'Burning Mane'] },
      p2: {
        battleZone: [
          { name: 'Bone Spider', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
    });
    duel.choose('Forest Hornet attacks Bone Spider');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang (tapped)'] });
    expect(duel.facts('battleWon', 'battleLost', 'cardDestroyed')).toEqual([
      'cardDestroyed Forest Hornet',
      'battleLost Forest Hornet',
      'battleWon Bone Spider',
      'cardDestroyed Bone Spider',
    ]);
  });

  driven('stays when another creature wins', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane', 'Filler'] },
      p2: { battleZone: ['Bone Spider', { name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Burning Mane attacks Fear Fang').passUntil('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Bone Spider', 'Fear Fang (tapped)'] });
  });

  driven('is destroyed once only when it loses', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Lah, Purification Enforcer', 'Filler'] },
      p2: { battleZone: [{ name: 'Bone Spider', tapped: true }] },
    });
    duel.choose('Lah, Purification Enforcer attacks Bone Spider');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Lah, Purification Enforcer (tapped)', 'Filler'], p2: [] });
    expect(duel.facts('cardDestroyed', 'effectTriggered')).toEqual(['cardDestroyed Bone Spider']);
  });
});
