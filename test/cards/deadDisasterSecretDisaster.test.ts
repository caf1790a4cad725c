import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const disaster = 'Dead Disaster, Secret Disaster';

describe('Dead Disaster, Secret Disaster', () => {
  driven('is cast for nothing when a command of its civilizations attacks', (begin) => {
    const arrangement = {
      step: 'attack',
      p1: { hand: [disaster], battleZone: ['Zagaan, Knight of Darkness', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    } as const;
    const cast = begin(arrangement)
      .choose('Zagaan, Knight of Darkness attacks Burning Mane')
      .choose(`Declare ${disaster}`);
    expect(cast.asked).toBe('p1 attack');
    expect(cast.zone('p1', 'graveyard')).toEqual([disaster]);
    expect([cast.count('p1', 'hand'), cast.count('p1', 'deck'), cast.count('p2', 'hand')]).toEqual([
      1, 19, 0,
    ]);
    const kept = begin(arrangement).choose('Zagaan, Knight of Darkness attacks Burning Mane').pass();
    expect(kept.asked).toBe('p1 attack');
    expect(kept.zone('p1', 'hand')).toEqual([disaster]);
  });

  driven('is declared together with an invasion, and cast after it', (begin) => {
    const damned = 'Dead Damned, Triple S-Rank Disaster';
    const duel = begin({
      step: 'attack',
      p1: { hand: [disaster, damned], battleZone: ['Zagaan, Knight of Darkness', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    duel.choose('Zagaan, Knight of Darkness attacks Burning Mane');
    duel.choose(`Declare ${disaster}`, `Declare ${damned}`).choose(damned).choose(damned).choose('1:');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'graveyard')).toEqual([disaster]);
    expect(duel.battleZones).toEqual({
      p1: [`${damned} (tapped, over Zagaan, Knight of Darkness)`, 'Fear Fang'],
      p2: [],
    });
  });

  driven('is not declared for a light command, nor for another creature', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [disaster], battleZone: ['Urth, Purifying Elemental', 'Fear Fang', 'Burning Mane'] },
      p2: {
        battleZone: [
          { name: 'Burning Mane', tapped: true },
          { name: 'Aqua Soldier', tapped: true },
        ],
      },
    });
    duel.choose('Urth, Purifying Elemental attacks Burning Mane').passUntil('p1 attack');
    duel.choose('Fear Fang attacks Aqua Soldier').passUntil('p1 attack');
    expect(duel.facts('usageDeclared')).toEqual([]);
    expect(duel.zone('p1', 'hand')).toEqual([disaster]);
  });

  driven('is cast for 5 with water, darkness and nature', (begin) => {
    const duel = begin({ p1: { hand: [disaster], manaZone: { water: 2, darkness: 2, nature: 1 } } });
    duel.use(`Cast ${disaster}`);
    expect(duel.zone('p1', 'graveyard')).toEqual([disaster]);
    expect(duel.count('p1', 'hand')).toBe(1);
    for (const manaZone of [
      { water: 2, darkness: 3 },
      { water: 1, darkness: 2, nature: 1 },
    ])
      expect(begin({ p1: { hand: [disaster], manaZone } }).asked).toBe('p2 charge');
  });
});
