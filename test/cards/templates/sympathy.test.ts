import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** So much mana of two civilizations. */
const manaOf = (count: number, [first = '', second = '']: readonly string[]) => ({
  [first]: count - 1,
  ...(count > 1 ? { [second]: 1 } : {}),
});

/** Costs 1 less for each creature of two races that its player has, but at least 2. */
describe.each([
  {
    card: 'Akashic First, Electro-Dragon',
    cost: 7,
    colors: ['water', 'fire'],
    friends: ['Candy Drop', 'Onslaughter Triceps'],
  },
  {
    card: 'Asylum, the Dragon Paladin',
    cost: 6,
    colors: ['light', 'fire'],
    friends: ['Bolshack Dragon', 'Hanusa, Radiance Elemental'],
  },
  {
    card: 'Auzesu, the Demonic Holy Spirit',
    cost: 6,
    colors: ['light', 'darkness'],
    friends: ['Deathliger, Lion of Chaos', 'Hanusa, Radiance Elemental'],
  },
  {
    card: 'Dolgeza, Veteran of Hard Battle',
    cost: 8,
    colors: ['water', 'nature'],
    friends: ['Hazard Crawler', 'Dawn Giant'],
  },
  {
    card: 'Galamuta, Matchless Fear Lord',
    cost: 6,
    colors: ['darkness', 'nature'],
    friends: ['Fear Fang', 'Lupa, Poison-Tipped Doll'],
  },
  {
    card: 'Gaulzaganta, Spirit of the Woodland Ridges',
    cost: 5,
    colors: ['water', 'nature'],
    friends: ['Phantom Fish', 'Garabon, the Glider'],
  },
])('$card', ({ card, cost, colors, friends }) => {
  const [first = '', second = ''] = friends;

  driven('costs 1 less for each of them, and the opponent gives nothing', (begin) => {
    const usable = (mana: number, p1: readonly string[], p2: readonly string[] = []) =>
      begin({
        p1: {
          hand: [card],
          manaZone: manaOf(mana, colors),
          battleZone: ['Seamine', ...p1],
        },
        p2: { battleZone: p2 },
      }).options.includes(`Summon ${card}`);
    expect(usable(cost, [])).toBe(true);
    expect(usable(cost - 1, [])).toBe(false);
    expect(usable(cost - 1, [], [first, second])).toBe(false);
    for (const friend of friends) expect(usable(cost - 1, [friend])).toBe(true);
    expect(usable(cost - 2, [first, second])).toBe(true);
    expect(usable(cost - 3, [first, second])).toBe(false);
  });

  driven('costs 2 at least', (begin) => {
    const usable = (mana: number) =>
      begin({
        p1: { hand: [card], manaZone: manaOf(mana, colors), battleZone: Array<string>(8).fill(first) },
      }).options.includes(`Summon ${card}`);
    expect([usable(2), usable(1)]).toEqual([true, false]);
  });

  driven('is paid at the reduced cost', (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: manaOf(cost - 2, colors), battleZone: ['Seamine', first, second] },
    });
    expect(duel.use(`Summon ${card}`).battleZones.p1).toContain(card);
  });
});
