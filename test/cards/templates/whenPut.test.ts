import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

const untapped = (card: string) => !card.endsWith('(tapped)');

describe('Aqua Bouncer', () => {
  driven("may return a creature of either player to its owner's hand", (begin) => {
    const duel = begin({
      p1: { hand: ['Aqua Bouncer'], manaZone: { water: 6 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang', 'King Coral'] },
    });
    duel.use('Summon Aqua Bouncer').choose('Yes');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Burning Mane', 'Aqua Bouncer', 'Fear Fang', 'King Coral']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Aqua Bouncer'], p2: ['King Coral'] });
    expect(duel.zone('p2', 'hand')).toEqual(['Fear Fang']);
  });

  driven('need not; blocks', (begin) => {
    const declined = begin({
      p1: { hand: ['Aqua Bouncer'], manaZone: { water: 6 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    declined.use('Summon Aqua Bouncer').choose('No');
    expect(declined.asked).toBe('p1 attack');
    expect(declined.battleZones).toEqual({ p1: ['Burning Mane', 'Aqua Bouncer'], p2: ['Fear Fang'] });
    const attacked = begin({
      step: 'attack',
      p1: { battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Aqua Bouncer'] },
    }).choose('Burning Mane attacks the player');
    expect(attacked.options).toEqual(['Block with Aqua Bouncer']);
  });
});

describe('Fighter Dual Fang', () => {
  driven('puts the top two cards of the deck into the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Fighter Dual Fang'],
        manaZone: { nature: 6 },
        battleZone: ['Burning Mane'],
        deck: ['Fear Fang', 'Terror Pit', 'Filler'],
      },
    });
    duel.use('Summon Fighter Dual Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'manaZone').filter(untapped)).toEqual(['Fear Fang', 'Terror Pit']);
    expect(duel.zone('p1', 'deck')).toEqual(['Filler']);
    expect(duel.battleZones.p1).toEqual(['Fighter Dual Fang (over Burning Mane)']);
    duel.choose('Fighter Dual Fang attacks the player');
    expect([duel.decision.min, duel.decision.max]).toEqual([2, 2]);
  });

  driven('is put on no creature but a Beast Folk', (begin) => {
    const duel = begin({
      p1: { hand: ['Fighter Dual Fang'], manaZone: { nature: 6 }, battleZone: ['Aqua Vehicle'] },
    });
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Fighter Dual Fang']);
  });
});

/** May tap one of the opponent's creatures as it is put. */
describe.each(['Fonch, the Oracle', 'Malta, the Oracle', 'Rom, Vizier of Tendrils'])('%s', (card) => {
  driven("may tap one of the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: { light: 4 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang', 'King Coral'] },
    });
    duel.use(`Summon ${card}`).choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'King Coral']);
    duel.choose('King Coral');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Fear Fang', 'King Coral (tapped)']);
    expect(duel.battleZones.p1).toEqual(['Burning Mane', card]);
  });

  driven('need not', (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: { light: 4 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use(`Summon ${card}`).choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Fear Fang']);
  });
});

describe('Fortress Shell', () => {
  const arrangement = {
    p1: { hand: ['Fortress Shell'], manaZone: { nature: 9 }, battleZone: ['Burning Mane'] },
    p2: { manaZone: { water: 2, fire: 1 } },
  };

  driven("puts up to two cards of the opponent's mana zone into the graveyard", (begin) => {
    const duel = begin(arrangement).use('Summon Fortress Shell');
    expect(duel.asked).toBe('p1 choose');
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 2]);
    duel.choose('Water Filler', 'Fire Filler');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p2', 'graveyard')).toEqual(['Fire Filler', 'Water Filler']);
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([9, 1]);
  });

  driven('may take one or none', (begin) => {
    const one = begin(arrangement).use('Summon Fortress Shell').choose('Fire Filler');
    expect(one.zone('p2', 'graveyard')).toEqual(['Fire Filler']);
    const none = begin(arrangement).use('Summon Fortress Shell').choose();
    expect(none.asked).toBe('p1 attack');
    expect(none.count('p2', 'manaZone')).toBe(3);
  });
});

describe('Magris, Vizier of Magnetism', () => {
  const arrangement = {
    p1: {
      hand: ['Magris, Vizier of Magnetism'],
      manaZone: { light: 4 },
      battleZone: ['Burning Mane'],
      deck: ['Fear Fang', 'Filler'],
    },
  };

  driven('its player may draw a card', (begin) => {
    const duel = begin(arrangement).use('Summon Magris').choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.zone('p1', 'hand'), duel.zone('p1', 'deck')]).toEqual([['Fear Fang'], ['Filler']]);
  });

  driven('need not', (begin) => {
    const duel = begin(arrangement).use('Summon Magris').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 2]);
  });
});

describe('Phal Eega, Dawn Guardian', () => {
  const arrangement = {
    p1: {
      hand: ['Phal Eega, Dawn Guardian'],
      manaZone: { light: 5 },
      battleZone: ['Burning Mane'],
      graveyard: ['Terror Pit', 'Fear Fang', 'Solar Ray'],
    },
    p2: { graveyard: ['Brain Serum'] },
  };

  driven("may return a spell from its player's graveyard", (begin) => {
    const duel = begin(arrangement).use('Summon Phal Eega').choose('Yes');
    expect(duel.options).toEqual(['Terror Pit', 'Solar Ray']);
    duel.choose('Solar Ray');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Solar Ray']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Terror Pit', 'Fear Fang']);
  });

  driven('need not', (begin) => {
    const duel = begin(arrangement).use('Summon Phal Eega').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'graveyard')]).toEqual([0, 3]);
  });
});

describe('Lena, Vizier of Brilliance', () => {
  const arrangement = {
    p1: {
      hand: ['Lena, Vizier of Brilliance'],
      manaZone: ['Solar Ray', 'Sonic Wing', 'Emerald Grass', 'Ruby Grass'],
      battleZone: ['Burning Mane'],
    },
  };

  driven("may return a spell from its player's mana zone", (begin) => {
    const duel = begin(arrangement).use('Summon Lena').choose('Yes');
    expect(duel.options).toEqual(['Solar Ray', 'Sonic Wing']);
    duel.choose('Sonic Wing');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Sonic Wing']);
    expect(duel.count('p1', 'manaZone')).toBe(3);
  });

  driven('need not', (begin) => {
    const duel = begin(arrangement).use('Summon Lena').choose('No');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'manaZone')]).toEqual([0, 4]);
  });
});

describe('Poison Worm', () => {
  driven("destroys one of its player's creatures of 3000 power or less", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Poison Worm'],
        manaZone: { darkness: 4 },
        battleZone: ['Fear Fang', 'Burning Mane', 'Senatine Jade Tree'],
      },
      p2: { battleZone: ['Filler'] },
    });
    duel.use('Summon Poison Worm');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'Senatine Jade Tree', 'Poison Worm'],
      p2: ['Filler'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Fear Fang']);
  });

  driven('destroys nothing, itself included, above 3000 power', (begin) => {
    const duel = begin({
      p1: { hand: ['Poison Worm'], manaZone: { darkness: 4 }, battleZone: ['Senatine Jade Tree'] },
      p2: { battleZone: ['Filler'] },
    });
    duel.use('Summon Poison Worm').passUntil('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Senatine Jade Tree', 'Poison Worm'], p2: ['Filler'] });
  });
});

describe('Rumbling Terahorn', () => {
  driven('searches the deck for a creature, which is shown', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Rumbling Terahorn'],
        manaZone: { nature: 5 },
        battleZone: ['Burning Mane'],
        deck: ['Solar Ray', 'Fear Fang', 'Crystal Paladin'],
      },
    });
    duel.use('Summon Rumbling Terahorn');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Crystal Paladin']);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 1]);
    duel.choose('Crystal Paladin');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Crystal Paladin']);
    expect(duel.facts('deckShuffled', 'cardRevealed')).toEqual([
      'cardRevealed Crystal Paladin',
      'deckShuffled',
    ]);
  });

  driven('may take none', (begin) => {
    const duel = begin({
      p1: { hand: ['Rumbling Terahorn'], manaZone: { nature: 5 }, battleZone: ['Burning Mane'] },
    });
    duel.use('Summon Rumbling Terahorn').choose();
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([0, 20]);
  });
});

describe.each([
  { card: 'Shtra', cost: 4, count: 1 },
  { card: 'Aqua Deformer', cost: 8, count: 2 },
])('$card', ({ card, cost, count }) => {
  driven(`returns ${count} of its player's mana, then ${count} of the opponent's choice`, (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: { water: cost - 1, light: 3 }, battleZone: ['Burning Mane'] },
      p2: { manaZone: { fire: 2, nature: 2 } },
    });
    duel.use(`Summon ${card}`);
    expect(duel.asked).toBe('p1 choose');
    expect([duel.decision.min, duel.decision.max]).toEqual([count, count]);
    duel.choose(...Array<string>(count).fill('Light Filler'));
    expect(duel.asked).toBe('p2 choose');
    expect([duel.decision.min, duel.decision.max]).toEqual([count, count]);
    duel.choose(...Array<string>(count).fill('Nature Filler'));
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(Array<string>(count).fill('Light Filler'));
    expect(duel.names('p2', 'hand')).toEqual(Array<string>(count).fill('Nature Filler'));
    expect([duel.count('p1', 'manaZone'), duel.count('p2', 'manaZone')]).toEqual([
      cost + 2 - count,
      4 - count,
    ]);
  });

  driven('takes nothing from an empty mana zone of the opponent', (begin) => {
    const duel = begin({
      p1: { hand: [card], manaZone: { water: cost }, battleZone: ['Burning Mane'] },
    });
    duel.use(`Summon ${card}`);
    if (duel.asked === 'p1 choose') duel.choose(...Array<string>(count).fill('Water Filler'));
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([count, 0]);
  });
});

/** Takes a shield of its player into the hand as it is put. */
describe.each(['Baraga, Blade of Gloom', 'Gigabuster', 'Three-Faced Ashura Fang'])('%s', (card) => {
  driven("takes one of its player's shields into the hand, without its shield trigger", (begin) => {
    const duel = begin({
      p1: {
        hand: [card],
        manaZone: { darkness: 5 },
        battleZone: ['Burning Mane'],
        shieldZone: ['Terror Pit', 'Fear Fang'],
      },
      p2: { battleZone: ['Filler'] },
    });
    duel.use(`Summon ${card}`);
    expect(duel.asked).toBe('p1 choose');
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Card 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.zone('p1', 'hand')).toEqual(['Terror Pit']);
    expect(duel.zone('p1', 'shieldZone')).toEqual(['Fear Fang']);
    expect(duel.battleZones.p2).toEqual(['Filler']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('takes nothing where its player has no shields', (begin) => {
    const duel = begin({
      p1: {
        hand: [card],
        manaZone: { darkness: 5 },
        battleZone: ['Burning Mane'],
        shieldZone: 0,
      },
    });
    duel.use(`Summon ${card}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(0);
  });
});

describe('Pouch Shell', () => {
  driven("may put the top card of the opponent's evolution creature into the graveyard", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Pouch Shell'],
        manaZone: { nature: 4 },
        battleZone: [{ name: 'Crystal Paladin', over: ['Aqua Vehicle'] }],
      },
      p2: {
        battleZone: [
          { name: 'Crystal Lancer', over: ['Aqua Vehicle'] },
          { name: 'Chaos Worm', over: ['Horrid Worm'] },
          'Fear Fang',
        ],
      },
    });
    duel.use('Summon Pouch Shell').choose('Yes');
    expect(duel.options).toEqual(['Crystal Lancer', 'Chaos Worm']);
    duel.choose('Crystal Lancer');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p2', 'battleZone')).toEqual(['Aqua Vehicle', 'Chaos Worm', 'Fear Fang']);
    expect(duel.zone('p2', 'graveyard')).toEqual(['Crystal Lancer']);
    expect(duel.battleZones.p1).toEqual(['Crystal Paladin (over Aqua Vehicle)', 'Pouch Shell']);
  });

  driven('need not, and touches no other creature', (begin) => {
    const declined = begin({
      p1: { hand: ['Pouch Shell'], manaZone: { nature: 4 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: [{ name: 'Crystal Lancer', over: ['Aqua Vehicle'] }] },
    });
    declined.use('Summon Pouch Shell').choose('No');
    expect(declined.battleZones.p2).toEqual(['Crystal Lancer (over Aqua Vehicle)']);
    const none = begin({
      p1: { hand: ['Pouch Shell'], manaZone: { nature: 4 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    none.use('Summon Pouch Shell');
    if (none.asked === 'p1 confirm') none.choose('Yes');
    expect(none.asked).toBe('p1 attack');
    expect(none.battleZones.p2).toEqual(['Fear Fang']);
  });
});
