import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

const tapped = (name: string) => ({ name, tapped: true }) as const;

/** 1000 power less for each creature of two civilizations, of either player. */
describe.each([
  {
    card: 'Cyclone Totem',
    printed: 6000,
    counted: ['Aqua Vehicle', 'Writhing Bone Ghoul'],
    other: 'Fear Fang',
  },
  {
    card: 'Gigaroaster',
    printed: 5000,
    counted: ['Iere, Vizier of Bullets', 'Fear Fang'],
    other: 'Aqua Vehicle',
  },
  {
    card: 'Pattern Egg',
    printed: 3000,
    counted: ['Immortal Baron, Vorg', 'Fear Fang'],
    other: 'Aqua Vehicle',
  },
  {
    card: 'Regi Pael, Purple Shrine Guardian',
    printed: 4000,
    counted: ['Immortal Baron, Vorg', 'Writhing Bone Ghoul'],
    other: 'Fear Fang',
  },
] as const)('$card', ({ card, printed, counted, other }) => {
  driven('has 1000 power less for each of them on both sides', (begin) => {
    const power = (own: readonly string[], theirs: readonly string[]) =>
      powersOf(begin({ p1: { battleZone: [card, ...own] }, p2: { battleZone: theirs } }), 'p1')[0];
    expect(power([counted[0]], [counted[1], other])).toBe(`${card} ${printed - 2000}`);
    expect(power([], [counted[0]])).toBe(`${card} ${printed - 1000}`);
    expect(power([other], [other])).toBe(`${card} ${printed}`);
  });
});

describe('Brock, the Screw Soldier', () => {
  driven('is destroyed when a light or water creature is put, but not when another is', (begin) => {
    const outcome = (card: string, mana: Readonly<Record<string, number>>) =>
      begin({
        p1: { hand: [card], manaZone: mana, battleZone: ['Brock, the Screw Soldier', 'Filler'] },
      }).use(`Summon ${card}`).battleZones.p1;
    expect(outcome('Aqua Vehicle', { water: 2 })).toEqual(['Filler', 'Aqua Vehicle']);
    expect(outcome('Reusol, the Oracle', { light: 2 })).toEqual(['Filler', 'Reusol, the Oracle']);
    expect(outcome('Burning Mane', { nature: 2 })).toEqual([
      'Brock, the Screw Soldier',
      'Filler',
      'Burning Mane',
    ]);
  });
});

describe('Cyclone Totem', () => {
  driven('breaks 1 shield with less than 6000 power', (begin) => {
    const position = { step: 'attack', p1: { battleZone: ['Cyclone Totem'] } } as const;
    const duel = begin({ ...position, p2: { battleZone: ['Aqua Vehicle'] } });
    expect(duel.choose('Cyclone Totem attacks the player').decision.max).toBe(1);
  });
});

describe('Pattern Egg', () => {
  driven('cannot be blocked', (begin) => {
    const asked = (attacker: string) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Pattern Egg', 'Aqua Vehicle'] },
        p2: { battleZone: ['Seamine'] },
      }).choose(`${attacker} attacks the player`).asked;
    expect(['Pattern Egg', 'Aqua Vehicle'].map(asked)).toEqual(['p1 shields', 'p2 block']);
  });
});

/** The opponent's tapped creatures have less power. */
describe.each([
  { card: 'Bangren, Ancient Arhat', less: 1000 },
  { card: 'Necrodragon Zanjibar', less: 2000 },
])('$card', ({ card, less }) => {
  driven(`the opponent's tapped creatures have ${less} power less`, (begin) => {
    const duel = begin({
      p1: { battleZone: [card, tapped('Fear Fang')] },
      p2: { battleZone: [tapped('Fear Fang'), 'Burning Mane'] },
    });
    expect(powersOf(duel, 'p1')[1]).toBe('Fear Fang 3000');
    expect(powersOf(duel, 'p2')).toEqual([`Fear Fang ${3000 - less}`, 'Burning Mane 2000']);
  });

  driven('a creature that attacks with no more power is destroyed', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: [card] },
    }).choose('Filler attacks the player');
    expect([duel.asked, duel.zone('p1', 'graveyard'), duel.count('p2', 'shieldZone')]).toEqual([
      'p1 attack',
      ['Filler'],
      5,
    ]);
  });
});

/** One of the opponent's tapped creatures has less power in this turn. */
describe.each([
  { card: 'Toxic Vibe', mana: 1, less: 1000, weak: 'Filler', strong: 'Burning Mane 1000' },
  { card: 'Tragic Swamp', mana: 4, less: 3000, weak: 'Fear Fang', strong: 'Gran Gure, Space Guardian 6000' },
])('$card', ({ card, mana, weak, strong }) => {
  const name = strong.replace(/ \d+$/, '');
  const position = {
    p1: { hand: [card], manaZone: { darkness: mana }, battleZone: [tapped('Filler'), 'Seamine'] },
    p2: { battleZone: [tapped(weak), tapped(name), 'Fear Fang'] },
  } as const;

  driven('destroys a tapped creature that has no more power', (begin) => {
    const duel = begin(position).use(`Cast ${card}`);
    expect([duel.asked, duel.options]).toEqual(['p1 choose', [weak, name]]);
    duel.choose(weak);
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'battleZone')]).toEqual([[weak], 2]);
  });

  driven('lowers the power of another until the end of the turn', (begin) => {
    const duel = begin(position).use(`Cast ${card}`).choose(name);
    expect(powersOf(duel, 'p2')[1]).toBe(strong);
    duel.passUntil('p2 charge');
    expect(powersOf(duel, 'p2')[1]).not.toBe(strong);
    expect(duel.count('p2', 'battleZone')).toBe(3);
  });
});
