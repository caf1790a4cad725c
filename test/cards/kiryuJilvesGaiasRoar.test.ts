import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const jilves = "Kiryu Jilves, Gaia's Roar";
const summoning = { hand: [jilves], manaZone: { darkness: 2, fire: 2, nature: 1 } };

describe(jilves, () => {
  driven('its side attacks at once, slays, and goes to mana where it would be destroyed', (begin) => {
    const duel = begin({
      p1: { ...summoning, battleZone: [{ name: 'Burning Mane', fresh: true }, 'Propeller Mutant'] },
      p2: {
        hand: 2,
        battleZone: [
          { name: 'Deathliger, Lion of Chaos', tapped: true },
          { name: 'Zagaan, Knight of Darkness', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
    });
    duel.use(`Summon ${jilves}`);
    expect(duel.asked).toBe('p1 attack');
    duel.choose(`${jilves} attacks Deathliger`);
    duel.choose('Burning Mane attacks Zagaan').choose('Propeller Mutant attacks Fear Fang');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(duel.zone('p1', 'graveyard')).toEqual([]);
    expect(duel.names('p1', 'manaZone')).toEqual([
      'Burning Mane',
      'Darkness Filler',
      'Darkness Filler',
      'Fire Filler',
      'Fire Filler',
      jilves,
      'Nature Filler',
      'Propeller Mutant',
    ]);
    expect(duel.count('p2', 'hand')).toBe(3);
  });

  driven('not what comes later, nor the opponent, nor in the next turn', (begin) => {
    const duel = begin({
      p1: {
        hand: [jilves, 'Steel Smasher'],
        manaZone: { darkness: 2, fire: 2, nature: 3 },
        battleZone: ['Fear Fang'],
      },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Forest Hornet'] },
    });
    duel.use(`Summon ${jilves}`).use('Summon Steel Smasher');
    expect(duel.options).toEqual([
      'Fear Fang attacks the player',
      'Fear Fang attacks Burning Mane',
      `${jilves} attacks the player`,
      `${jilves} attacks Burning Mane`,
      'Attack no more',
    ]);
    duel.choose('Fear Fang attacks Burning Mane');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Burning Mane']);
    duel.choose('Attack no more').passUntil('p2 attack');
    duel.choose('Forest Hornet attacks Fear Fang');
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones).toEqual({ p1: [jilves, 'Steel Smasher'], p2: ['Forest Hornet (tapped)'] });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang']);
  });

  driven('needs all three civilizations', (begin) => {
    const duel = begin({ p1: { ...summoning, manaZone: { darkness: 3, fire: 2 } } });
    expect(duel.asked).toBe('p2 charge');
  });
});
