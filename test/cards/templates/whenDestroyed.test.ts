import type { PlayerInput } from 'taiki/testing';
import { describe, expect } from 'vitest';
import { type Begin, driven } from '../../support/driver.ts';

const attacked = { name: 'Gran Gure, Space Guardian', tapped: true } as const;

/** Goes to another zone instead of being destroyed. */
describe.each([
  { card: 'Akashic First, Electro-Dragon', zone: 'hand' },
  { card: 'Aqua Ranger', zone: 'hand' },
  { card: 'Aqua Skydiver', zone: 'hand' },
  { card: 'Jasper, the Stubborn', zone: 'hand' },
  { card: 'Shaman Broccoli', zone: 'manaZone' },
  { card: 'Solid Horn', zone: 'manaZone' },
] as const)('$card', ({ card, zone }) => {
  driven(`goes to the ${zone} instead of being destroyed`, (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: [card, 'Fear Fang'], hand: 0, manaZone: 0 },
    });
    duel.use('Cast Terror Pit').choose(card);
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', ['Fear Fang']]);
    expect([duel.zone('p2', zone), duel.zone('p2', 'graveyard')]).toEqual([[card], []]);
  });

  driven('does not save another creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: [card, 'Fear Fang'], hand: 0, manaZone: 0 },
    });
    duel.use('Cast Terror Pit').choose('Fear Fang');
    expect([duel.zone('p2', zone), duel.zone('p2', 'graveyard')]).toEqual([[], ['Fear Fang']]);
  });
});

describe('Dracodance Totem', () => {
  const position = (manaZone: readonly string[]) => ({
    p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
    p2: { battleZone: ['Dracodance Totem', 'Fear Fang'], manaZone },
  });

  driven('goes to the mana zone instead, and a Dragon of the mana zone to the hand', (begin) => {
    const duel = begin(position(['Bolshack Dragon', 'Fear Fang', 'Galklife Dragon']));
    duel.use('Cast Terror Pit').choose('Dracodance Totem');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Bolshack Dragon', 'Galklife Dragon']]);
    duel.choose('Galklife Dragon');
    expect(duel.names('p2', 'manaZone')).toEqual(['Bolshack Dragon', 'Dracodance Totem', 'Fear Fang']);
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([['Galklife Dragon'], []]);
  });

  driven('is destroyed while no Dragon is in the mana zone', (begin) => {
    const duel = begin(position(['Fear Fang']))
      .use('Cast Terror Pit')
      .choose('Dracodance Totem');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Dracodance Totem']]);
    expect([duel.zone('p2', 'manaZone'), duel.count('p2', 'hand')]).toEqual([['Fear Fang'], 0]);
  });
});

describe('Bruiser Dragon', () => {
  driven('puts one of its shields into the graveyard when it is destroyed', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Bruiser Dragon', 'Filler'], shieldZone: ['Terror Pit', 'Fear Fang'] },
      p2: { battleZone: [attacked, 'Fear Fang'] },
    });
    duel.choose('Bruiser Dragon attacks Gran Gure');
    expect([duel.asked, duel.options.length]).toEqual(['p1 choose', 2]);
    duel.choose('Card 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'graveyard')).toEqual(['Bruiser Dragon', 'Terror Pit']);
    expect([duel.zone('p1', 'shieldZone'), duel.battleZones.p2]).toEqual([
      ['Fear Fang'],
      ['Gran Gure, Space Guardian (tapped)', 'Fear Fang'],
    ]);
  });

  driven('takes nothing without shields, and nothing when another creature is destroyed', (begin) => {
    const none = begin({
      step: 'attack',
      p1: { battleZone: ['Bruiser Dragon', 'Filler'], shieldZone: 0 },
      p2: { battleZone: [attacked] },
    }).choose('Bruiser Dragon attacks Gran Gure');
    expect([none.asked, none.zone('p1', 'graveyard')]).toEqual(['p1 attack', ['Bruiser Dragon']]);
    const other = begin({
      step: 'attack',
      p1: { battleZone: ['Bruiser Dragon', 'Filler'], shieldZone: 2 },
      p2: { battleZone: [attacked] },
    }).choose('Filler attacks Gran Gure');
    expect([other.asked, other.count('p1', 'shieldZone')]).toEqual(['p1 attack', 2]);
  });
});

describe('Kyrstron, Lair Delver', () => {
  const position = (hand: readonly string[]) =>
    ({
      step: 'attack',
      p1: { battleZone: ['Kyrstron, Lair Delver', 'Filler'], hand },
      p2: { battleZone: [attacked] },
    }) as const;

  driven('its player may put a Dragon from the hand when it is destroyed', (begin) => {
    const duel = begin(position(['Bolshack Dragon', 'Fear Fang', 'Galklife Dragon']));
    duel.choose('Kyrstron, Lair Delver attacks Gran Gure').choose('Yes');
    expect(duel.options).toEqual(['Bolshack Dragon', 'Galklife Dragon']);
    duel.choose('Bolshack Dragon');
    expect([duel.battleZones.p1, duel.zone('p1', 'hand')]).toEqual([
      ['Filler', 'Bolshack Dragon'],
      ['Fear Fang', 'Galklife Dragon'],
    ]);
  });

  driven('need not, and puts nothing but a Dragon', (begin) => {
    const declined = begin(position(['Bolshack Dragon']));
    declined.choose('Kyrstron, Lair Delver attacks Gran Gure').choose('No');
    expect([declined.battleZones.p1, declined.zone('p1', 'hand')]).toEqual([['Filler'], ['Bolshack Dragon']]);
    const none = begin(position(['Fear Fang'])).choose('Kyrstron, Lair Delver attacks Gran Gure');
    none.passUntil('p1 attack');
    expect([none.battleZones.p1, none.zone('p1', 'hand')]).toEqual([['Filler'], ['Fear Fang']]);
  });
});

describe('Bat Doctor, Shadow of Undeath', () => {
  const position = {
    step: 'attack',
    p1: {
      battleZone: ['Bat Doctor, Shadow of Undeath', 'Filler'],
      graveyard: ['Fear Fang', 'Terror Pit', 'Bat Doctor, Shadow of Undeath'],
    },
    p2: { battleZone: [attacked] },
  } as const;

  driven('may return another creature of the graveyard when it is destroyed', (begin) => {
    const duel = begin(position).choose('Bat Doctor, Shadow of Undeath attacks Gran Gure').choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'Bat Doctor, Shadow of Undeath']);
    duel.choose('Fear Fang');
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
  });

  driven('need not', (begin) => {
    const duel = begin(position).choose('Bat Doctor, Shadow of Undeath attacks Gran Gure').choose('No');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'graveyard')]).toEqual([
      'p1 attack',
      0,
      4,
    ]);
  });
});

describe('Jil Warka, Time Guardian', () => {
  driven("taps up to 2 of the opponent's creatures when it is destroyed", (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler', 'Fear Fang', 'Seamine'] },
      p2: { battleZone: ['Jil Warka, Time Guardian', 'Burning Mane'] },
    });
    duel.use('Cast Terror Pit').choose('Jil Warka');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p2 choose', 0, 2]);
    duel.choose('Filler', 'Seamine');
    expect(duel.battleZones).toEqual({
      p1: ['Filler (tapped)', 'Fear Fang', 'Seamine (tapped)'],
      p2: ['Burning Mane'],
    });
  });

  driven('not when another creature is destroyed', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Jil Warka, Time Guardian', 'Burning Mane'] },
    });
    duel.use('Cast Terror Pit').choose('Burning Mane');
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Filler']]);
  });
});

describe('Kalute, Vizier of Eternity', () => {
  const position = (p1: readonly string[], p2: readonly string[]) => ({
    p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: p1 },
    p2: { battleZone: p2 },
  });
  const kalute = 'Kalute, Vizier of Eternity';

  driven('returns to the hand instead while another one is in the battle zone', (begin) => {
    const own = begin(position(['Filler'], [kalute, kalute]))
      .use('Cast Terror Pit')
      .choose(kalute);
    expect([own.zone('p2', 'hand'), own.battleZones.p2]).toEqual([[kalute], [kalute]]);
    const theirs = begin(position([kalute], [kalute]))
      .use('Cast Terror Pit')
      .choose(kalute);
    expect([theirs.zone('p2', 'hand'), theirs.zone('p2', 'graveyard')]).toEqual([[kalute], []]);
  });

  driven('is destroyed where it is the only one', (begin) => {
    const duel = begin(position(['Filler'], [kalute, 'Fear Fang']))
      .use('Cast Terror Pit')
      .choose(kalute);
    expect([duel.zone('p2', 'hand'), duel.zone('p2', 'graveyard')]).toEqual([[], [kalute]]);
  });
});

describe('Mihail, Celestial Elemental', () => {
  driven('other creatures of both players stay instead of being destroyed', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Mihail, Celestial Elemental'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    duel.choose('Fear Fang attacks Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Burning Mane (tapped)']);
    expect(duel.count('p2', 'graveyard')).toBe(0);
    const own = begin({
      step: 'attack',
      p1: { battleZone: ['Filler', 'Mihail, Celestial Elemental'] },
      p2: { battleZone: [attacked] },
    }).choose('Filler attacks Gran Gure');
    expect(own.battleZones.p1).toEqual(['Filler (tapped)', 'Mihail, Celestial Elemental']);
  });

  driven('it is destroyed itself, and does not stop other ways to leave', (begin) => {
    const destroyed = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Mihail, Celestial Elemental', 'Fear Fang'] },
    });
    destroyed.use('Cast Terror Pit').choose('Mihail');
    expect(destroyed.zone('p2', 'graveyard')).toEqual(['Mihail, Celestial Elemental']);
    const returned = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Mihail, Celestial Elemental', 'Fear Fang'] },
    });
    returned.use('Cast Spiral Gate').choose('Fear Fang');
    expect(returned.zone('p2', 'hand')).toEqual(['Fear Fang']);
  });
});

describe('Simian Warrior Grash', () => {
  const position = (own: string) => ({
    p1: { hand: ['Terror Pit'], manaZone: { darkness: 6, water: 1 }, battleZone: ['Filler', 'Fear Fang'] },
    p2: { battleZone: ['Simian Warrior Grash', own] },
  });

  driven(
    'the opponent loses a card of the mana zone when an Armorloid of its player is destroyed',
    (begin) => {
      for (const name of ['Kamikaze, Chainsaw Warrior', 'Simian Warrior Grash']) {
        const duel = begin(position('Kamikaze, Chainsaw Warrior')).use('Cast Terror Pit').choose(name);
        expect(duel.asked).toBe('p1 choose');
        duel.choose('Water Filler');
        expect([duel.asked, duel.count('p1', 'manaZone')]).toEqual(['p1 attack', 6]);
        expect(duel.names('p1', 'graveyard')).toEqual(['Terror Pit', 'Water Filler']);
      }
    },
  );

  driven('not for a creature of another race', (begin) => {
    const duel = begin(position('Burning Mane')).use('Cast Terror Pit').choose('Burning Mane');
    expect([duel.asked, duel.count('p1', 'manaZone')]).toEqual(['p1 attack', 7]);
  });
});

describe('Stallob, the Lifequasher', () => {
  const position = {
    p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler', 'Fear Fang'] },
    p2: { battleZone: ['Stallob, the Lifequasher', 'Burning Mane', 'Bolshack Dragon'] },
  } as const;

  driven('destroys all creatures when it is destroyed', (begin) => {
    const duel = begin(position).use('Cast Terror Pit').choose('Stallob');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect([duel.count('p1', 'graveyard'), duel.count('p2', 'graveyard')]).toEqual([3, 3]);
  });

  driven('not when another creature is destroyed', (begin) => {
    const duel = begin(position).use('Cast Terror Pit').choose('Burning Mane');
    expect(duel.battleZones).toEqual({
      p1: ['Filler', 'Fear Fang'],
      p2: ['Stallob, the Lifequasher', 'Bolshack Dragon'],
    });
  });
});

describe('Gigagrax', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Gigagrax', 'Filler'] },
    p2: { battleZone: [{ name: 'Bolshack Dragon', tapped: true }, 'Burning Mane'] },
  } as const;

  driven("may destroy one of the opponent's creatures when it is destroyed", (begin) => {
    const duel = begin(position).choose('Gigagrax attacks Bolshack Dragon').choose('Yes');
    expect(duel.options).toEqual(['Bolshack Dragon', 'Burning Mane']);
    duel.choose('Bolshack Dragon');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Burning Mane'] });
  });

  driven('need not', (begin) => {
    const duel = begin(position).choose('Gigagrax attacks Bolshack Dragon').choose('No');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Bolshack Dragon (tapped)', 'Burning Mane'] });
  });
});

describe('Olgate, Nightmare Samurai', () => {
  const position = {
    step: 'attack',
    p1: { battleZone: ['Olgate, Nightmare Samurai', 'Filler', 'Fear Fang'] },
    p2: { battleZone: [attacked, { name: 'Burning Mane', tapped: true }] },
  } as const;

  driven('may untap whenever a creature of its player is destroyed', (begin) => {
    const duel = begin(position).choose('Olgate, Nightmare Samurai attacks the player');
    duel.choose('Shield 1', 'Shield 2').choose('Filler attacks Gran Gure').choose('Yes');
    expect(duel.battleZones.p1).toEqual(['Olgate, Nightmare Samurai', 'Fear Fang']);
    duel.choose('Olgate, Nightmare Samurai attacks the player').choose('Shield 1', 'Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(1);
  });

  driven("need not; not for the opponent's", (begin) => {
    const declined = begin(position).choose('Olgate, Nightmare Samurai attacks the player');
    declined.choose('Shield 1', 'Shield 2').choose('Filler attacks Gran Gure').choose('No');
    expect(declined.battleZones.p1).toEqual(['Olgate, Nightmare Samurai (tapped)', 'Fear Fang']);
    const theirs = begin(position).choose('Olgate, Nightmare Samurai attacks the player');
    theirs.choose('Shield 1', 'Shield 2').choose('Fear Fang attacks Burning Mane');
    expect([theirs.asked, theirs.battleZones.p1[0]]).toEqual([
      'p1 attack',
      'Olgate, Nightmare Samurai (tapped)',
    ]);
  });
});

describe('Ryudmila, Channeler of Suns', () => {
  driven('is shuffled into the deck instead of being destroyed', (begin) => {
    const duel = begin({
      p1: { hand: ['Terror Pit'], manaZone: { darkness: 6 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Ryudmila, Channeler of Suns', 'Fear Fang'], deck: 10 },
    });
    duel.use('Cast Terror Pit').choose('Ryudmila');
    expect([duel.battleZones.p2, duel.count('p2', 'graveyard')]).toEqual([['Fear Fang'], 0]);
    expect(duel.names('p2', 'deck')).toContain('Ryudmila, Channeler of Suns');
    expect([duel.count('p2', 'deck'), duel.facts('deckShuffled')]).toEqual([11, ['deckShuffled']]);
  });

  driven('goes to the hand where something returns it', (begin) => {
    const duel = begin({
      p1: { hand: ['Spiral Gate'], manaZone: { water: 2 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Ryudmila, Channeler of Suns'], deck: 10 },
    });
    duel.use('Cast Spiral Gate').choose('Ryudmila');
    expect([duel.zone('p2', 'hand'), duel.count('p2', 'deck')]).toEqual([
      ['Ryudmila, Channeler of Suns'],
      10,
    ]);
  });
});

/** Destroyed by Terror Pit. */
const destroyed = (
  begin: Begin,
  card: string,
  { p1 = {}, p2 = {} }: { readonly p1?: PlayerInput; readonly p2?: PlayerInput } = {},
) =>
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
