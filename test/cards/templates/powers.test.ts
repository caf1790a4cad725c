import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

type Placed = string | { readonly name: string; readonly tapped: true };

interface Around {
  readonly yours?: readonly Placed[];
  readonly theirs?: readonly Placed[];
  /** What else each player has. */
  readonly p1?: Readonly<Record<string, number | readonly Placed[]>>;
  readonly p2?: Readonly<Record<string, number | readonly Placed[]>>;
}

const positionOf = (card: string, { yours = [], theirs = [], p1 = {}, p2 = {} }: Around) =>
  ({
    step: 'attack',
    p1: { battleZone: [card, ...yours], ...p1 },
    p2: { battleZone: ['Seamine', ...theirs], ...p2 },
  }) as const;

const powerAround = (begin: Begin, card: string, around: Around): string | undefined =>
  powersOf(begin(positionOf(card, around)), 'p1')[0];

/** The power of the card while it attacks the player, before its opponent blocks. */
const powerAttacking = (begin: Begin, card: string, around: Around): string | undefined => {
  const duel = begin(positionOf(card, around)).choose(`${card} attacks the player`);
  expect(duel.asked).toBe('p2 block');
  return powersOf(duel, 'p1')[0];
};

const tapped = (name: string) => ({ name, tapped: true }) as const;

/** More power for each of something, wherever the card stands. */
describe.each([
  {
    card: 'Terradragon Magragran',
    printed: 1000,
    by: 1000,
    counted: { p1: { manaZone: ['Fear Fang', tapped('Seamine')] } },
    not: { p1: { manaZone: [] }, p2: { manaZone: 3 } },
  },
  {
    card: 'Buoyant Blowfish',
    printed: 1000,
    by: 1000,
    counted: { p2: { manaZone: [tapped('Fear Fang'), tapped('Seamine'), 'Filler'] } },
    not: { p2: { manaZone: 3 }, p1: { manaZone: [tapped('Filler')] } },
  },
  {
    card: 'Clearlo, Grace Enforcer',
    printed: 1000,
    by: 1000,
    counted: { yours: ['Fear Fang', 'Filler', tapped('Seamine')] },
    not: { yours: [tapped('Fear Fang')], theirs: ['Filler'] },
  },
  {
    card: 'Ryudmila, Channeler of Suns',
    printed: 2000,
    by: 2000,
    counted: { yours: ['Fear Fang', 'Filler', tapped('Seamine')] },
    not: { yours: [tapped('Fear Fang')], theirs: ['Filler'] },
  },
  {
    card: 'Super Necrodragon Abzo Dolba',
    printed: 11000,
    by: 2000,
    counted: { p1: { graveyard: ['Fear Fang', 'Terror Pit', 'Seamine'] } },
    not: { p1: { graveyard: ['Terror Pit'] }, p2: { graveyard: ['Fear Fang'] } },
  },
  {
    card: 'King Oquanos',
    printed: 2000,
    by: 2000,
    counted: { p2: { manaZone: [tapped('Fear Fang'), tapped('Seamine'), 'Filler'] } },
    not: { p2: { manaZone: 3 }, p1: { manaZone: [tapped('Filler')] } },
  },
  {
    card: 'Tagtapp, the Retaliator',
    printed: 3000,
    by: 1000,
    counted: { p2: { manaZone: ['Aqua Vehicle', 'Seamine', 'Terror Pit', tapped('Solar Ray')] } },
    not: { p2: { manaZone: ['Terror Pit'] }, p1: { manaZone: ['Aqua Vehicle'] } },
  },
  {
    card: 'Fallen Monk of the Bloodstained Soil, Zahaku',
    printed: 2000,
    by: 3000,
    counted: { theirs: [tapped('Fear Fang'), tapped('Seamine'), 'Filler'] },
    not: { yours: [tapped('Fear Fang')], theirs: ['Filler'] },
  },
  {
    card: 'Super Terradragon Bramgreil',
    printed: 1000,
    by: 1000,
    counted: { p1: { manaZone: 1 }, p2: { manaZone: [tapped('Seamine')] } },
    not: { p1: { graveyard: ['Fear Fang'] } },
  },
  {
    card: 'Pincer Scarab',
    printed: 1000,
    by: 2000,
    counted: { p2: { hand: 2 }, p1: { hand: 4 } },
    not: { p2: { hand: 0 }, p1: { hand: 4 } },
  },
  {
    card: 'Cloned Spike-Horn',
    printed: 3000,
    by: 3000,
    counted: {
      p1: { graveyard: ['Cloned Spike-Horn', 'Fear Fang'] },
      p2: { graveyard: ['Cloned Spike-Horn'] },
    },
    not: { p1: { graveyard: ['Fear Fang'] } },
  },
])('$card', ({ card, printed, by, counted, not }) => {
  driven(`gets ${by} power for each of 2`, (begin) => {
    expect(powerAround(begin, card, counted)).toBe(`${card} ${printed + 2 * by}`);
  });

  driven('for none, its printed power', (begin) => {
    expect(powerAround(begin, card, not)).toBe(`${card} ${printed}`);
  });
});

/** More power for each of something while it attacks. */
describe.each([
  {
    card: 'Torpedo Skyterror',
    printed: 4000,
    by: 2000,
    counted: { yours: [tapped('Fear Fang'), tapped('Filler'), 'Seamine'] },
    not: { yours: ['Filler'], theirs: [tapped('Filler')] },
  },
  {
    card: 'Armored Raider Gandaval',
    printed: 6000,
    by: 2000,
    counted: { yours: [tapped('Fear Fang'), tapped('Filler'), 'Seamine'] },
    not: { yours: ['Filler'], theirs: [tapped('Filler')] },
  },
  {
    card: 'Siege Roller Bagash',
    printed: 3000,
    by: 1000,
    counted: { yours: [tapped('Fear Fang'), tapped('Filler'), 'Seamine'] },
    not: { yours: ['Filler'], theirs: [tapped('Filler')] },
  },
  {
    card: 'Armored Groblav',
    printed: 6000,
    by: 1000,
    counted: { yours: ['Immortal Baron, Vorg', 'Filler'], theirs: ['Immortal Baron, Vorg'] },
    not: { yours: ['Fear Fang'] },
  },
  {
    card: 'Jiggly Totem',
    printed: 1000,
    by: 1000,
    counted: { p1: { manaZone: [tapped('Fear Fang'), tapped('Seamine'), 'Filler'] } },
    not: { p1: { manaZone: 3 }, p2: { manaZone: [tapped('Filler')] } },
  },
  {
    card: 'Twitch Horn, the Aggressor',
    printed: 2000,
    by: 2000,
    counted: { p1: { manaZone: [tapped('Fear Fang'), tapped('Seamine'), 'Filler'] } },
    not: { p1: { manaZone: 3 }, p2: { manaZone: [tapped('Filler')] } },
  },
])('$card', ({ card, printed, by, counted, not }) => {
  driven(`gets ${by} power for each of 2 while it attacks`, (begin) => {
    expect(powerAttacking(begin, card, counted)).toBe(`${card} ${printed + 2 * by}`);
  });

  driven('for none, or while it does not attack, its printed power', (begin) => {
    expect(powerAttacking(begin, card, not)).toBe(`${card} ${printed}`);
    expect(powerAround(begin, card, counted)).toBe(`${card} ${printed}`);
  });
});

/** Printed power 0: as much power as the cards counted give. */
describe.each([
  { card: 'Magmadragon Ogrist Vhal', by: 3000, around: (count: number) => ({ p1: { hand: count } }) },
  {
    card: 'Necrodragon Izorist Vhal',
    by: 2000,
    around: (count: number) => ({
      p1: { graveyard: ['Fear Fang', 'Terror Pit', ...Array<string>(count).fill('Bloody Squito')] },
    }),
  },
  {
    card: 'Terradragon Anrist Vhal',
    by: 2000,
    around: (count: number) => ({
      yours: ['Filler', ...Array<string>(count).fill('Fear Fang')],
      theirs: ['Fear Fang'],
    }),
  },
])('$card', ({ card, by, around }) => {
  driven(`has ${by} power for each`, (begin) => {
    expect([1, 2].map((count) => powerAround(begin, card, around(count)))).toEqual([
      `${card} ${by}`,
      `${card} ${2 * by}`,
    ]);
  });

  driven('is destroyed at 0 power (703.4c)', (begin) => {
    const duel = begin({
      step: 'main',
      p1: { hand: [card], manaZone: { fire: 7, darkness: 7, nature: 7 }, battleZone: ['Filler'] },
    });
    duel.use(`Summon ${card}`);
    expect([duel.battleZones.p1, duel.zone('p1', 'graveyard')]).toEqual([['Filler'], [card]]);
  });
});

/** Breaks more shields from a power on. */
describe.each([
  {
    card: 'King Oquanos',
    single: { p2: { manaZone: [tapped('Filler')] } },
    double: { p2: { manaZone: [tapped('Filler'), tapped('Seamine')] } },
    triple: undefined,
  },
  {
    card: 'Tagtapp, the Retaliator',
    single: { p2: { manaZone: ['Aqua Vehicle', 'Aqua Vehicle'] } },
    double: { p2: { manaZone: ['Aqua Vehicle', 'Aqua Vehicle', 'Aqua Vehicle'] } },
    triple: undefined,
  },
  { card: 'Pincer Scarab', single: { p2: { hand: 2 } }, double: { p2: { hand: 3 } }, triple: undefined },
  {
    card: 'Cloned Spike-Horn',
    single: {},
    double: { p2: { graveyard: ['Cloned Spike-Horn'] } },
    triple: undefined,
  },
  {
    card: 'Necrodragon Izorist Vhal',
    single: { p1: { graveyard: ['Bloody Squito', 'Bloody Squito'] } },
    double: { p1: { graveyard: ['Bloody Squito', 'Bloody Squito', 'Bloody Squito'] } },
    triple: undefined,
  },
  {
    card: 'Terradragon Anrist Vhal',
    single: { yours: ['Fear Fang', 'Fear Fang'] },
    double: { yours: ['Fear Fang', 'Fear Fang', 'Fear Fang'] },
    triple: undefined,
  },
  {
    card: 'Magmadragon Ogrist Vhal',
    single: { p1: { hand: 1 } },
    double: { p1: { hand: 4 } },
    triple: { p1: { hand: 5 } },
  },
  {
    card: 'Elixia, Pureblade Elemental',
    single: { p1: { manaZone: ['Solar Ray', 'Solar Ray'] } },
    double: { p1: { manaZone: ['Solar Ray', 'Fear Fang'] } },
    triple: { p1: { manaZone: ['Solar Ray', 'Fear Fang', 'Seamine', 'Bolshack Dragon', 'Terror Pit'] } },
  },
  {
    card: 'Terradragon Dakma Balgarow',
    single: { p1: { shieldZone: 0 }, p2: { shieldZone: 2 } },
    double: { p1: { shieldZone: 0 }, p2: { shieldZone: 3 } },
    triple: { p1: { shieldZone: 4 } },
  },
])('$card', ({ card, single, double, triple }) => {
  const breaks = (begin: Begin, around: Around) => {
    const duel = begin(positionOf(card, { yours: ['Filler'], ...around })).choose(
      `${card} attacks the player`,
    );
    return duel.pass().decision.max;
  };

  driven('breaks 2 shields from 6000 power on', (begin) => {
    expect([breaks(begin, single), breaks(begin, double)]).toEqual([1, 2]);
  });

  driven('breaks 3 shields from 15000 power on, where it says so', (begin) => {
    if (triple !== undefined) expect(breaks(begin, triple)).toBe(3);
    else expect(powerAround(begin, card, double)).toMatch(/ [67]000$/);
  });
});

describe('Elixia, Pureblade Elemental', () => {
  driven('gets 3000 power for each civilization of its mana zone, counted once', (begin) => {
    const power = (manaZone: readonly string[]) =>
      powerAround(begin, 'Elixia, Pureblade Elemental', { p1: { manaZone }, p2: { manaZone: ['Seamine'] } });
    expect(power(['Filler'])).toBe('Elixia, Pureblade Elemental 1000');
    expect(power(['Solar Ray', 'Solar Ray'])).toBe('Elixia, Pureblade Elemental 4000');
    expect(power(['Gonta, the Warrior Savage', 'Fear Fang'])).toBe('Elixia, Pureblade Elemental 7000');
  });
});

describe('Terradragon Dakma Balgarow', () => {
  driven('gets 2000 power for each shield of both players', (begin) => {
    const power = (own: number, foe: number) =>
      powerAround(begin, 'Terradragon Dakma Balgarow', { p1: { shieldZone: own }, p2: { shieldZone: foe } });
    expect([power(0, 0), power(2, 1)]).toEqual([
      'Terradragon Dakma Balgarow 1000',
      'Terradragon Dakma Balgarow 7000',
    ]);
  });
});

describe('Star-Cry Dragon', () => {
  driven('other Armored Dragons of its player get 3000 power', (begin) => {
    const duel = begin({
      p1: { battleZone: ['Star-Cry Dragon', 'Bolshack Dragon', 'Fear Fang'] },
      p2: { battleZone: ['Bolshack Dragon'] },
    });
    expect(powersOf(duel, 'p1')).toEqual(['Star-Cry Dragon 8000', 'Bolshack Dragon 9000', 'Fear Fang 3000']);
    expect(powersOf(duel, 'p2')).toEqual(['Bolshack Dragon 6000']);
  });
});

describe('Pala Olesis, Morning Guardian', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Fear Fang', 'Seamine', 'Pala Olesis, Morning Guardian'] },
    p2: { battleZone: ['Pala Olesis, Morning Guardian', 'Seamine'] },
  } as const;

  driven("its player's other creatures get 2000 power in the opponent's turn only", (begin) => {
    const duel = begin(position);
    expect(powersOf(duel, 'p2')).toEqual(['Pala Olesis, Morning Guardian 2500', 'Seamine 6000']);
    expect(powersOf(duel, 'p1')).toEqual([
      'Fear Fang 3000',
      'Seamine 4000',
      'Pala Olesis, Morning Guardian 2500',
    ]);
    duel.passUntil('p2 charge');
    expect(powersOf(duel, 'p2')[1]).toBe('Seamine 4000');
    expect(powersOf(duel, 'p1')[1]).toBe('Seamine 6000');
  });
});

/** Evolution creatures of two races: the other creatures of both get 2000 power. */
describe.each([
  {
    card: 'Agira, the Warlord Crawler',
    bases: ['Belmol, the Explorer', 'Typhoon Crawler'],
    mana: ['light', 'water'],
    cost: 4,
  },
  {
    card: 'Comet Eye, The Spectral Spud',
    bases: ['Scowling Tomato', 'Spectral Horn Glitalis'],
    mana: ['light', 'nature'],
    cost: 4,
  },
  {
    card: 'Hydrooze, the Mutant Emperor',
    bases: ['Tropico', 'Sea Mutant Dormel'],
    mana: ['water', 'darkness'],
    cost: 4,
  },
  {
    card: "Nemonex, Bajula's Robomantis",
    bases: ["Muramasa's Knife", 'Forest Hornet'],
    mana: ['fire', 'nature'],
    cost: 6,
  },
  {
    card: 'Phantomach, the Gigatrooper',
    bases: ['Gigappi Ponto', 'Rothus, the Traveler'],
    mana: ['darkness', 'fire'],
    cost: 5,
  },
] as const)('$card', ({ card, bases, mana: [first, second], cost }) => {
  driven('is put on a creature of either race; the other gets 2000 power', (begin) => {
    const duel = begin({
      p1: {
        hand: [card],
        manaZone: { [first]: cost - 1, [second]: 1 },
        battleZone: ['Fear Fang', ...bases],
      },
      p2: { battleZone: [...bases] },
    });
    const printed = powersOf(duel, 'p2');
    const powers = printed.map((one) => Number(one.split(' ').at(-1)));
    duel.use(`Summon ${card}`);
    expect([duel.asked, duel.options]).toEqual(['p1 evolve', [...bases]]);
    duel.choose(bases[0]);
    expect(duel.zone('p1', 'battleZone')[1]).toBe(`${card} (over ${bases[0]})`);
    const [fang, , other] = powersOf(duel, 'p1');
    expect([fang, other]).toEqual(['Fear Fang 3000', `${bases[1]} ${(powers[1] ?? 0) + 2000}`]);
    expect(powersOf(duel, 'p2')).toEqual(printed);
  });

  driven('does not give it to itself', (begin) => {
    const alone = powersOf(begin({ p1: { battleZone: [card, 'Filler'] } }), 'p1');
    const two = powersOf(begin({ p1: { battleZone: [card, card] } }), 'p1');
    const printed = Number(alone[0]?.split(' ').at(-1));
    expect(two).toEqual([`${card} ${printed + 2000}`, `${card} ${printed + 2000}`]);
    expect(printed % 500).toBe(0);
  });
});
