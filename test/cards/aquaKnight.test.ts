import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Aqua Knight', () => {
  driven('goes to the hand instead of being destroyed in battle', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Forest Hornet', 'Burning Mane'] },
      p2: {
        battleZone: [
          { name: 'Aqua Knight', tapped: true },
          { name: 'Filler', tapped: true },
        ],
      },
    });
    duel.choose('Forest Hornet attacks Aqua Knight');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Filler (tapped)'] });
    expect([duel.zone('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([['Aqua Knight'], 0]);
    duel.choose('Burning Mane attacks Filler');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Filler']);
  });

  driven('goes there instead of being destroyed by an effect', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Aqua Knight', 'Fear Fang'] },
    });
    duel.use('Cast Terror Pit').choose('Aqua Knight');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang'] });
    expect([duel.zone('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([['Aqua Knight'], 0]);
    expect(duel.facts('cardDestroyed')).toEqual([]);
  });

  driven('goes where an effect sends it that does not destroy', (begin) => {
    const duel = begin({
      p1: { hand: ['Natural Snare'], manaZone: { nature: 6 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Aqua Knight', 'Fear Fang'] },
    });
    duel.use('Cast Natural Snare').choose('Aqua Knight');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang'] });
    expect([duel.zone('p2', 'manaZone'), duel.count('p2', 'hand')]).toEqual([['Aqua Knight'], 0]);
  });

  driven('has 4000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Aqua Knight', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Forest Hornet', tapped: true }] },
    });
    duel.choose('Aqua Knight attacks Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [] });
    expect(duel.zone('p1', 'hand')).toEqual(['Aqua Knight']);
    expect(duel.facts('battleLost', 'battleWon')).toEqual([
      'battleLost Aqua Knight',
      'battleLost Forest Hornet',
    ]);
  });
});
