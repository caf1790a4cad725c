import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const untapped = (card: string) => !card.endsWith('(tapped)');

/** Returns a card of its player's mana zone as it is put. */
describe.each([
  { card: 'Splash Zebrafish', mana: { water: 4, fire: 1 } },
  { card: 'Thrash Crawler', mana: { water: 4, fire: 1 } },
])('$card', ({ card, mana }) => {
  driven("returns a card of its player's mana zone to the hand, tapped or not", (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: mana, battleZone: ['Filler'] },
      p2: { manaZone: { nature: 1 } },
    });
    duel.use(`Summon ${card}`);
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 1, 1]);
    expect(duel.options).not.toContain('Nature Filler');
    duel.choose('Fire Filler');
    expect([duel.asked, duel.zone('p1', 'hand')]).toEqual(['p1 attack', ['Fire Filler']]);
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual([]);
  });

  driven('returns nothing as another creature is put', (begin) => {
    const duel = begin({
      p1: { hand: ['Aqua Vehicle'], manaZone: { water: 2 }, battleZone: [card, 'Filler'] },
    });
    duel.use('Summon Aqua Vehicle');
    expect([duel.asked, duel.count('p1', 'manaZone')]).toEqual(['p1 attack', 2]);
  });
});

describe('Midnight Crawler', () => {
  driven("returns a card of the opponent's mana zone to the opponent's hand", (begin) => {
    const duel = begin({
      p1: { hand: ['Midnight Crawler'], manaZone: { water: 8 }, battleZone: ['Filler'] },
      p2: { manaZone: { nature: 1, fire: 1 } },
    });
    duel.use('Summon Midnight Crawler');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fire Filler', 'Nature Filler']]);
    duel.choose('Nature Filler');
    expect([duel.asked, duel.zone('p2', 'hand')]).toEqual(['p1 attack', ['Nature Filler']]);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([8, 1]);
  });

  driven('returns nothing from an empty mana zone', (begin) => {
    const duel = begin({
      p1: { hand: ['Midnight Crawler'], manaZone: { water: 8 }, battleZone: ['Filler'] },
      p2: { manaZone: 0 },
    });
    duel.use('Summon Midnight Crawler');
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

/** Returns to the hand instead of being destroyed. */
describe.each(['Crystal Jouster'])('%s', (card) => {
  driven('returns to the hand instead of being destroyed', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: [card, 'Fear Fang'] },
    });
    duel.use('Cast Terror Pit').choose(card);
    expect([duel.asked, duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([
      'p1 attack',
      [card],
      [],
    ]);
  });

  driven('another creature is destroyed', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: [card, 'Fear Fang'] },
    });
    duel.use('Cast Terror Pit').choose('Fear Fang');
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([[], ['Fear Fang']]);
  });
});

describe('Crystal Jouster', () => {
  driven('801.1: its base returns with it', (begin) => {
    const duel = begin({
      p1: { hand: ['Crystal Jouster'], manaZone: { water: 7 }, battleZone: ['Aqua Vehicle'] },
      p2: { battleZone: [{ name: 'Deathliger, Lion of Chaos', tapped: true }] },
    });
    duel.use('Summon Crystal Jouster').choose('Crystal Jouster attacks Deathliger, Lion of Chaos');
    expect(duel.names('p1', 'hand')).toEqual(['Aqua Vehicle', 'Crystal Jouster']);
    expect(duel.count('p1', 'graveyard')).toBe(0);
  });
});

describe('Mystic Dreamscape', () => {
  const position = {
    p1: { hand: ['Mystic Dreamscape'], manaZone: { water: 4, fire: 1 }, battleZone: ['Filler'] },
    p2: { manaZone: { nature: 1 } },
  };

  driven('returns up to 3 cards of the mana zone to the hand', (begin) => {
    const duel = begin(position).use('Cast Mystic Dreamscape');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 3]);
    duel.choose('Water Filler', 'Water Filler', 'Fire Filler');
    expect([duel.asked, duel.count('p1', 'manaZone'), duel.names('p1', 'hand')]).toEqual([
      'p1 attack',
      2,
      ['Fire Filler', 'Water Filler', 'Water Filler'],
    ]);
  });

  driven('may return none', (begin) => {
    const duel = begin(position).use('Cast Mystic Dreamscape').choose();
    expect([duel.asked, duel.count('p1', 'manaZone')]).toEqual(['p1 attack', 5]);
  });
});
