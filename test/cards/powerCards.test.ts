import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const bystanders = ['Iere, Vizier of Bullets', 'Writhing Bone Ghoul', 'Aqua Vehicle'] as const;

const bonuses = [
  ['Keeper of the Sunlit Abyss', [2000, 4000, 3000, 1000], [4000, 3000, 1000]],
  ['Re Bil, Seeker of Archery', [6000, 5000, 2000, 1000], [5000, 2000, 1000]],
  ['Shadow Moon, Cursed Shade', [3000, 3000, 4000, 1000], [3000, 4000, 1000]],
] as const;

describe.each(bonuses)('%s', (name, own, others) => {
  driven('gives power to creatures of its civilizations on both sides', (begin) => {
    const duel = begin({ p1: { battleZone: [name, ...bystanders] }, p2: { battleZone: [...bystanders] } });
    expect(powersOf(duel, 'p1')).toEqual([name, ...bystanders].map((one, index) => `${one} ${own[index]}`));
    expect(powersOf(duel, 'p2')).toEqual(bystanders.map((one, index) => `${one} ${others[index]}`));
  });
});

const races = [
  [
    'Gregoria, Princess of War',
    'Deathliger, Lion of Chaos 11000',
    'Hanusa, Radiance Elemental 9500',
    'Bolshack Dragon 6000',
  ],
  [
    'King Aquakamui',
    'Deathliger, Lion of Chaos 11000',
    'Hanusa, Radiance Elemental 11500',
    'Bolshack Dragon 6000',
  ],
  [
    'Pippie Kuppie',
    'Deathliger, Lion of Chaos 9000',
    'Hanusa, Radiance Elemental 9500',
    'Bolshack Dragon 7000',
  ],
] as const;

describe.each(races)('%s', (name, ...powers) => {
  driven('gives power to creatures of its races on both sides, and to no other', (begin) => {
    const names = powers.map((one) => one.replace(/ \d+$/, ''));
    const duel = begin({ p1: { battleZone: [...names, name] }, p2: { battleZone: names } });
    expect(powersOf(duel, 'p1').slice(0, 3)).toEqual(powers);
    expect(powersOf(duel, 'p2')).toEqual(powers);
  });
});

const companions = [
  ['Blasto, Explosive Soldier', 'Writhing Bone Ghoul', 'Iere, Vizier of Bullets'],
  ['Exploding Cactus', 'Iere, Vizier of Bullets', 'Writhing Bone Ghoul'],
] as const;

describe.each(companions)('%s', (name, companion, stranger) => {
  driven(`has 2000 more power while its player has a creature such as ${companion}`, (begin) => {
    const powers = (own: string, foe: string) =>
      powersOf(begin({ p1: { battleZone: [name, own] }, p2: { battleZone: [foe] } }), 'p1')[0];
    expect(powers(companion, stranger)).toBe(`${name} 4000`);
    expect(powers(stranger, companion)).toBe(`${name} 2000`);
  });
});

describe.each([
  ['Crow Winger', 1000],
  ['Moon Horn', 6000],
] as const)('%s', (name, printed) => {
  driven("has 1000 more power for each of the opponent's water and darkness creatures", (begin) => {
    const duel = begin({
      p1: { battleZone: [name, 'Aqua Vehicle'] },
      p2: { battleZone: ['Aqua Vehicle', 'Writhing Bone Ghoul', 'Writhing Bone Ghoul', 'Fear Fang'] },
    });
    expect(powersOf(duel, 'p1')[0]).toBe(`${name} ${printed + 3000}`);
    const alone = begin({ p1: { battleZone: [name, 'Aqua Vehicle'] }, p2: { battleZone: ['Fear Fang'] } });
    expect(powersOf(alone, 'p1')[0]).toBe(`${name} ${printed}`);
  });
});

describe.each([
  ['Cannon Shell', 1000],
  ['Razorpine Tree', 2000],
] as const)('%s', (name, more) => {
  driven(`has ${more} more power for each shield of its player`, (begin) => {
    const power = (own: number, foe: number) =>
      powersOf(begin({ p1: { battleZone: [name], shieldZone: own }, p2: { shieldZone: foe } }), 'p1');
    expect(power(5, 1)).toEqual([`${name} ${1000 + 5 * more}`]);
    expect(power(0, 5)).toEqual([`${name} 1000`]);
  });
});

describe('Spinning Terror, the Wretched', () => {
  driven("has 2000 more power for each of the opponent's tapped creatures", (begin) => {
    const tapped = { name: 'Filler', tapped: true } as const;
    const power = (own: readonly (typeof tapped | string)[], foe: readonly (typeof tapped | string)[]) =>
      powersOf(
        begin({ p1: { battleZone: ['Spinning Terror, the Wretched', ...own] }, p2: { battleZone: foe } }),
        'p1',
      )[0];
    expect(power([], [tapped, tapped, 'Fear Fang'])).toBe('Spinning Terror, the Wretched 5000');
    expect(power([tapped], ['Fear Fang'])).toBe('Spinning Terror, the Wretched 1000');
  });
});
