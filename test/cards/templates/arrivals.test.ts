import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';

interface Table {
  readonly p1?: Readonly<Record<string, unknown>>;
  readonly p2?: Readonly<Record<string, unknown>>;
}

/** Summons the card with so much mana, beside a Filler. */
const summoned = (
  begin: Begin,
  card: string,
  manaZone: Readonly<Record<string, number>>,
  { p1 = {}, p2 = {} }: Table = {},
) => {
  const { hand = [], ...rest } = p1;
  const more: readonly string[] = Array.isArray(hand) ? hand : [];
  return begin({ p1: { manaZone, battleZone: ['Filler'], ...rest, hand: [card, ...more] }, p2 }).use(
    `Summon ${card}`,
  );
};

describe('Cabalt, the Patroller', () => {
  driven('the opponent discards all darkness and fire spells, and its player sees the hand', (begin) => {
    const duel = summoned(
      begin,
      'Cabalt, the Patroller',
      { light: 4 },
      {
        p2: { hand: ['Terror Pit', 'Tornado Flame', 'Solar Ray', 'Writhing Bone Ghoul', 'Terror Pit'] },
      },
    );
    expect(duel.names('p2', 'hand')).toEqual(['Solar Ray', 'Writhing Bone Ghoul']);
    expect(duel.names('p2', 'graveyard')).toEqual(['Terror Pit', 'Terror Pit', 'Tornado Flame']);
  });
});

describe('Crimson Back Dragon', () => {
  driven("destroys all the opponent's blockers of 3000 power or less", (begin) => {
    const duel = summoned(
      begin,
      'Crimson Back Dragon',
      { fire: 7 },
      {
        p1: { battleZone: ['Filler', 'Lok, Vizier of Hunting'] },
        p2: { battleZone: ['Gray Balloon, Shadow of Greed', 'Reusol, the Oracle', 'Seamine', 'Dione'] },
      },
    );
    expect(duel.battleZones.p2).toEqual(['Reusol, the Oracle', 'Seamine']);
    expect(duel.count('p1', 'battleZone')).toBe(3);
  });
});

describe('Crystal Zweilancer', () => {
  driven('is put on a Liquid People, and cannot be blocked', (begin) => {
    const duel = summoned(
      begin,
      'Crystal Zweilancer',
      { water: 8 },
      {
        p1: { battleZone: ['Burning Mane', 'Aqua Vehicle'] },
        p2: { battleZone: ['Seamine'] },
      },
    );
    expect(duel.battleZones.p1).toEqual(['Burning Mane', 'Crystal Zweilancer (over Aqua Vehicle)']);
    duel.choose('Crystal Zweilancer attacks the player');
    expect([duel.asked, duel.decision.max]).toEqual(['p1 shields', 3]);
  });

  driven('not on another creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Crystal Zweilancer'], manaZone: { water: 8 }, battleZone: ['Burning Mane'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('Dorballom, Lord of Demons', () => {
  driven(
    'destroys all other creatures than darkness, and empties both mana zones of other cards',
    (begin) => {
      const duel = summoned(
        begin,
        'Dorballom, Lord of Demons',
        { darkness: 10, fire: 1 },
        {
          p1: { battleZone: ['Photocide, Lord of the Wastes', 'Fear Fang', 'Writhing Bone Ghoul'] },
          p2: {
            battleZone: ['Fear Fang', 'Writhing Bone Ghoul', 'Hanusa, Radiance Elemental'],
            manaZone: { darkness: 1, light: 3 },
          },
        },
      );
      expect(duel.battleZones).toEqual({
        p1: ['Dorballom, Lord of Demons (over Photocide, Lord of the Wastes)', 'Writhing Bone Ghoul'],
        p2: ['Writhing Bone Ghoul'],
      });
      expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([10, 1]);
      expect([duel.count('p1', 'graveyard'), duel.count('p2', 'graveyard')]).toEqual([2, 5]);
    },
  );

  driven('is put on nothing but a Demon Command', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Dorballom, Lord of Demons'],
        manaZone: { darkness: 10 },
        battleZone: ['Writhing Bone Ghoul'],
      },
    });
    expect(duel.asked).toBe('p1 attack');
  });
});

describe('Dreaming Moon Knife', () => {
  driven('may put a card of the hand into the mana zone', (begin) => {
    const hand = { p1: { hand: ['Terror Pit', 'Bolshack Dragon'] } } as const;
    const duel = summoned(begin, 'Dreaming Moon Knife', { nature: 2 }, hand).choose('Yes');
    expect(duel.options).toEqual(['Terror Pit', 'Bolshack Dragon']);
    duel.choose('Terror Pit');
    expect([duel.count('p1', 'manaZone'), duel.zone('p1', 'hand')]).toEqual([3, ['Bolshack Dragon']]);
    const none = summoned(begin, 'Dreaming Moon Knife', { nature: 2 }, hand).choose('No');
    expect([none.count('p1', 'manaZone'), none.count('p1', 'hand')]).toEqual([2, 2]);
  });
});

describe('Elupheus, Lord of Spirits', () => {
  driven("the opponent's creatures are put tapped, the own are not", (begin) => {
    const put = (p1: readonly string[], p2: readonly string[]) =>
      summoned(
        begin,
        'Burning Mane',
        { nature: 2 },
        { p1: { battleZone: p1 }, p2: { battleZone: p2 } },
      ).battleZones.p1.at(-1);
    expect(put(['Filler'], ['Elupheus, Lord of Spirits'])).toBe('Burning Mane (tapped)');
    expect(put(['Elupheus, Lord of Spirits'], ['Filler'])).toBe('Burning Mane');
  });
});

describe('Gyasuka, the Malicious Madman', () => {
  driven('discards the hand of its player', (begin) => {
    const duel = summoned(
      begin,
      'Gyasuka, the Malicious Madman',
      { darkness: 1 },
      {
        p1: { hand: ['Terror Pit', 'Bolshack Dragon'] },
        p2: { hand: 2 },
      },
    );
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual(['p1 attack', 0, 2]);
    expect(duel.names('p1', 'graveyard')).toEqual(['Bolshack Dragon', 'Terror Pit']);
  });
});

describe('Telescope Horn', () => {
  driven("discards a light or nature creature of the opponent's hand", (begin) => {
    const duel = summoned(
      begin,
      'Telescope Horn',
      { darkness: 4 },
      {
        p2: { hand: ['Solar Ray', 'Fear Fang', 'Reusol, the Oracle', 'Aqua Vehicle'] },
      },
    );
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Reusol, the Oracle']]);
    duel.choose('Fear Fang');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Fear Fang']]);
  });

  driven('none where there is none', (begin) => {
    const duel = summoned(begin, 'Telescope Horn', { darkness: 4 }, { p2: { hand: ['Solar Ray'] } });
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 1]);
  });
});

describe('Terradragon Magragran', () => {
  driven('puts the top card of the deck into the mana zone', (begin) => {
    const duel = summoned(begin, 'Terradragon Magragran', { nature: 7 });
    expect([duel.asked, duel.count('p1', 'manaZone')]).toEqual(['p1 attack', 8]);
  });
});

describe('Wave Crawler', () => {
  const p2 = { battleZone: ['Fear Fang', 'Seamine'], hand: 0 };

  driven('the opponent may return one of the own creatures, and it returns too', (begin) => {
    const duel = summoned(begin, 'Wave Crawler', { water: 4 }, { p2 });
    expect([duel.asked, duel.options, duel.decision.min]).toEqual(['p2 choose', ['Fear Fang', 'Seamine'], 0]);
    duel.choose('Seamine');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang'] });
    expect([duel.zone('p1', 'hand'), duel.zone('p2', 'hand')]).toEqual([['Wave Crawler'], ['Seamine']]);
  });

  driven('it stays where the opponent returns none', (begin) => {
    const duel = summoned(begin, 'Wave Crawler', { water: 4 }, { p2 }).choose();
    expect(duel.battleZones).toEqual({ p1: ['Filler', 'Wave Crawler'], p2: ['Fear Fang', 'Seamine'] });
    const bare = summoned(begin, 'Wave Crawler', { water: 4 });
    expect([bare.asked, bare.battleZones.p1]).toEqual(['p1 attack', ['Filler', 'Wave Crawler']]);
  });
});

describe('Western Barrel, Shadow of Riots', () => {
  driven('the opponent chooses and discards a card', (begin) => {
    const duel = summoned(
      begin,
      'Western Barrel, Shadow of Riots',
      { darkness: 3 },
      {
        p2: { hand: ['Solar Ray', 'Fear Fang'] },
      },
    );
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Solar Ray', 'Fear Fang']]);
    duel.choose('Solar Ray');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Solar Ray']]);
  });
});
