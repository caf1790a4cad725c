import { creature, draw, spell, spellAbility, when } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const kiriko = 'Kiriko Cubic, First Model Dragon Emperor';
const dragon = creature({
  name: 'Pond Dragon',
  civilizations: ['water'],
  races: ['Crystal Command Dragon'],
  cost: 5,
  power: 5000,
});
const note = creature({
  name: 'Note Taker',
  civilizations: ['water'],
  cost: 3,
  power: 1000,
  abilities: [when({ event: 'used', by: 'you', what: { type: 'spell' } }, draw())],
});
const wait = spell({
  name: 'Long Wait',
  civilizations: ['water'],
  cost: 9,
  abilities: [spellAbility(draw())],
});
const cards = [dragon, note, wait];
const deck = [
  'Filler',
  'Long Wait',
  'Fear Fang',
  'Teleportation',
  'Virtual Tripwire',
  'Solar Ray',
  'Filler',
  'Filler',
];
const summoning = { hand: [kiriko], manaZone: { water: 8 }, deck };

describe(kiriko, () => {
  driven('puts the hand below the deck, and casts the first three spells that it reveals', (begin) => {
    const duel = begin({
      cards,
      p1: {
        ...summoning,
        hand: [kiriko, 'King Coral', 'Aqua Knight'],
        battleZone: ['Pond Dragon', 'Fear Fang'],
      },
      p2: { battleZone: ['Burning Mane', 'Forest Hornet'] },
    });
    duel.use(`Summon ${kiriko}`);
    expect(duel.asked).toBe('p1 order');
    duel.choose('King Coral', 'Aqua Knight');
    expect(duel.asked).toBe('p1 order');
    expect(duel.options).toEqual(['Long Wait', 'Teleportation', 'Virtual Tripwire']);
    expect(
      duel
        .zone('p1', 'deck')
        .filter((card) => card.endsWith('(pending)'))
        .sort(),
    ).toEqual(['Long Wait (pending)', 'Teleportation (pending)', 'Virtual Tripwire (pending)']);
    duel.choose('Virtual Tripwire', 'Long Wait', 'Teleportation').choose('Burning Mane');
    expect(duel.battleZones.p2).toEqual(['Burning Mane (tapped)', 'Forest Hornet']);
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.choose('Forest Hornet');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [`${kiriko} (over Pond Dragon)`, 'Fear Fang'],
      p2: ['Burning Mane (tapped)'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Virtual Tripwire', 'Long Wait', 'Teleportation']);
    expect([...duel.zone('p1', 'deck'), ...duel.zone('p1', 'hand')].sort()).toEqual([
      'Aqua Knight',
      'Fear Fang',
      'Filler',
      'Filler',
      'Filler',
      'King Coral',
      'Solar Ray',
    ]);
  });

  driven('what triggers at each of the three spells waits until all are done', (begin) => {
    const duel = begin({
      cards,
      p1: {
        ...summoning,
        deck: [
          'Long Wait',
          'Virtual Tripwire',
          'Virtual Tripwire',
          ...Array.from({ length: 9 }, () => 'Filler'),
        ],
        battleZone: ['Pond Dragon', 'Note Taker'],
      },
    });
    duel.use(`Summon ${kiriko}`).choose('Virtual Tripwire', 'Virtual Tripwire', 'Long Wait');
    duel.passUntil('p1 attack');
    expect(duel.facts('cardUsed', 'effectBegan')).toEqual([
      `cardUsed ${kiriko}`,
      `effectBegan ${kiriko}`,
      'cardUsed Virtual Tripwire',
      'cardUsed Virtual Tripwire',
      'cardUsed Long Wait',
      'effectBegan Note Taker',
      'effectBegan Note Taker',
      'effectBegan Note Taker',
    ]);
    expect(duel.count('p1', 'hand')).toBe(4);
  });

  driven('casts as many as there are', (begin) => {
    const duel = begin({
      cards,
      p1: { ...summoning, deck: ['Filler', 'Long Wait', 'Filler', 'Filler'], battleZone: ['Pond Dragon'] },
    });
    duel.use(`Summon ${kiriko}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Long Wait']);
    expect(duel.zone('p1', 'hand')).toEqual(['Filler']);
  });

  driven('needs a water Dragon', (begin) => {
    for (const base of ['Bolshack Dragon', 'Aqua Knight']) {
      const duel = begin({ p1: { ...summoning, battleZone: [base], deck: 9 } });
      expect(duel.asked).toBe('p1 attack');
    }
  });

  driven('breaks three shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: [kiriko] } });
    duel.choose(`${kiriko} attacks the player`).choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(duel.count('p2', 'shieldZone')).toBe(2);
  });
});
