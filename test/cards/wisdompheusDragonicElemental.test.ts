import { draw, spell, spellAbility } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const spark = spell({
  name: 'Small Spark',
  civilizations: ['light'],
  cost: 9,
  abilities: [spellAbility(draw())],
});
const name = 'Wisdompheus, Dragonic Elemental';
const deck = ['Holy Awe', 'Aqua Knight', 'Burning Mane', 'Fear Fang', 'King Coral', 'Solar Ray', 'Filler'];

describe(name, () => {
  driven('its two abilities wait, and its player resolves the one they like first', (begin) => {
    const duel = begin({
      cards: [spark],
      p1: { hand: [name, 'Small Spark', 'Solar Ray'], manaZone: { light: 7 }, deck },
    });
    duel.use(`Summon ${name}`);
    expect(duel.asked).toBe('p1 standby');
    expect(duel.options.map((option) => option.slice(0, name.length))).toEqual([name, name]);
    duel.choose('look at the top 5 cards');
    expect(duel.options).toEqual(['Holy Awe']);
    duel.choose('Holy Awe');
    expect(duel.asked).toBe('p1 order');
    duel.choose('King Coral', 'Aqua Knight', 'Fear Fang', 'Burning Mane');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'deck')).toEqual([
      'Filler',
      'King Coral',
      'Aqua Knight',
      'Fear Fang',
      'Burning Mane',
    ]);
    expect(duel.names('p1', 'hand')).toEqual(['Holy Awe', 'Solar Ray', 'Solar Ray']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Small Spark']);
  });

  driven('neither spell has to be taken', (begin) => {
    const duel = begin({ cards: [spark], p1: { hand: [name, 'Small Spark'], manaZone: { light: 7 }, deck } });
    duel.use(`Summon ${name}`).choose('look at the top 5 cards').pass();
    duel.choose('Holy Awe', 'Aqua Knight', 'Burning Mane', 'Fear Fang', 'King Coral').pass();
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual(['Small Spark']);
    expect(duel.zone('p1', 'deck')).toEqual(['Solar Ray', 'Filler', ...deck.slice(0, 5)]);
  });

  driven('blocks, and breaks two shields', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Deathliger, Lion of Chaos'] },
      p2: { battleZone: [name], shieldZone: 5 },
    });
    duel.choose('Deathliger, Lion of Chaos attacks the player').choose(`Block with ${name}`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Deathliger, Lion of Chaos (tapped)'], p2: [] });
    const breaking = begin({ step: 'attack', p1: { battleZone: [name] } });
    breaking.choose(`${name} attacks the player`).choose('Shield 1', 'Shield 5');
    expect(breaking.count('p2', 'shieldZone')).toBe(3);
  });
});
