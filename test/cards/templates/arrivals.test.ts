import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';

interface Table {
  readonly p1?: Readonly<Record<string, unknown>>;
  readonly p2?: Readonly<Record<string, unknown>>;
}

const tapped = (name: string) => ({ name, tapped: true }) as const;

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

describe('Quick Avocado', () => {
  driven('goes to the mana zone when a creature with more power is put', (begin) => {
    const mana = (card: string, cost: number, side: 'p1' | 'p2') =>
      summoned(
        begin,
        card,
        { nature: cost },
        { [side]: { battleZone: ['Quick Avocado', 'Filler'], manaZone: { nature: cost } } },
      )
        .passUntil('p1 attack')
        .zone(side, 'battleZone');
    expect(mana('Raging Dash-Horn', 5, 'p1')).toEqual(['Filler', 'Raging Dash-Horn']);
    expect(mana('Raging Dash-Horn', 5, 'p2')).toEqual(['Filler']);
    expect(mana('Fear Fang', 3, 'p1')).toEqual(['Quick Avocado', 'Filler', 'Fear Fang']);
    expect(mana('Burning Mane', 2, 'p2')).toEqual(['Quick Avocado', 'Filler']);
  });
});

/** Reacts to the opponent's spells of two civilizations. */
describe('Screwhead Lizard', () => {
  driven("destroys one of the opponent's light or water creatures of 5000 power or less", (begin) => {
    const outcome = (spell: string, mana: Readonly<Record<string, number>>) =>
      begin({
        p1: {
          hand: [spell],
          manaZone: mana,
          battleZone: ['Fear Fang', 'Aqua Vehicle', 'Iere, Vizier of Bullets', 'Hanusa, Radiance Elemental'],
        },
        p2: { battleZone: ['Screwhead Lizard', 'Aqua Vehicle'] },
      }).use(`Cast ${spell}`);
    const duel = outcome('Triple Brain', { water: 5 });
    duel.choose('0');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Aqua Vehicle', 'Iere, Vizier of Bullets']]);
    duel.choose('Aqua Vehicle');
    expect(duel.zone('p1', 'graveyard')).toContain('Aqua Vehicle');
    expect(outcome('Burning Power', { fire: 1 }).choose('Fear Fang').asked).toBe('p1 attack');
  });
});

describe('Trident Tower Lunatron', () => {
  driven("returns up to 2 cards of the opponent's mana zone after a fire or nature spell", (begin) => {
    const outcome = (spell: string, mana: Readonly<Record<string, number>>) =>
      begin({
        p1: { hand: [spell], manaZone: mana, battleZone: ['Fear Fang'] },
        p2: { battleZone: ['Trident Tower Lunatron'] },
      }).use(`Cast ${spell}`);
    const duel = outcome('Burning Power', { fire: 3 });
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p2 choose', 0, 2]);
    duel.choose('Fire Filler', 'Fire Filler');
    expect([duel.count('p1', 'manaZone'), duel.count('p1', 'hand')]).toEqual([1, 2]);
    const water = outcome('Triple Brain', { water: 5 });
    water.choose('0');
    expect([water.asked, water.count('p1', 'manaZone')]).toEqual(['p1 attack', 5]);
  });
});

describe('Broken Horn, the Barricading', () => {
  const usable = (begin: Begin, card: string, color: string, mana: number, p1: string, p2: string) =>
    begin({
      p1: { hand: [card], manaZone: { [color]: mana }, battleZone: [p1] },
      p2: { battleZone: [p2, 'Seamine'] },
    }).asked === 'p1 main';

  driven('water and darkness spells of both players cost 2 more', (begin) => {
    const horn = 'Broken Horn, the Barricading';
    for (const [p1, p2] of [
      [horn, 'Filler'],
      ['Filler', horn],
    ] as const) {
      expect(usable(begin, 'Triple Brain', 'water', 6, p1, p2)).toBe(false);
      expect(usable(begin, 'Triple Brain', 'water', 7, p1, p2)).toBe(true);
      expect(usable(begin, 'Terror Pit', 'darkness', 7, p1, p2)).toBe(false);
      expect(usable(begin, 'Terror Pit', 'darkness', 8, p1, p2)).toBe(true);
      expect(usable(begin, 'Solar Ray', 'light', 2, p1, p2)).toBe(true);
      expect(usable(begin, 'Aqua Vehicle', 'water', 2, p1, p2)).toBe(true);
    }
  });
});

describe('Aqua Officer', () => {
  driven('draws up to 2 more cards at the start of the turn', (begin) => {
    const drawn = (count: number) => {
      const duel = begin({ step: 'end', p1: {}, p2: { battleZone: ['Aqua Officer'], hand: 0 } });
      return duel.choose(String(count)).passUntil('p2 charge').count('p2', 'hand');
    };
    expect([drawn(2), drawn(0)]).toEqual([3, 1]);
  });

  driven("taps 2 creatures of its player at the end of that player's turn", (begin) => {
    const duel = begin({
      step: 'end',
      p1: { battleZone: ['Aqua Officer', 'Filler', 'Fear Fang'] },
      p2: { hand: 1 },
    });
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 2, 2]);
    duel.choose('Filler', 'Fear Fang');
    expect(duel.battleZones.p1).toEqual(['Aqua Officer', 'Filler (tapped)', 'Fear Fang (tapped)']);
  });
});

/** Destroyed by Terror Pit. */
const destroyed = (begin: Begin, card: string, { p1 = {}, p2 = {} }: Table = {}) =>
  begin({
    p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'], ...p1 },
    p2: { battleZone: [card, 'Seamine'], ...p2 },
  })
    .use('Cast Terror Pit')
    .choose(card);

describe('Cubela, the Oracle', () => {
  driven("may tap one of the opponent's creatures when it is destroyed", (begin) => {
    const p1 = { battleZone: ['Filler', 'Fear Fang'] };
    const duel = destroyed(begin, 'Cubela, the Oracle', { p1 }).choose('Yes');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Filler', 'Fear Fang']]);
    expect(duel.choose('Fear Fang').battleZones.p1).toEqual(['Filler', 'Fear Fang (tapped)']);
    expect(destroyed(begin, 'Cubela, the Oracle', { p1 }).choose('No').battleZones.p1).toEqual(p1.battleZone);
  });
});

describe('Mega Assault Wyvern', () => {
  driven('destroys all creatures of 4000 power or less when it is destroyed', (begin) => {
    const duel = destroyed(begin, 'Mega Assault Wyvern', {
      p1: { battleZone: ['Filler', 'Bolshack Dragon', 'Seamine'] },
    });
    expect(duel.battleZones).toEqual({ p1: ['Bolshack Dragon'], p2: [] });
  });
});

describe('Nomad Warrior El Gigio', () => {
  driven("puts a card of its player's mana zone into the graveyard when it is destroyed", (begin) => {
    const duel = destroyed(begin, 'Nomad Warrior El Gigio', { p2: { manaZone: ['Fear Fang', 'Solar Ray'] } });
    expect(duel.asked).toBe('p2 choose');
    duel.choose('Solar Ray');
    expect([duel.zone('p2', 'manaZone'), duel.names('p2', 'graveyard')]).toEqual([
      ['Fear Fang'],
      ['Nomad Warrior El Gigio', 'Solar Ray'],
    ]);
  });
});

describe('Snipe Bug', () => {
  driven('returns a card of the mana zone, then puts the top card of the deck there', (begin) => {
    const duel = destroyed(begin, 'Snipe Bug', {
      p2: { manaZone: ['Fear Fang', 'Solar Ray'], deck: ['Terror Pit', 'Filler', 'Filler'], hand: 0 },
    });
    expect([duel.asked, [...duel.options].sort()]).toEqual(['p2 choose', ['Fear Fang', 'Solar Ray']]);
    duel.choose('Solar Ray');
    expect([duel.zone('p2', 'hand'), duel.names('p2', 'manaZone')]).toEqual([
      ['Solar Ray'],
      ['Fear Fang', 'Terror Pit'],
    ]);
  });
});

describe('Emerald Mist', () => {
  driven('returns all creatures, itself too', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Emerald Mist', 'Filler'], hand: 0 },
      p2: { battleZone: ['Fear Fang', tapped('Seamine')], hand: 0 },
    }).choose('Emerald Mist uses its tap ability');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(duel.names('p1', 'hand')).toEqual(['Emerald Mist', 'Filler']);
    expect(duel.zone('p2', 'hand').slice(0, 2)).toEqual(['Fear Fang', 'Seamine']);
  });
});

describe('Gummer, Assassination Doll', () => {
  driven("destroys one of the opponent's tapped creatures", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Gummer, Assassination Doll', tapped('Filler')] },
      p2: { battleZone: [tapped('Fear Fang'), tapped('Seamine'), 'Burning Mane'] },
    }).choose('Gummer, Assassination Doll uses its tap ability');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Seamine']]);
    expect(duel.choose('Seamine').zone('p2', 'graveyard')).toEqual(['Seamine']);
  });
});

describe('Howlsk, the Gigantic Avatar', () => {
  driven("destroys all the opponent's creatures of 3000 power or less", (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Howlsk, the Gigantic Avatar', 'Filler'] },
      p2: { battleZone: ['Fear Fang', 'Seamine', 'Burning Mane'] },
    }).choose('Howlsk, the Gigantic Avatar uses its tap ability');
    expect(duel.battleZones.p2).toEqual(['Seamine']);
    expect(duel.count('p1', 'battleZone')).toBe(2);
  });

  driven('is put on a Melt Warrior only', (begin) => {
    const asked = (base: string) =>
      begin({ p1: { hand: ['Howlsk, the Gigantic Avatar'], manaZone: { fire: 6 }, battleZone: [base] } })
        .asked;
    expect([asked('Hysteria Lizard'), asked('Filler')]).toEqual(['p1 main', 'p1 attack']);
  });
});
