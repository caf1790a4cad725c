import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const val = 'Vol-Val-8, Forbidden Dragon King';

describe('Vol-Val-8, Forbidden Dragon King', () => {
  driven(
    'takes up to two of five cards as it attacks, and may destroy what has 6000 power or less',
    (begin) => {
      const arrangement = {
        step: 'attack',
        p1: {
          battleZone: [val, 'Fear Fang'],
          deck: ['Aqua Soldier', 'Burning Mane', 'Terror Pit', 'Brain Serum', 'Fear Fang', 'Filler'],
        },
        p2: {
          battleZone: [
            'Urth, Purifying Elemental',
            'Zagaan, Knight of Darkness',
            { name: 'Burning Mane', tapped: true },
          ],
          shieldZone: 2,
        },
      } as const;
      const duel = begin(arrangement)
        .choose(`${val} attacks the player`)
        .choose('Terror Pit', 'Aqua Soldier');
      duel.choose('Fear Fang', 'Burning Mane', 'Brain Serum').choose('Yes');
      expect(duel.asked).toBe('p1 shields');
      expect(duel.battleZones).toEqual({
        p1: [`${val} (tapped)`, 'Fear Fang'],
        p2: ['Zagaan, Knight of Darkness'],
      });
      expect(duel.names('p1', 'hand')).toEqual(['Aqua Soldier', 'Terror Pit']);
      expect(duel.zone('p1', 'deck')).toEqual(['Filler', 'Fear Fang', 'Burning Mane', 'Brain Serum']);
      const sparing = begin(arrangement).choose(`${val} attacks the player`).choose('Terror Pit');
      sparing.choose('Aqua Soldier', 'Fear Fang', 'Burning Mane', 'Brain Serum').choose('No');
      expect(sparing.zone('p1', 'hand')).toEqual(['Terror Pit']);
      expect(sparing.count('p2', 'battleZone')).toBe(3);
    },
  );

  driven('can be neither chosen nor attacked by the opponent until the own next turn', (begin) => {
    const duel = begin({
      p1: {
        hand: [val],
        manaZone: { water: 3, fire: 3, nature: 3 },
        battleZone: [{ name: 'Fear Fang', tapped: true }],
      },
      p2: {
        hand: ['Terror Pit', 'Terror Pit'],
        manaZone: { darkness: 6 },
        battleZone: ['Deathliger, Lion of Chaos'],
      },
    });
    duel.use(`Summon ${val}`);
    duel.passUntil('p2 main').use('Cast Terror Pit');
    expect(duel.battleZones.p1).toEqual([val]);
    expect(duel.options).toEqual(['Deathliger, Lion of Chaos attacks the player', 'Attack no more']);
    duel.pass().passUntil('p1 attack').choose(`${val} attacks the player`).pass();
    duel.choose('Filler', 'Filler', 'Filler', 'Filler', 'Filler').choose('No').choose('Shield 1');
    duel.passUntil('p2 main').use('Cast Terror Pit');
    expect(duel.count('p1', 'shieldZone')).toBe(5);
    expect(duel.battleZones.p1).toEqual([`${val} (tapped)`]);
    expect(duel.options).toContain(`Deathliger, Lion of Chaos attacks ${val}`);
  });
});
