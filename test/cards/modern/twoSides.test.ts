import { describe, expect } from 'vitest';
import { type Driver, driven } from '../../support/driver.ts';

const sides = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] =>
  duel.duel
    .view('judge')
    .zones[player].battleZone.map(({ current }) => `${current.name} ${current.power ?? '-'}`);

describe('Martini, Temporal Dancer', () => {
  driven('is put by a hyperspatial hole, and awakens as a blocker that costs 4 is put', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Hyperspatial Baribari Hole', 'Aqua Guard', 'Gran Gure, Space Guardian'],
        manaZone: { nature: 2, water: 1, light: 6 },
        hyperspatialZone: ['Martini, Temporal Dancer', 'Black Ganveet, Temporal Soldier'],
        battleZone: ['Filler'],
      },
    });
    duel.use('Cast Hyperspatial Baribari Hole');
    expect(sides(duel)).toEqual(['Filler 1000', 'Martini, Temporal Dancer 1000']);
    duel.use('Summon Aqua Guard');
    expect(sides(duel)[1]).toBe('Martini, Temporal Dancer 1000');
    duel.use('Summon Gran Gure');
    expect(sides(duel)[1]).toBe('Julia Matina, the Awakened Dancer 3000');
  });

  driven(
    'awakened, adds a shield as it blocks, and goes to the hyperspatial zone when it is destroyed',
    (begin) => {
      const duel = begin({
        step: 'attack',
        p1: { battleZone: ['Bolshack Dragon'] },
        p2: { battleZone: [{ name: 'Martini, Temporal Dancer', otherFace: true }], shieldZone: 1 },
      });
      duel.choose('Bolshack Dragon attacks the player').choose('Block with').choose('Yes');
      expect([duel.count('p2', 'shieldZone'), duel.names('p2', 'hyperspatialZone')]).toEqual([
        2,
        ['Martini, Temporal Dancer'],
      ]);
    },
  );
});

describe('Black Ganveet, Temporal Soldier', () => {
  driven(
    "destroys a tapped creature as it is put, and awakens at the end of the opponent's turn without a hand",
    (begin) => {
      const duel = begin({
        p1: {
          hand: ['Hyperspatial Mikado Hole'],
          manaZone: { darkness: 5 },
          hyperspatialZone: ['Black Ganveet, Temporal Soldier'],
          battleZone: ['Filler'],
        },
        p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }, 'Crystal Lancer'], hand: 0 },
      });
      duel.use('Cast Hyperspatial Mikado Hole').choose('Crystal Lancer');
      expect([sides(duel), sides(duel, 'p2')]).toEqual([
        ['Filler 1000', 'Black Ganveet, Temporal Soldier 5000'],
        ['Crystal Lancer 6000'],
      ]);
      duel.passUntil('p2 charge').choose('Filler').passUntil('p1 charge');
      expect(sides(duel)[1]).toBe('Darkness Ganveet, the Awakened Blade 9000');
      duel.passUntil('p1 attack').choose('Black Ganveet, Temporal Soldier attacks the player');
      expect(sides(duel, 'p2')).toEqual([]);
    },
  );

  driven('stays as it is while the opponent has a card in hand', (begin) => {
    const duel = begin({
      step: 'attack',
      active: 'p2',
      p1: { battleZone: ['Black Ganveet, Temporal Soldier'] },
      p2: { battleZone: ['Filler'], hand: 1 },
    });
    duel.passUntil('p1 charge');
    expect(sides(duel)).toEqual(['Black Ganveet, Temporal Soldier 5000']);
  });
});

describe('Zodiac, Floating Hymn', () => {
  driven('is turned over at the start of a turn with two light creatures, and attacks in it', (begin) => {
    const duel = begin({
      step: 'startOfTurn',
      p1: {
        battleZone: ['Zodiac, Floating Hymn', 'La Ura Giga, Sky Guardian', 'Lah, Purification Enforcer'],
      },
    });
    duel.passUntil('p1 attack');
    expect(sides(duel)[0]).toBe('Hallelujah Zodia, Dragon Elemental of Hymns 6000');
    duel.choose('Zodiac, Floating Hymn attacks the player').choose('Shield 1');
    duel.passUntil('p2 charge');
    expect(duel.zone('p1', 'battleZone')[0]).toBe('Zodiac, Floating Hymn');
  });

  driven('gives power to light creatures, and stays a fortress with one of them', (begin) => {
    const duel = begin({
      step: 'startOfTurn',
      p1: { battleZone: ['Zodiac, Floating Hymn', 'Lah, Purification Enforcer', 'Filler'] },
    });
    duel.passUntil('p1 attack');
    expect(sides(duel)).toEqual([
      'Zodiac, Floating Hymn -',
      'Lah, Purification Enforcer 6500',
      'Filler 1000',
    ]);
  });
});
