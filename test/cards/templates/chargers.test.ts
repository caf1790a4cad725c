import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

const untapped = (card: string) => !card.endsWith('(tapped)');

describe('Corpse Charger', () => {
  driven('returns a creature of the graveyard to the hand and goes to the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Corpse Charger'],
        manaZone: { darkness: 4 },
        battleZone: ['Filler'],
        graveyard: ['Fear Fang', 'Terror Pit', 'Seamine'],
      },
    });
    duel.use('Cast Corpse Charger');
    expect(duel.options).toEqual(['Fear Fang', 'Seamine']);
    duel.choose('Seamine');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Seamine']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang', 'Terror Pit']);
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Corpse Charger']);
  });

  driven('goes to the mana zone even where there is no creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Corpse Charger'], manaZone: { darkness: 4 }, battleZone: ['Filler'] },
    });
    duel.use('Cast Corpse Charger');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'graveyard'), duel.count('p1', 'manaZone')]).toEqual([
      0, 0, 5,
    ]);
  });
});

describe('Eureka Charger', () => {
  driven('draws a card and goes to the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Eureka Charger'],
        manaZone: { water: 4 },
        battleZone: ['Filler'],
        deck: ['Fear Fang', 'Seamine'],
      },
    });
    duel.use('Cast Eureka Charger');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'deck')]).toEqual([['Fear Fang'], ['Seamine']]);
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Eureka Charger']);
  });
});

describe('Lunar Charger', () => {
  const position = {
    p1: {
      hand: ['Lunar Charger'],
      manaZone: { light: 3 },
      battleZone: ['Fear Fang', { name: 'Burning Mane', tapped: true }, { name: 'Seamine', tapped: true }],
    },
  } as const;

  driven('up to 2 creatures may untap at the end of the turn', (begin) => {
    const duel = begin(position).use('Cast Lunar Charger');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 2]);
    duel.choose('Fear Fang', 'Seamine').choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.zone('p1', 'battleZone')).toEqual([
      'Fear Fang (tapped)',
      'Burning Mane (tapped)',
      'Seamine (tapped)',
    ]);
    duel.passUntil('p1 confirm').choose('Yes');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Fear Fang', 'Burning Mane (tapped)', 'Seamine']);
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Lunar Charger']);
  });

  driven('they need not', (begin) => {
    const duel = begin(position).use('Cast Lunar Charger').choose('Seamine').passUntil('p1 confirm');
    duel.choose('No');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Fear Fang', 'Burning Mane (tapped)', 'Seamine (tapped)']);
  });
});

describe('Muscle Charger', () => {
  driven("gives its player's creatures 3000 power until the end of the turn", (begin) => {
    const duel = begin({
      p1: { hand: ['Muscle Charger'], manaZone: { nature: 3 }, battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Seamine'] },
    });
    duel.use('Cast Muscle Charger');
    expect(powersOf(duel, 'p1')).toEqual(['Fear Fang 6000', 'Filler 4000']);
    expect(powersOf(duel, 'p2')).toEqual(['Seamine 4000']);
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Muscle Charger']);
    duel.passUntil('p2 charge');
    expect(powersOf(duel, 'p1')).toEqual(['Fear Fang 3000', 'Filler 1000']);
  });
});

describe('Root Charger', () => {
  const position = {
    p1: {
      hand: ['Root Charger'],
      manaZone: { nature: 3 },
      battleZone: ['Fear Fang', 'Filler'],
    },
    p2: { battleZone: [{ name: 'Gran Gure, Space Guardian', tapped: true }] },
  } as const;

  driven('creatures of its player go to the mana zone instead of being destroyed', (begin) => {
    const duel = begin(position).use('Cast Root Charger').choose('Fear Fang attacks Gran Gure');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Root Charger', 'Fear Fang']);
    expect(duel.count('p1', 'graveyard')).toBe(0);
  });

  driven("not the opponent's, and not in the next turn", (begin) => {
    const duel = begin({
      ...position,
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Gran Gure, Space Guardian'] },
    });
    duel.use('Cast Root Charger').choose('Fear Fang attacks Burning Mane').pass();
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'manaZone')]).toEqual([['Burning Mane'], 0]);
    duel.passUntil('p2 attack').choose('Gran Gure, Space Guardian attacks Fear Fang');
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang']);
  });
});

describe('Volcano Charger', () => {
  driven("destroys one of the opponent's creatures of 2000 power or less", (begin) => {
    const duel = begin({
      p1: { hand: ['Volcano Charger'], manaZone: { fire: 4 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Burning Mane', 'Fear Fang', 'Filler'] },
    });
    duel.use('Cast Volcano Charger');
    expect(duel.options).toEqual(['Burning Mane', 'Filler']);
    duel.choose('Burning Mane');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang', 'Filler'] });
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Volcano Charger']);
  });

  driven('nothing above 2000 power', (begin) => {
    const duel = begin({
      p1: { hand: ['Volcano Charger'], manaZone: { fire: 4 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Volcano Charger');
    expect([duel.asked, duel.battleZones.p2]).toEqual(['p1 attack', ['Fear Fang']]);
  });
});

describe('Abduction Charger', () => {
  const position = {
    p1: { hand: ['Abduction Charger'], manaZone: { water: 7 }, battleZone: ['Filler', 'Seamine'] },
    p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
  } as const;

  driven("returns up to 2 creatures of either player to their owners' hands", (begin) => {
    const duel = begin(position).use('Cast Abduction Charger');
    expect([duel.options.length, duel.decision.min, duel.decision.max]).toEqual([4, 0, 2]);
    duel.choose('Seamine', 'Fear Fang');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Burning Mane'] });
    expect([duel.zone('p1', 'hand'), duel.zone('p2', 'hand')]).toEqual([['Seamine'], ['Fear Fang']]);
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Abduction Charger']);
  });

  driven('or none', (begin) => {
    const duel = begin(position).use('Cast Abduction Charger').choose();
    expect(duel.battleZones).toEqual({ p1: ['Filler', 'Seamine'], p2: ['Fear Fang', 'Burning Mane'] });
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Abduction Charger']);
  });
});

describe('Nexus Charger', () => {
  driven('a card of the hand becomes a shield', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Nexus Charger', 'Fear Fang', 'Seamine'],
        manaZone: { light: 6 },
        battleZone: ['Filler'],
        shieldZone: 2,
      },
    });
    duel.use('Cast Nexus Charger').choose('Seamine').passUntil('p1 attack');
    expect([duel.count('p1', 'shieldZone'), duel.zone('p1', 'hand')]).toEqual([3, ['Fear Fang']]);
    expect(duel.names('p1', 'shieldZone')).toContain('Seamine');
    expect(duel.duel.view('p2').zones.p1.shieldZone.every(({ hidden }) => hidden)).toBe(true);
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Nexus Charger']);
  });

  driven('goes to the mana zone with an empty hand too', (begin) => {
    const duel = begin({
      p1: { hand: ['Nexus Charger'], manaZone: { light: 6 }, battleZone: ['Filler'], shieldZone: 2 },
    });
    duel.use('Cast Nexus Charger');
    expect([duel.asked, duel.count('p1', 'shieldZone'), duel.count('p1', 'manaZone')]).toEqual([
      'p1 attack',
      2,
      7,
    ]);
  });
});

describe('Vine Charger', () => {
  driven('the opponent puts a creature of their choice into their mana zone', (begin) => {
    const duel = begin({
      p1: { hand: ['Vine Charger'], manaZone: { nature: 4 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'], manaZone: 0 },
    });
    duel.use('Cast Vine Charger');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Fear Fang', 'Burning Mane']]);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p2', 'manaZone'), duel.battleZones.p2]).toEqual([['Burning Mane'], ['Fear Fang']]);
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Vine Charger']);
  });

  driven('takes nothing where the opponent has no creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Vine Charger'], manaZone: { nature: 4 }, battleZone: ['Filler'] },
      p2: { manaZone: 0 },
    });
    duel.use('Cast Vine Charger');
    expect([duel.asked, duel.count('p2', 'manaZone'), duel.battleZones.p1]).toEqual([
      'p1 attack',
      0,
      ['Filler'],
    ]);
  });
});

/** Charger: goes to the mana zone, untapped, after it was cast, and to the graveyard where it is discarded. */
describe.each([
  { card: 'Energy Charger', mana: { fire: 3 } },
  { card: 'Lightning Charger', mana: { light: 4 } },
  { card: 'Mulch Charger', mana: { nature: 3 } },
  { card: 'Riptide Charger', mana: { water: 5 } },
  { card: 'Venom Charger', mana: { darkness: 3 } },
])('$card', ({ card, mana }) => {
  driven('goes to the mana zone after it was cast', (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: mana, battleZone: ['Filler'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use(`Cast ${card}`);
    if (duel.asked === 'p1 choose') duel.choose(duel.options[0] ?? '');
    expect([duel.zone('p1', 'manaZone').at(-1), duel.count('p1', 'graveyard')]).toEqual([card, 0]);
  });

  driven('goes to the graveyard where it is discarded', (begin) => {
    const duel = begin({
      p1: { hand: ['Ghost Touch'], manaZone: { darkness: 2 }, battleZone: ['Filler'] },
      p2: { hand: [card] },
    });
    duel.use('Cast Ghost Touch');
    expect([duel.zone('p2', 'graveyard'), duel.count('p2', 'manaZone')]).toEqual([[card], 0]);
  });
});

describe('Energy Charger', () => {
  driven('one of its creatures gets 2000 power until the end of the turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Energy Charger'], manaZone: { fire: 3 }, battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: ['Seamine'] },
    });
    duel.use('Cast Energy Charger');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Fear Fang']]);
    duel.choose('Fear Fang');
    expect(powersOf(duel, 'p1')).toEqual(['Filler 1000', 'Fear Fang 5000']);
    duel.passUntil('p2 charge');
    expect(powersOf(duel, 'p1')).toEqual(['Filler 1000', 'Fear Fang 3000']);
  });
});

describe('Mulch Charger', () => {
  driven("puts one of its player's creatures into the mana zone", (begin) => {
    const duel = begin({
      p1: { hand: ['Mulch Charger'], manaZone: { nature: 3 }, battleZone: ['Filler', 'Fear Fang'] },
      p2: { battleZone: ['Seamine'] },
    });
    duel.use('Cast Mulch Charger');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Fear Fang']]);
    duel.choose('Fear Fang');
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Seamine'] });
    expect(duel.zone('p1', 'manaZone').slice(3)).toEqual(['Fear Fang', 'Mulch Charger']);
  });
});

describe('Riptide Charger', () => {
  driven("returns a creature of either player to its owner's hand", (begin) => {
    const duel = begin({
      p1: { hand: ['Riptide Charger'], manaZone: { water: 5 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Seamine'] },
    });
    duel.use('Cast Riptide Charger');
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Filler', 'Seamine']]);
    duel.choose('Seamine');
    expect([duel.battleZones, duel.zone('p2', 'hand')]).toEqual([{ p1: ['Filler'], p2: [] }, ['Seamine']]);
  });
});

describe('Venom Charger', () => {
  driven('one of its creatures has "slayer" until the end of the turn', (begin) => {
    const duel = begin({
      p1: { hand: ['Venom Charger'], manaZone: { darkness: 3 }, battleZone: ['Filler', 'Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Deathliger, Lion of Chaos', tapped: true },
          { name: 'Hanusa, Radiance Elemental', tapped: true },
        ],
      },
    });
    duel.use('Cast Venom Charger').choose('Fear Fang').choose('Filler attacks Hanusa, Radiance Elemental');
    duel.choose('Fear Fang attacks Deathliger, Lion of Chaos');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Hanusa, Radiance Elemental'] });
  });
});
