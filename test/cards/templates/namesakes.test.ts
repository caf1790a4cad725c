import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

const summoned = (begin: Begin, card: string, graveyard: readonly string[], p2: object = {}) =>
  begin({
    p1: {
      hand: [card],
      manaZone: { light: 2, water: 2, darkness: 2, fire: 2, nature: 2 },
      battleZone: ['Filler', card],
      graveyard,
      deck: ['Terror Pit', 'Filler'],
    },
    p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }, 'Fear Fang'], graveyard: [card], ...p2 },
  }).use(`Summon ${card}`);

/** An ability that needs a card of the same name in the graveyard of its player: one in the battle zone or of the opponent is none. */
describe.each([
  'Beinz Sayla, Guardian of Cleansing Light',
  'Bubble Lamp',
  'Dark Mare, the Debilitating Shadow',
  'Hustle Ball Tribe',
  "Red Ridaz', Explosive Daredevils",
])('%s', (card) => {
  driven('does nothing without a namesake in the graveyard of its player', (begin) => {
    const duel = summoned(begin, card, ['Fear Fang'], { manaZone: 2 }).passUntil('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Filler', card, card],
      p2: ['Bolshack Dragon (tapped)', 'Fear Fang'],
    });
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([
      0, 10, 2,
    ]);
    expect(powersOf(duel, 'p2')).toEqual(['Bolshack Dragon 6000', 'Fear Fang 3000']);
  });
});

describe('Beinz Sayla, Guardian of Cleansing Light', () => {
  const card = 'Beinz Sayla, Guardian of Cleansing Light';

  driven('may tap a creature of the opponent', (begin) => {
    const duel = summoned(begin, card, [card]).choose('Yes').choose('Fear Fang');
    expect(duel.battleZones.p2).toEqual(['Bolshack Dragon (tapped)', 'Fear Fang (tapped)']);
    expect(summoned(begin, card, [card]).choose('No').battleZones.p2[1]).toBe('Fear Fang');
  });
});

describe('Bubble Lamp', () => {
  driven('may draw', (begin) => {
    const duel = summoned(begin, 'Bubble Lamp', ['Bubble Lamp']).choose('Yes');
    expect(duel.zone('p1', 'hand')).toEqual(['Terror Pit']);
    expect(summoned(begin, 'Bubble Lamp', ['Bubble Lamp']).choose('No').count('p1', 'hand')).toBe(0);
  });
});

describe('Dark Mare, the Debilitating Shadow', () => {
  const card = 'Dark Mare, the Debilitating Shadow';

  driven('a tapped creature of the opponent has 2000 power less in this turn', (begin) => {
    const p2 = {
      battleZone: [
        { name: 'Bolshack Dragon', tapped: true },
        { name: 'Burning Mane', tapped: true },
        'Seamine',
      ],
      hand: ['Filler'],
    };
    const duel = summoned(begin, card, [card], p2);
    expect(duel.options).toEqual(['Bolshack Dragon', 'Burning Mane']);
    duel.choose('Bolshack Dragon');
    expect(powersOf(duel, 'p2')[0]).toBe('Bolshack Dragon 4000');
    expect(powersOf(duel.passUntil('p2 charge'), 'p2')[0]).toBe('Bolshack Dragon 6000');
    const destroyed = summoned(begin, card, [card], p2).choose('Burning Mane');
    expect(destroyed.battleZones.p2).toEqual(['Bolshack Dragon (tapped)', 'Seamine']);
  });
});

describe('Hustle Ball Tribe', () => {
  driven('may put the top card of the deck into the mana zone', (begin) => {
    const duel = summoned(begin, 'Hustle Ball Tribe', ['Hustle Ball Tribe']).choose('Yes');
    expect([duel.count('p1', 'manaZone'), duel.zone('p1', 'deck')]).toEqual([11, ['Filler']]);
    const declined = summoned(begin, 'Hustle Ball Tribe', ['Hustle Ball Tribe']).choose('No');
    expect(declined.count('p1', 'manaZone')).toBe(10);
  });
});

describe("Red Ridaz', Explosive Daredevils", () => {
  const card = "Red Ridaz', Explosive Daredevils";

  driven('puts a card of the mana zone of the opponent into the graveyard', (begin) => {
    const duel = summoned(begin, card, [card], { manaZone: ['Seamine', 'Terror Pit'], graveyard: [] });
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Seamine', 'Terror Pit']]);
    duel.choose('Terror Pit');
    expect([duel.zone('p2', 'manaZone'), duel.zone('p2', 'graveyard')]).toEqual([
      ['Seamine'],
      ['Terror Pit'],
    ]);
  });
});
