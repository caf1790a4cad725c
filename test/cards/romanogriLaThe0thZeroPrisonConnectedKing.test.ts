import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const king = 'Romanogri-La the 0th, Zero Prison Connected King';

describe('Romanogri-La the 0th, Zero Prison Connected King', () => {
  driven('lays a shield for itself, and puts one of three cards into the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: [king],
        manaZone: { light: 4, darkness: 4, nature: 3 },
        deck: ['Aqua Soldier', 'Fear Fang', 'Burning Mane', 'Terror Pit', 'Filler', 'Filler'],
        battleZone: ['Forest Hornet'],
      },
    });
    duel.use(`Summon ${king}`).choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'shieldZone')).toBe(6);
    expect(duel.zone('p1', 'manaZone').at(-1)).toBe('Burning Mane');
    expect(duel.names('p1', 'graveyard')).toEqual(['Fear Fang', 'Terror Pit']);
    expect(duel.zone('p1', 'deck')).toEqual(['Filler', 'Filler']);
  });

  driven('stays when it would leave while its shield is there, and leaves the second time', (begin) => {
    const duel = begin({
      p1: { hand: [king], manaZone: { light: 4, darkness: 4, nature: 3 } },
      p2: { hand: ['Terror Pit', 'Terror Pit'], manaZone: { darkness: 12 } },
    });
    duel.use(`Summon ${king}`).choose('Filler').passUntil('p2 main');
    expect(duel.count('p1', 'shieldZone')).toBe(6);
    duel.use('Cast Terror Pit');
    expect(duel.battleZones.p1).toEqual([king]);
    expect(duel.count('p1', 'shieldZone')).toBe(5);
    duel.use('Cast Terror Pit');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.names('p1', 'graveyard')).toContain(king);
    expect(duel.count('p1', 'shieldZone')).toBe(5);
  });

  driven(
    'puts creatures from mana zone and graveyard as it attacks, up to the total cost of its mana',
    (begin) => {
      const duel = begin({
        step: 'attack',
        p1: {
          battleZone: [king, 'Fear Fang'],
          manaZone: ['Forest Hornet', 'Chaos Worm', 'Filler', 'Filler', 'Filler', 'Filler'],
          graveyard: ['Burning Mane', 'Iere, Vizier of Bullets', 'Deathliger, Lion of Chaos', 'Terror Pit'],
        },
        p2: { graveyard: ['Aqua Soldier'], battleZone: [{ name: 'Burning Mane', tapped: true }] },
      });
      duel.choose(`${king} attacks Burning Mane`);
      expect(duel.options).not.toContain('Chaos Worm');
      expect(duel.options).not.toContain('Terror Pit');
      expect(() => duel.choose('Forest Hornet', 'Iere, Vizier of Bullets')).toThrow('add up to 7, at most 6');
      duel.choose('Forest Hornet', 'Burning Mane');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({
        p1: [`${king} (tapped)`, 'Fear Fang', 'Forest Hornet', 'Burning Mane'],
        p2: [],
      });
      expect(duel.names('p1', 'graveyard')).toEqual([
        'Deathliger, Lion of Chaos',
        'Iere, Vizier of Bullets',
        'Terror Pit',
      ]);
    },
  );

  driven('may attack creatures, untapped ones too, in the turn in which it is put', (begin) => {
    const duel = begin({
      p1: { hand: [king], manaZone: { light: 4, darkness: 4, nature: 3 } },
      p2: { battleZone: ['Deathliger, Lion of Chaos'] },
    });
    duel.use(`Summon ${king}`).choose('Filler');
    expect(duel.options).toEqual([`${king} attacks Deathliger, Lion of Chaos`, 'Attack no more']);
  });
});
