import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

/** More power for each of something, and a breaker while the power is high enough: how many of it give which power and break how many. */
const water = (count: number) => Array.from({ length: count }, () => 'Aqua Hulcus');
const nature = (count: number) => Array.from({ length: count }, () => 'Burning Mane');
const darkness = (count: number) => Array.from({ length: count }, () => 'Bone Spider');
const ofEach = ['Iocant, the Oracle', 'Aqua Hulcus', 'Bone Spider', 'Brawler Zyler', 'Burning Mane'];

describe.each([
  {
    card: 'Cloned Spike-Horn',
    steps: [
      [0, 3000, 1],
      [1, 6000, 2],
    ],
    with: (count: number) => ({
      p1: { graveyard: ['Aqua Hulcus'] },
      p2: { graveyard: [...Array.from({ length: count }, () => 'Cloned Spike-Horn'), 'Aqua Hulcus'] },
    }),
  },
  {
    card: 'Elixia, Pureblade Elemental',
    steps: [
      [0, 1000, 1],
      [1, 4000, 1],
      [2, 7000, 2],
      [4, 13000, 2],
      [5, 16000, 3],
    ],
    with: (count: number) => ({
      p1: { manaZone: [...ofEach.slice(0, count), ...ofEach.slice(0, count)] },
      p2: { manaZone: ofEach },
    }),
  },
  {
    card: 'King Oquanos',
    steps: [
      [0, 2000, 1],
      [1, 4000, 1],
      [2, 6000, 2],
    ],
    with: (count: number) => ({
      p1: { manaZone: [{ name: 'Filler', tapped: true }] },
      p2: {
        manaZone: ['Filler', ...Array.from({ length: count }, () => ({ name: 'Filler', tapped: true }))],
      },
    }),
  },
  {
    card: 'Magmadragon Ogrist Vhal',
    steps: [
      [1, 3000, 1],
      [2, 6000, 2],
      [4, 12000, 2],
      [5, 15000, 3],
    ],
    with: (count: number) => ({ p1: { hand: water(count) }, p2: { hand: water(3) } }),
  },
  {
    card: 'Necrodragon Izorist Vhal',
    steps: [
      [1, 2000, 1],
      [2, 4000, 1],
      [3, 6000, 2],
    ],
    with: (count: number) => ({
      p1: { graveyard: [...darkness(count), 'Aqua Hulcus', 'Terror Pit'] },
      p2: { graveyard: darkness(4) },
    }),
  },
  {
    card: 'Pincer Scarab',
    steps: [
      [0, 1000, 1],
      [2, 5000, 1],
      [3, 7000, 2],
    ],
    with: (count: number) => ({ p1: { hand: water(4) }, p2: { hand: water(count) } }),
  },
  {
    card: 'Tagtapp, the Retaliator',
    steps: [
      [0, 3000, 1],
      [2, 5000, 1],
      [3, 6000, 2],
    ],
    with: (count: number) => ({
      p1: { manaZone: water(4) },
      p2: { manaZone: [...water(count), 'Burning Mane'] },
    }),
  },
  {
    card: 'Terradragon Anrist Vhal',
    steps: [
      [1, 2000, 1],
      [2, 4000, 1],
      [3, 6000, 2],
    ],
    with: (count: number) => ({
      p1: { battleZone: [...nature(count), 'Aqua Hulcus'] },
      p2: { battleZone: nature(3) },
    }),
  },
  {
    card: 'Terradragon Dakma Balgarow',
    steps: [
      [1, 7000, 2],
      [0, 5000, 1],
      [4, 13000, 2],
      [5, 15000, 3],
    ],
    with: (count: number) => ({ p1: { shieldZone: 2 }, p2: { shieldZone: count } }),
  },
])('$card', ({ card, steps, with: withCount }) => {
  const begin = (start: Parameters<Parameters<typeof driven>[1]>[0], count: number) => {
    const { p1, p2 } = withCount(count) as {
      p1: { battleZone?: readonly string[]; hand?: readonly string[] };
      p2: { shieldZone?: number };
    };
    return start({
      step: 'attack',
      p1: { hand: [], ...p1, battleZone: [card, ...(p1.battleZone ?? [])] },
      p2: { hand: [], shieldZone: 5, ...p2 },
    });
  };
  for (const [count = 0, power = 0, breaks = 0] of steps as readonly (readonly number[])[]) {
    driven(`with ${count}: power ${power}`, (start) => {
      const duel = begin(start, count);
      expect(powersOf(duel, 'p1')[0]).toBe(`${card} ${power}`);
      const before = duel.count('p2', 'shieldZone');
      if (before === 0) return;
      duel.choose(`${card} attacks the player`);
      while (duel.asked === 'p2 block') duel.pass();
      const broken = Math.min(breaks, before);
      if (duel.asked === 'p1 shields') expect(duel.decision.max).toBe(broken);
      else expect(before - duel.count('p2', 'shieldZone')).toBe(broken);
    });
  }
});

/** A creature that has power 0 is destroyed (703.4c). */
describe.each(['Magmadragon Ogrist Vhal', 'Necrodragon Izorist Vhal', 'Terradragon Anrist Vhal'])(
  '%s',
  (card) => {
    driven('is destroyed with power 0', (begin) => {
      const duel = begin({ step: 'attack', p1: { hand: [], battleZone: [card, 'Aqua Hulcus'] } });
      duel.choose('Aqua Hulcus attacks the player');
      expect(duel.battleZones.p1).toEqual(['Aqua Hulcus (tapped)']);
      expect(duel.zone('p1', 'graveyard')).toEqual([card]);
    });
  },
);
