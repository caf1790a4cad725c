import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

const tapped = (name: string) => ({ name, tapped: true }) as const;

describe('Apocalypse Day', () => {
  driven('destroys all creatures where there are 6 or more', (begin) => {
    const outcome = (own: number, theirs: number) => {
      const duel = begin({
        p1: {
          hand: ['Apocalypse Day'],
          manaZone: { light: 6 },
          battleZone: Array<string>(own).fill('Fear Fang'),
        },
        p2: { battleZone: Array<string>(theirs).fill('Fear Fang') },
      }).use('Cast Apocalypse Day');
      return [duel.count('p1', 'battleZone'), duel.count('p2', 'battleZone')];
    };
    expect(outcome(2, 4)).toEqual([0, 0]);
    expect(outcome(3, 4)).toEqual([0, 0]);
    expect(outcome(1, 4)).toEqual([1, 4]);
  });
});

describe('Evolution Blueprint', () => {
  const cast = (deck: readonly string[]) =>
    ({
      p1: { hand: ['Evolution Blueprint'], manaZone: { nature: 2 }, battleZone: ['Filler'], deck },
    }) as const;

  driven('takes all evolution creatures of the top 6 cards, and puts the rest under the deck', (begin) => {
    const duel = begin(
      cast([
        'Fear Fang',
        'Niofa, Horned Protector',
        'Terror Pit',
        'Crystal Lancer',
        'Seamine',
        'Burning Mane',
        'Crystal Paladin',
        'Solar Ray',
      ]),
    ).use('Cast Evolution Blueprint');
    while (duel.asked !== 'p1 attack') duel.choose(...duel.options.slice(0, Math.max(1, duel.decision.min)));
    expect(duel.names('p1', 'hand')).toEqual(['Crystal Lancer', 'Niofa, Horned Protector']);
    expect(duel.zone('p1', 'deck').slice(0, 2)).toEqual(['Crystal Paladin', 'Solar Ray']);
    expect([...duel.zone('p1', 'deck').slice(2)].sort()).toEqual([
      'Burning Mane',
      'Fear Fang',
      'Seamine',
      'Terror Pit',
    ]);
  });

  driven('takes none where there is none', (begin) => {
    const duel = begin(cast(Array<string>(8).fill('Fear Fang'))).use('Cast Evolution Blueprint');
    while (duel.asked !== 'p1 attack') duel.choose(...duel.options.slice(0, Math.max(1, duel.decision.min)));
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 8]);
  });
});

describe('Get Ready', () => {
  driven('draws until both players have the same number of cards', (begin) => {
    const hand = (others: readonly string[], theirs: number) =>
      begin({
        p1: { hand: ['Get Ready', ...others], manaZone: { light: 5 }, battleZone: ['Filler'] },
        p2: { hand: theirs },
      })
        .use('Cast Get Ready')
        .passUntil('p1 attack')
        .count('p1', 'hand');
    expect([hand([], 3), hand(['Bolshack Dragon'], 3), hand(['Bolshack Dragon'], 1)]).toEqual([3, 3, 1]);
    expect(hand(['Bolshack Dragon', 'Bolshack Dragon'], 1)).toBe(2);
  });
});

describe('Glory Stone', () => {
  driven('puts the top card of the deck into the mana zone where the opponent has more there', (begin) => {
    const mana = (theirs: number) =>
      begin({
        p1: { hand: ['Glory Stone'], manaZone: { light: 2 }, battleZone: ['Filler'] },
        p2: { manaZone: theirs },
      })
        .use('Cast Glory Stone')
        .count('p1', 'manaZone');
    expect([mana(3), mana(2), mana(1)]).toEqual([3, 2, 2]);
  });
});

describe('Milkyway, Spectral Knight', () => {
  driven('puts the top card of the deck into the mana zone where the opponent has more there', (begin) => {
    const mana = (theirs: number) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Milkyway, Spectral Knight', 'Filler'], manaZone: 2 },
        p2: { manaZone: theirs },
      })
        .choose('Milkyway, Spectral Knight uses its tap ability')
        .count('p1', 'manaZone');
    expect([mana(3), mana(2), mana(1)]).toEqual([3, 2, 2]);
  });
});

describe("Hell's Scrapper", () => {
  driven("destroys the opponent's creatures with 5000 power at most together", (begin) => {
    const duel = begin({
      p1: { hand: ["Hell's Scrapper"], manaZone: { fire: 7 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane', 'Filler', 'Bolshack Dragon'] },
    }).use("Cast Hell's Scrapper");
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Burning Mane', 'Filler']]);
    expect(() => duel.duel.choose([0, 1, 2], 'p1')).toThrow();
    duel.choose('Fear Fang', 'Burning Mane');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Filler', 'Bolshack Dragon'] });
  });
});

describe('Spiritual Water', () => {
  driven("may draw a card for each of the opponent's tapped creatures", (begin) => {
    const position = {
      p1: { hand: ['Spiritual Water'], manaZone: { water: 3 }, battleZone: [tapped('Fear Fang')] },
      p2: { battleZone: [tapped('Fear Fang'), tapped('Filler'), 'Seamine'] },
    } as const;
    const duel = begin(position).use('Cast Spiritual Water').choose('Yes');
    expect(duel.count('p1', 'hand')).toBe(2);
    expect(begin(position).use('Cast Spiritual Water').choose('No').count('p1', 'hand')).toBe(0);
  });
});

describe('Triple Brain', () => {
  driven('draws up to 3 cards', (begin) => {
    const duel = (count: number) => {
      const drawing = begin({
        p1: { hand: ['Triple Brain'], manaZone: { water: 5 }, battleZone: ['Filler'] },
      });
      drawing.use('Cast Triple Brain');
      return drawing.choose(String(count)).count('p1', 'hand');
    };
    expect([duel(3), duel(1), duel(0)]).toEqual([3, 1, 0]);
  });
});

describe('Twin Turbo', () => {
  driven('one creature attacks at once, with 3000 power more, in this turn', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Twin Turbo'],
        manaZone: { fire: 2 },
        battleZone: [
          { name: 'Fear Fang', fresh: true },
          { name: 'Burning Mane', fresh: true },
        ],
      },
      p2: { battleZone: ['Seamine'] },
    }).use('Cast Twin Turbo');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Burning Mane']]);
    duel.choose('Fear Fang');
    expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
    duel.choose('Fear Fang attacks the player');
    expect(powersOf(duel, 'p1')).toEqual(['Fear Fang 6000', 'Burning Mane 2000']);
  });
});
