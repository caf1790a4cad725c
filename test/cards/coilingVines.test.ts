import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Coiling Vines', () => {
  driven('is summoned for 4 mana, of which one is nature', (begin) => {
    const duel = begin({
      p1: { hand: ['Coiling Vines'], manaZone: { nature: 1, light: 4 } },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Coiling Vines');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Coiling Vines'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('cannot be summoned with 3 mana, nor without nature', (begin) => {
    for (const manaZone of [{ nature: 3 }, { light: 4 }]) {
      const duel = begin({ p1: { hand: ['Coiling Vines'], manaZone }, p2: { battleZone: ['Fear Fang'] } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
      expect(duel.zone('p1', 'hand')).toEqual(['Coiling Vines']);
    }
  });

  driven('goes to the mana zone instead of being destroyed in battle', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: {
        battleZone: [
          { name: 'Coiling Vines', tapped: true },
          { name: 'Filler', tapped: true },
        ],
      },
    });
    duel.choose('Fear Fang attacks Coiling Vines');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Filler (tapped)'] });
    expect([duel.zone('p2', 'manaZone'), duel.count('p2', 'graveyard')]).toEqual([['Coiling Vines'], 0]);
    duel.choose('Burning Mane attacks Filler');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Filler']);
  });

  driven('goes there instead of being destroyed by an effect', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Coiling Vines', 'Fear Fang'] },
    });
    duel.use('Cast Terror Pit').choose('Coiling Vines');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang'] });
    expect([duel.zone('p2', 'manaZone'), duel.count('p2', 'graveyard')]).toEqual([['Coiling Vines'], 0]);
    expect(duel.facts('cardDestroyed')).toEqual([]);
  });

  driven('goes where an effect sends it that does not destroy', (begin) => {
    const duel = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Coiling Vines', 'Fear Fang'] },
    });
    duel.use('Cast Spiral Gate').choose('Coiling Vines');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang'] });
    expect([duel.zone('p2', 'hand'), duel.count('p2', 'manaZone')]).toEqual([['Coiling Vines'], 0]);
  });

  driven('has 3000 power', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Coiling Vines', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    });
    duel.choose('Coiling Vines attacks Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: [] });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Coiling Vines']);
    expect(duel.facts('battleLost', 'battleWon')).toEqual([
      'battleLost Coiling Vines',
      'battleLost Fear Fang',
    ]);
  });
});
