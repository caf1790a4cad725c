import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const dondon = 'Dondon Vacuuming Now';

describe('Dondon Vacuuming Now', () => {
  const deck = ['Aqua Soldier', 'Burning Mane', 'Crimson Hammer', 'Terror Pit', 'Brain Serum', 'Filler'];

  driven('takes one of five cards, and may return a creature when it is fire or nature', (begin) => {
    const arrangement = {
      p1: { hand: [dondon], manaZone: { water: 4 }, deck, battleZone: ['Fear Fang'] },
      p2: { battleZone: ['Deathliger, Lion of Chaos', 'Burning Mane'] },
    };
    for (const taken of ['Burning Mane', 'Crimson Hammer']) {
      const duel = begin(arrangement).use(`Cast ${dondon}`).choose(taken);
      expect(duel.facts('cardRevealed')).toEqual([`cardRevealed ${taken}`]);
      duel.choose(...deck.slice(0, 5).filter((name) => name !== taken)).choose('Yes');
      expect(duel.options).toEqual(['Fear Fang', 'Deathliger, Lion of Chaos', 'Burning Mane']);
      duel.choose('Deathliger, Lion of Chaos');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Burning Mane'] });
      expect(duel.zone('p1', 'hand')).toEqual([taken]);
      expect(duel.zone('p1', 'deck')).toEqual([
        'Filler',
        ...deck.slice(0, 5).filter((name) => name !== taken),
      ]);
    }
  });

  driven('returns no creature when the card is neither, or when its player does not want to', (begin) => {
    const arrangement = {
      p1: { hand: [dondon], manaZone: { water: 4 }, deck },
      p2: { battleZone: ['Burning Mane'] },
    };
    const water = begin(arrangement).use(`Cast ${dondon}`).choose('Aqua Soldier');
    water.choose('Burning Mane', 'Crimson Hammer', 'Terror Pit', 'Brain Serum');
    expect(water.asked).toBe('p2 charge');
    expect(water.battleZones.p2).toEqual(['Burning Mane']);
    const kind = begin(arrangement).use(`Cast ${dondon}`).choose('Burning Mane');
    kind.choose('Aqua Soldier', 'Crimson Hammer', 'Terror Pit', 'Brain Serum').choose('No');
    expect(kind.asked).toBe('p2 charge');
    expect(kind.battleZones.p2).toEqual(['Burning Mane']);
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gigaberos', 'Fear Fang'] },
      p2: { shieldZone: [dondon], deck },
    });
    duel.choose('Gigaberos attacks the player').choose(`Shield trigger: ${dondon}`).choose('Burning Mane');
    duel
      .choose('Aqua Soldier', 'Crimson Hammer', 'Terror Pit', 'Brain Serum')
      .choose('Yes')
      .choose('Gigaberos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
    expect(duel.zone('p2', 'hand')).toEqual(['Burning Mane']);
  });
});
