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

describe('Belix, the Explorer', () => {
  const position = (manaZone: readonly string[]) => ({
    p1: { hand: ['Belix, the Explorer'], manaZone, battleZone: ['Filler'] },
    p2: { manaZone: ['Solar Ray'] },
  });

  driven("returns a spell of its player's mana zone to the hand", (begin) => {
    const duel = begin(position(['Solar Ray', 'Terror Pit', 'Emerald Grass'])).use('Summon Belix');
    expect([duel.asked, duel.options, duel.decision.min]).toEqual([
      'p1 choose',
      ['Solar Ray', 'Terror Pit'],
      1,
    ]);
    duel.choose('Terror Pit');
    expect([duel.asked, duel.zone('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([
      'p1 attack',
      ['Terror Pit'],
      2,
    ]);
  });

  driven('returns nothing where there is none', (begin) => {
    const duel = begin(position(['Emerald Grass', 'Fear Fang'])).use('Summon Belix');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Diamondia, the Blizzard Rider', () => {
  driven('all Snow Faeries of the graveyard and the mana zone return to the hand', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Diamondia, the Blizzard Rider'],
        manaZone: ['Fear Fang', 'Garabon, the Glider', 'Forest Hornet'],
        graveyard: ['Garabon, the Glider', 'Courtney, Summer Breeze Faerie', 'Burning Mane'],
        battleZone: ['Garabon, the Glider', 'Filler'],
      },
      p2: { graveyard: ['Garabon, the Glider'] },
    });
    duel.use('Summon Diamondia');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual([
      'Courtney, Summer Breeze Faerie',
      'Garabon, the Glider',
      'Garabon, the Glider',
    ]);
    expect([
      duel.names('p1', 'manaZone'),
      duel.zone('p1', 'graveyard'),
      duel.count('p2', 'graveyard'),
    ]).toEqual([
      ['Fear Fang (tapped)', 'Forest Hornet (tapped)'].map((name) => name.replace(' (tapped)', '')),
      ['Burning Mane'],
      1,
    ]);
    expect(duel.battleZones.p1).toEqual([
      'Diamondia, the Blizzard Rider (over Garabon, the Glider)',
      'Filler',
    ]);
  });

  driven('returns nothing where there is none', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Diamondia, the Blizzard Rider'],
        manaZone: { nature: 3 },
        battleZone: ['Garabon, the Glider', 'Filler'],
      },
    });
    duel.use('Summon Diamondia');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

describe('Morbid Medicine', () => {
  const position = {
    p1: {
      hand: ['Morbid Medicine'],
      manaZone: { darkness: 4 },
      battleZone: ['Filler'],
      graveyard: ['Fear Fang', 'Terror Pit', 'Chaos Worm', 'Seamine'],
    },
    p2: { graveyard: ['Burning Mane'] },
  };

  driven('returns up to 2 creatures of the graveyard to the hand', (begin) => {
    const duel = begin(position).use('Cast Morbid Medicine');
    expect([duel.asked, duel.options, duel.decision.min, duel.decision.max]).toEqual([
      'p1 choose',
      ['Fear Fang', 'Chaos Worm', 'Seamine'],
      0,
      2,
    ]);
    duel.choose('Fear Fang', 'Chaos Worm');
    expect([duel.asked, duel.names('p1', 'hand')]).toEqual(['p1 attack', ['Chaos Worm', 'Fear Fang']]);
  });

  driven('may return none', (begin) => {
    const duel = begin(position).use('Cast Morbid Medicine').choose();
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'graveyard')]).toEqual([
      'p1 attack',
      0,
      5,
    ]);
  });
});

describe('Hide and Seek', () => {
  const position = (hand: readonly string[], battleZone: readonly string[]) => ({
    p1: { hand: ['Hide and Seek'], manaZone: { water: 2, darkness: 2 }, battleZone: ['Filler'] },
    p2: { battleZone, hand },
  });

  driven(
    "returns one of the opponent's creatures, then a card of the hand is discarded at random",
    (begin) => {
      const duel = begin(position(['Terror Pit'], ['Fear Fang', 'Crystal Lancer', 'Seamine'])).use(
        'Cast Hide and Seek',
      );
      expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Seamine']]);
      duel.choose('Seamine');
      expect([
        duel.asked,
        duel.battleZones.p2,
        duel.count('p2', 'hand'),
        duel.count('p2', 'graveyard'),
      ]).toEqual(['p1 attack', ['Fear Fang', 'Crystal Lancer'], 1, 1]);
    },
  );

  driven('the returned creature is discarded from an empty hand', (begin) => {
    const duel = begin(position([], ['Fear Fang'])).use('Cast Hide and Seek');
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'hand')]).toEqual([['Fear Fang'], 0]);
  });

  driven('a card is discarded where no creature can be returned', (begin) => {
    const duel = begin(position(['Terror Pit'], ['Crystal Lancer'])).use('Cast Hide and Seek');
    expect([duel.battleZones.p2, duel.zone('p2', 'graveyard')]).toEqual([['Crystal Lancer'], ['Terror Pit']]);
  });

  driven('112.2: needs mana of both civilizations', (begin) => {
    const duel = begin({
      p1: { hand: ['Hide and Seek'], manaZone: { water: 4 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    expect(duel.asked).toBe('p1 attack');
  });
});
