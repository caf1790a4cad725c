import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';

const untapped = (card: string) => !card.endsWith('(tapped)');

interface Table {
  readonly p1?: Readonly<Record<string, unknown>>;
  readonly p2?: Readonly<Record<string, unknown>>;
}

type Mana = Readonly<Record<string, number>>;

/** Summons the card with such mana, beside a Filler. */
const summoned = (begin: Begin, card: string, manaZone: Mana, { p1 = {}, p2 = {} }: Table = {}) => {
  const { hand = [], battleZone = [], ...rest } = p1;
  const cards = (more: unknown): readonly string[] => (Array.isArray(more) ? more : []);
  return begin({
    p1: {
      manaZone,
      ...rest,
      hand: [card, ...cards(hand)],
      battleZone: ['Filler', ...cards(battleZone)],
    },
    p2,
  }).use(`Summon ${card}`);
};

/** The opponent discards a card at random when it is put. */
describe.each([
  { card: 'Gigabalza', mana: { darkness: 4 } },
  { card: 'Galek, the Shadow Warrior', mana: { darkness: 3, fire: 2 } },
  { card: 'Pointa, the Aqua Shadow', mana: { water: 3, darkness: 2 } },
  { card: 'Dedreen, the Hidden Corrupter', mana: { darkness: 5 } },
])('$card', ({ card, mana }) => {
  driven('the opponent discards a card at random', (begin) => {
    const duel = summoned(begin, card, mana, { p2: { hand: 3, shieldZone: 1 } });
    expect([duel.asked, duel.count('p2', 'hand'), duel.count('p2', 'graveyard')]).toEqual([
      'p1 attack',
      2,
      1,
    ]);
  });

  driven('none from an empty hand', (begin) => {
    const duel = summoned(begin, card, mana, { p2: { hand: 0, shieldZone: 1 } });
    expect([duel.asked, duel.count('p2', 'graveyard')]).toEqual(['p1 attack', 0]);
  });
});

describe('Dedreen, the Hidden Corrupter', () => {
  driven('only while the opponent has 3 shields or fewer', (begin) => {
    const left = (shieldZone: number) =>
      summoned(
        begin,
        'Dedreen, the Hidden Corrupter',
        { darkness: 5 },
        { p2: { hand: 3, shieldZone } },
      ).count('p2', 'hand');
    expect([left(3), left(4)]).toEqual([2, 3]);
  });
});

/** Destroys a creature of the opponent that has "blocker". */
describe.each([
  { card: 'Galek, the Shadow Warrior', mana: { darkness: 3, fire: 2 } },
  { card: 'Wind Axe, the Warrior Savage', mana: { nature: 3, fire: 2 } },
])('$card', ({ card, mana }) => {
  driven('destroys one of the opponent\'s creatures that have "blocker"', (begin) => {
    const duel = summoned(begin, card, mana, {
      p1: { battleZone: ['Seamine'] },
      p2: { battleZone: ['Seamine', 'Fear Fang', 'Hunter Fish'] },
    });
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Seamine', 'Hunter Fish']]);
    duel.choose('Hunter Fish');
    expect(duel.battleZones.p2).toEqual(['Seamine', 'Fear Fang']);
  });

  driven('goes on where there is none', (begin) => {
    const duel = summoned(begin, card, mana, { p2: { battleZone: ['Fear Fang'], hand: 2 } });
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', ['Fear Fang']]);
  });
});

describe('Wind Axe, the Warrior Savage', () => {
  driven('then the top card of the deck goes to the mana zone', (begin) => {
    const duel = summoned(
      begin,
      'Wind Axe, the Warrior Savage',
      { nature: 3, fire: 2 },
      { p1: { deck: ['Fear Fang', 'Filler'] } },
    );
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Fear Fang']);
  });
});

describe('Grape Globbo', () => {
  driven("its player looks at the opponent's hand", (begin) => {
    const duel = summoned(begin, 'Grape Globbo', { water: 2 }, { p2: { hand: ['Fear Fang', 'Terror Pit'] } });
    expect(duel.facts('cardLookedAt')).toEqual(['cardLookedAt Fear Fang', 'cardLookedAt Terror Pit']);
    expect([duel.asked, duel.count('p2', 'hand')]).toEqual(['p1 attack', 2]);
  });
});

describe('Gigandura', () => {
  const table = { p2: { hand: ['Fear Fang', 'Terror Pit'], manaZone: ['Seamine', 'Filler'] } } as const;

  driven("a card of the opponent's hand may change places with one of the mana zone", (begin) => {
    const duel = summoned(begin, 'Gigandura', { darkness: 5 }, table).choose('Yes');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Terror Pit']]);
    duel.choose('Terror Pit');
    expect(duel.options).toEqual(['Seamine', 'Filler', 'Terror Pit']);
    duel.choose('Seamine');
    expect([duel.names('p2', 'hand'), duel.names('p2', 'manaZone')]).toEqual([
      ['Fear Fang', 'Seamine'],
      ['Filler', 'Terror Pit'],
    ]);
  });

  driven('need not, but the hand is looked at', (begin) => {
    const duel = summoned(begin, 'Gigandura', { darkness: 5 }, table);
    expect(duel.facts('cardLookedAt')).toHaveLength(2);
    duel.choose('No');
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'manaZone')]).toEqual([
      ['Fear Fang', 'Terror Pit'],
      ['Seamine', 'Filler'],
    ]);
  });
});

describe('Hurricane Crawler', () => {
  driven('the hand goes to the mana zone, and as many cards of the mana zone to the hand', (begin) => {
    const duel = summoned(
      begin,
      'Hurricane Crawler',
      { water: 5 },
      { p1: { hand: ['Fear Fang', 'Terror Pit'] } },
    );
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 2, 2]);
    expect([duel.options.length, duel.count('p1', 'hand')]).toEqual([7, 0]);
    duel.choose('Water Filler', 'Terror Pit');
    expect([duel.names('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([
      ['Terror Pit', 'Water Filler'],
      5,
    ]);
  });

  driven('nothing with an empty hand', (begin) => {
    const duel = summoned(begin, 'Hurricane Crawler', { water: 5 });
    expect([duel.asked, duel.count('p1', 'manaZone')]).toEqual(['p1 attack', 5]);
  });
});

describe('Karate Potato', () => {
  driven('up to 2 cards of the hand may go to the mana zone', (begin) => {
    const duel = summoned(
      begin,
      'Karate Potato',
      { nature: 4 },
      { p1: { hand: ['Fear Fang', 'Terror Pit', 'Seamine'] } },
    ).choose('Yes');
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 2]);
    duel.choose('Fear Fang', 'Seamine');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'manaZone').filter(untapped)]).toEqual([
      ['Terror Pit'],
      ['Fear Fang', 'Seamine'],
    ]);
    const none = summoned(begin, 'Karate Potato', { nature: 4 }, { p1: { hand: ['Fear Fang'] } }).choose(
      'No',
    );
    expect([none.count('p1', 'hand'), none.count('p1', 'manaZone')]).toEqual([1, 4]);
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { shieldZone: ['Karate Potato'], hand: ['Seamine'], manaZone: 0 },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield trigger').choose('Yes').choose('Seamine');
    expect([duel.battleZones.p2, duel.zone('p2', 'manaZone')]).toEqual([['Karate Potato'], ['Seamine']]);
  });
});

describe('Gigabalza', () => {
  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'], hand: 2 },
      p2: { shieldZone: ['Gigabalza'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield trigger');
    expect([duel.battleZones.p2, duel.count('p1', 'hand')]).toEqual([['Gigabalza'], 1]);
  });
});

describe('Hurlosaur', () => {
  driven("destroys one of the opponent's creatures of 1000 power or less", (begin) => {
    const duel = summoned(
      begin,
      'Hurlosaur',
      { fire: 6 },
      { p2: { battleZone: ['Fear Fang', 'Filler', 'Aqua Vehicle', 'Immortal Baron, Vorg'] } },
    );
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Aqua Vehicle']]);
    duel.choose('Aqua Vehicle');
    expect(duel.zone('p2', 'graveyard')).toEqual(['Aqua Vehicle']);
  });

  driven('is a shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'] },
      p2: { shieldZone: ['Hurlosaur'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield trigger');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)'], p2: ['Hurlosaur'] });
  });
});

describe('Torpedo Cluster', () => {
  driven('returns a card of the mana zone to the hand', (begin) => {
    const duel = summoned(begin, 'Torpedo Cluster', { water: 3, light: 1 });
    expect([duel.asked, duel.decision.min]).toEqual(['p1 choose', 1]);
    duel.choose('Light Filler');
    expect([duel.zone('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([['Light Filler'], 3]);
  });
});

describe('Spark Chemist, Shadow of Whim', () => {
  driven('returns all cards of the mana zone to the hand', (begin) => {
    const duel = summoned(
      begin,
      'Spark Chemist, Shadow of Whim',
      { darkness: 2, light: 2 },
      { p2: { manaZone: 3 } },
    );
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([
      4, 0, 3,
    ]);
  });
});

describe('Earth Ripper, Talon of Rage', () => {
  driven('is put on a Beast Folk and returns the tapped cards of the mana zone to the hand', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Earth Ripper, Talon of Rage'],
        manaZone: { nature: 6 },
        battleZone: ['Seamine', 'Fear Fang'],
      },
    }).use('Summon Earth Ripper');
    expect(duel.battleZones.p1).toEqual(['Seamine', 'Earth Ripper, Talon of Rage (over Fear Fang)']);
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'manaZone')]).toEqual([
      4,
      ['Nature Filler', 'Nature Filler'],
    ]);
  });
});

describe('Ancient Horn, the Watcher', () => {
  driven('untaps the mana zone while its player has 5 shields or more', (begin) => {
    const left = (shieldZone: number) =>
      summoned(begin, 'Ancient Horn, the Watcher', { nature: 6 }, { p1: { shieldZone } })
        .zone('p1', 'manaZone')
        .filter(untapped).length;
    expect([left(4), left(5), left(6)]).toEqual([1, 6, 6]);
  });
});

describe('Dimension Splitter', () => {
  const graveyard = [
    'Bolshack Dragon',
    'Fear Fang',
    'Galklife Dragon',
    'Bombat, General of Speed',
    'Terror Pit',
  ];

  driven('may return all Dragons of the graveyard to the hand', (begin) => {
    const duel = summoned(begin, 'Dimension Splitter', { darkness: 3 }, { p1: { graveyard } }).choose('Yes');
    expect([duel.names('p1', 'hand'), duel.count('p1', 'graveyard')]).toEqual([
      ['Bolshack Dragon', 'Galklife Dragon'],
      3,
    ]);
  });

  driven('need not', (begin) => {
    const duel = summoned(begin, 'Dimension Splitter', { darkness: 3 }, { p1: { graveyard } }).choose('No');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'graveyard')]).toEqual([0, 5]);
  });
});

describe('Gigarayze', () => {
  driven('may return a water or fire creature of the graveyard to the hand', (begin) => {
    const graveyard = ['Fear Fang', 'Aqua Vehicle', 'Bolshack Dragon', 'Brain Serum'];
    const duel = summoned(begin, 'Gigarayze', { darkness: 4 }, { p1: { graveyard } }).choose('Yes');
    expect(duel.options).toEqual(['Aqua Vehicle', 'Bolshack Dragon']);
    duel.choose('Aqua Vehicle');
    expect(duel.zone('p1', 'hand')).toEqual(['Aqua Vehicle']);
    const declined = summoned(begin, 'Gigarayze', { darkness: 4 }, { p1: { graveyard } }).choose('No');
    expect([declined.asked, declined.count('p1', 'hand')]).toEqual(['p1 attack', 0]);
  });
});

/** Searches the deck. */
describe.each([
  { card: 'Whispering Totem', mana: { nature: 4 }, found: ['Whispering Totem'], shown: true },
  { card: 'Velyrika Dragon', mana: { fire: 7 }, found: ['Bolshack Dragon'], shown: true },
  {
    card: 'Hawkeye Lunatron',
    mana: { water: 8 },
    found: ['Whispering Totem', 'Bolshack Dragon', 'Terror Pit', 'Filler'],
    shown: false,
  },
])('$card', ({ card, mana, found, shown }) => {
  const table = { p1: { deck: ['Whispering Totem', 'Bolshack Dragon', 'Terror Pit', 'Filler'] } };

  driven(`searches the deck${shown ? ' and shows what it finds' : ' and shows nothing'}`, (begin) => {
    const duel = summoned(begin, card, mana, table);
    expect([duel.asked, duel.options, duel.decision.min]).toEqual(['p1 choose', found, 0]);
    duel.choose(found[0] ?? '');
    expect(duel.zone('p1', 'hand')).toEqual([found[0]]);
    expect(duel.facts('cardRevealed', 'deckShuffled')).toEqual([
      ...(shown ? [`cardRevealed ${found[0]}`] : []),
      'deckShuffled',
    ]);
  });

  driven('may take none', (begin) => {
    const duel = summoned(begin, card, mana, table).choose();
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual(['p1 attack', 0, 4]);
  });
});

describe('Neve, the Leveler', () => {
  const table = (p2: readonly string[]) => ({
    p1: { deck: ['Fear Fang', 'Terror Pit', 'Seamine', 'Bolshack Dragon'] },
    p2: { battleZone: p2 },
  });

  driven('searches for as many creatures as the opponent has more', (begin) => {
    const duel = summoned(
      begin,
      'Neve, the Leveler',
      { nature: 6 },
      table(['Filler', 'Filler', 'Filler', 'Filler']),
    );
    expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([
      ['Fear Fang', 'Seamine', 'Bolshack Dragon'],
      0,
      2,
    ]);
    duel.choose('Fear Fang', 'Bolshack Dragon');
    expect(duel.names('p1', 'hand')).toEqual(['Bolshack Dragon', 'Fear Fang']);
    expect(duel.facts('cardRevealed')).toHaveLength(2);
  });

  driven('not where the opponent has as many or fewer, itself counted', (begin) => {
    const duel = summoned(begin, 'Neve, the Leveler', { nature: 6 }, table(['Filler', 'Filler']));
    expect([duel.asked, duel.facts('deckShuffled')]).toEqual(['p1 attack', []]);
  });
});

describe('Aqua Strummer', () => {
  driven('up to 5 cards of the top of the deck are put back in any order', (begin) => {
    const deck = ['Fear Fang', 'Terror Pit', 'Seamine', 'Filler'];
    const duel = summoned(begin, 'Aqua Strummer', { water: 3 }, { p1: { deck } });
    expect(duel.asked).toBe('p1 number');
    duel.choose('3').choose('Seamine', 'Fear Fang', 'Terror Pit');
    expect([duel.asked, duel.zone('p1', 'deck')]).toEqual([
      'p1 attack',
      ['Seamine', 'Fear Fang', 'Terror Pit', 'Filler'],
    ]);
    const none = summoned(begin, 'Aqua Strummer', { water: 3 }, { p1: { deck } }).choose('0');
    expect([none.asked, none.zone('p1', 'deck'), none.facts('cardLookedAt')]).toEqual([
      'p1 attack',
      deck,
      [],
    ]);
  });
});

describe('Necrodragon Zalva', () => {
  driven('the opponent draws a card', (begin) => {
    const duel = summoned(begin, 'Necrodragon Zalva', { darkness: 4 }, { p2: { hand: 0 } });
    expect([duel.asked, duel.count('p2', 'hand'), duel.count('p1', 'hand')]).toEqual(['p1 attack', 1, 0]);
  });
});

describe('Funky Wizard', () => {
  driven('each player may draw a card', (begin) => {
    const draws = (own: string, theirs: string) => {
      const duel = summoned(begin, 'Funky Wizard', { water: 4 });
      expect(duel.asked).toBe('p1 number');
      duel.choose(own);
      expect(duel.asked).toBe('p2 number');
      duel.choose(theirs);
      return [duel.count('p1', 'hand'), duel.count('p2', 'hand')];
    };
    expect(draws('1', '1')).toEqual([1, 1]);
    expect(draws('0', '1')).toEqual([0, 1]);
    expect(draws('1', '0')).toEqual([1, 0]);
  });
});

describe('Wily Carpenter', () => {
  driven('draws up to 2 cards, then discards 2', (begin) => {
    const table = { p1: { hand: ['Terror Pit'], deck: ['Fear Fang', 'Seamine', 'Filler'] } };
    const duel = summoned(begin, 'Wily Carpenter', { water: 3 }, table).choose('2');
    expect([duel.asked, duel.decision.min, duel.options]).toEqual([
      'p1 choose',
      2,
      ['Terror Pit', 'Fear Fang', 'Seamine'],
    ]);
    duel.choose('Terror Pit', 'Seamine');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    const none = summoned(begin, 'Wily Carpenter', { water: 3 }, table).choose('0');
    expect([none.asked, none.count('p1', 'hand'), none.zone('p1', 'graveyard')]).toEqual([
      'p1 attack',
      0,
      ['Terror Pit'],
    ]);
  });
});

describe('Dolmarks, the Shadow Warrior', () => {
  driven('each player loses a creature and a card of the mana zone', (begin) => {
    const duel = summoned(
      begin,
      'Dolmarks, the Shadow Warrior',
      { darkness: 3, fire: 2 },
      {
        p2: { battleZone: ['Fear Fang', 'Seamine'], manaZone: { water: 1, light: 1 } },
      },
    );
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Dolmarks, the Shadow Warrior']]);
    duel.choose('Dolmarks').choose('Fire Filler');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Fear Fang', 'Seamine']]);
    duel.choose('Fear Fang').choose('Water Filler');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Seamine'] });
    expect([duel.count('p1', 'manaZone'), duel.names('p2', 'graveyard')]).toEqual([
      4,
      ['Fear Fang', 'Water Filler'],
    ]);
  });

  driven('as far as there is something', (begin) => {
    const duel = summoned(
      begin,
      'Dolmarks, the Shadow Warrior',
      { darkness: 3, fire: 2 },
      { p2: { manaZone: 0 } },
    );
    duel.choose('Filler').choose('Fire Filler');
    expect([duel.battleZones.p1, duel.count('p2', 'graveyard')]).toEqual([
      ['Dolmarks, the Shadow Warrior'],
      0,
    ]);
  });
});
