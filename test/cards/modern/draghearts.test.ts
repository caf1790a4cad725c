import { describe, expect } from 'vitest';
import { type Driver, driven } from '../../support/driver.ts';

const SICKLE = 'Discald, Frenzied Magic Sickle';
const SWORD = 'Greezyhorn, Hot-Blooded Sword';
const SPEAR = 'Wluovelia, Dragon Spear of Divine Light';

const there = (duel: Driver, player: 'p1' | 'p2' = 'p1'): readonly string[] => {
  const shown = duel.duel.view('judge').zones[player].battleZone;
  return shown.map(({ current, attachedTo }) => {
    const bearer = shown.find(({ id }) => id === attachedTo);
    return `${current.name}${bearer === undefined ? '' : ` on ${bearer.name}`}`;
  });
};

describe('Glenmolt, Dragon Edge', () => {
  driven('puts a dragheart that is cheap or of fire, equipped to itself', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Glenmolt, Dragon Edge'],
        manaZone: { fire: 6 },
        battleZone: ['Aqua Hulcus'],
        hyperspatialZone: [SICKLE, SWORD, 'Zodiac, Floating Hymn', 'Martini, Temporal Dancer'],
      },
    });
    duel.use('Summon Glenmolt').choose('Yes');
    expect(duel.options).toEqual([SICKLE, SWORD]);
    duel.choose(SWORD);
    expect(there(duel)).toEqual([
      'Aqua Hulcus',
      'Glenmolt, Dragon Edge',
      `${SWORD} on Glenmolt, Dragon Edge`,
    ]);
  });

  driven('has 3000 more power in a battle', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Glenmolt, Dragon Edge'] },
      p2: {
        battleZone: [
          { name: 'Bolshack Dragon', tapped: true },
          { name: 'Gonta, the Warrior Savage', tapped: true },
        ],
      },
    });
    duel.choose('Glenmolt, Dragon Edge attacks Bolshack Dragon');
    expect([there(duel), there(duel, 'p2')]).toEqual([
      ['Glenmolt, Dragon Edge'],
      ['Gonta, the Warrior Savage'],
    ]);
  });
});

describe('Uruborof, Dragon Edge', () => {
  driven('puts a dragheart that is cheap or of darkness, and is a slayer', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Uruborof, Dragon Edge'],
        manaZone: { darkness: 6 },
        hyperspatialZone: [SICKLE, 'Zodiac, Floating Hymn'],
      },
      p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }] },
    });
    duel.use('Summon Uruborof').choose('Yes');
    expect(there(duel)).toEqual(['Uruborof, Dragon Edge', `${SICKLE} on Uruborof, Dragon Edge`]);
  });
});

describe(SICKLE, () => {
  driven('makes the opponent discard as its creature attacks, then becomes a dragon', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [{ name: 'Aqua Hulcus', bears: [{ name: SICKLE }] }] },
      p2: { hand: ['Terror Pit', 'Holy Awe'], battleZone: [] },
    });
    duel.choose('Aqua Hulcus attacks the player').choose('Holy Awe').choose('Shield 1');
    duel.passUntil('p2 charge');
    expect([duel.names('p2', 'graveyard'), there(duel)]).toEqual([
      ['Holy Awe'],
      ['Aqua Hulcus', 'Docrocald, Frenzied Demon Dragon'],
    ]);
  });
});

describe(SWORD, () => {
  driven('lets its creature attack an untapped one', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: {
        battleZone: [{ name: 'Bolshack Dragon', bears: [{ name: SWORD }] }, 'Gonta, the Warrior Savage'],
      },
      p2: { battleZone: ['Aqua Hulcus'] },
    });
    expect(duel.options).toContain('Bolshack Dragon attacks Aqua Hulcus');
    expect(duel.options).not.toContain('Gonta, the Warrior Savage attacks Aqua Hulcus');
  });

  driven('attacks an untapped creature itself once it is a dragon', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [{ name: SWORD, otherFace: true }] },
      p2: { battleZone: ['Aqua Hulcus'] },
    });
    duel.choose(`${SWORD} attacks Aqua Hulcus`);
    expect([there(duel), there(duel, 'p2')]).toEqual([['Little Bighorn, Hot-Blooded Dragon'], []]);
  });
});

describe(SPEAR, () => {
  driven('lets its creature block', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Aqua Hulcus'] },
      p2: {
        battleZone: [{ name: 'Bolshack Dragon', bears: [{ name: SPEAR }] }, 'Gonta, the Warrior Savage'],
      },
    });
    duel.choose('Aqua Hulcus attacks the player');
    expect(duel.options).toEqual(['Block with Bolshack Dragon']);
  });

  driven('blocks itself once it is a dragon, and does not attack players', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [{ name: SPEAR, otherFace: true }, 'Aqua Hulcus'] },
      p2: { battleZone: [{ name: SPEAR, otherFace: true }] },
    });
    expect(duel.options).toEqual(['Aqua Hulcus attacks the player', 'Attack no more']);
    duel.choose('Aqua Hulcus attacks the player');
    expect(duel.options).toEqual([`Block with ${SPEAR}`]);
  });
});

describe('Hyperspatial Pandora Hole', () => {
  driven('puts any card that costs 5 or less, a weapon on one of your creatures', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Hyperspatial Pandora Hole'],
        manaZone: { water: 6 },
        battleZone: ['Aqua Hulcus', 'Gonta, the Warrior Savage'],
        hyperspatialZone: [SPEAR, 'Black Ganveet, Temporal Soldier', 'Martini, Temporal Dancer'],
      },
    });
    duel.use('Cast Hyperspatial Pandora Hole');
    expect(duel.options).toEqual([SPEAR, 'Martini, Temporal Dancer']);
    duel.choose(SPEAR).choose('Gonta, the Warrior Savage');
    expect(there(duel)).toEqual([
      'Aqua Hulcus',
      'Gonta, the Warrior Savage',
      `${SPEAR} on Gonta, the Warrior Savage`,
    ]);
  });
});
