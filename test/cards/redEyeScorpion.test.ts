import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Red-Eye Scorpion', () => {
  driven('goes to the mana zone instead when it would be destroyed in battle', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Red-Eye Scorpion', 'Filler'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }, 'Burning Mane'] },
    });
    duel.choose('Red-Eye Scorpion attacks Tri-horn Shepherd');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Tri-horn Shepherd (tapped)', 'Burning Mane'] });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Red-Eye Scorpion']);
    expect(duel.zone('p1', 'graveyard')).toEqual([]);
    expect(duel.facts('cardDestroyed')).toEqual([]);
  });

  driven("goes to its owner's mana zone when an effect of the opponent would destroy it", (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 } },
      p2: { battleZone: ['Red-Eye Scorpion', 'Filler'] },
    });
    duel.use('Cast Terror Pit').choose('Red-Eye Scorpion');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Filler'] });
    expect(duel.zone('p2', 'manaZone')).toEqual(['Red-Eye Scorpion']);
    expect(duel.zone('p2', 'graveyard')).toEqual([]);
  });

  driven('is returned to the hand like any other creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Red-Eye Scorpion', 'Filler'] },
    });
    duel.use('Cast Spiral Gate').choose('Red-Eye Scorpion');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: [] });
    expect(duel.zone('p1', 'hand')).toEqual(['Red-Eye Scorpion']);
    expect(duel.count('p1', 'manaZone')).toBe(2);
  });
});
