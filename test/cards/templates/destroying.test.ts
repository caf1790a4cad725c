import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** May destroy one of the opponent's creatures up to a power as it is put. */
describe.each([{ card: 'Armored Decimator Valkaizer', mana: { fire: 5 }, base: 'Explosive Dude Joe' }])(
  '$card',
  ({ card, mana, base }) => {
    const position = (creatures: readonly string[]) => ({
      p1: { hand: [card], manaZone: mana, battleZone: [base, 'Filler'] },
      p2: { battleZone: creatures },
    });

    driven("may destroy one of the opponent's creatures of 4000 power or less", (begin) => {
      const duel = begin(position(['Seamine', 'Fear Fang', 'Bladerush Skyterror Q'])).use(`Summon ${card}`);
      duel.choose('Yes');
      expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Seamine', 'Fear Fang']]);
      duel.choose('Seamine');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones.p2).toEqual(['Fear Fang', 'Bladerush Skyterror Q']);
      expect(duel.zone('p2', 'graveyard')).toEqual(['Seamine']);
    });

    driven('need not, and cannot where none fits', (begin) => {
      const declined = begin(position(['Seamine']))
        .use(`Summon ${card}`)
        .choose('No');
      expect([declined.asked, declined.battleZones.p2]).toEqual(['p1 attack', ['Seamine']]);
      const none = begin(position(['Bladerush Skyterror Q'])).use(`Summon ${card}`);
      if (none.asked === 'p1 confirm') none.choose('Yes');
      expect([none.asked, none.battleZones.p2]).toEqual(['p1 attack', ['Bladerush Skyterror Q']]);
    });
  },
);

/** Spells that destroy a creature: of the opponent's creatures, those that can be chosen and those that cannot. */
describe.each([
  {
    card: 'Comet Missile',
    mana: { fire: 1 },
    fit: ['Seamine', 'King Coral'],
    others: ['Fear Fang', 'Gran Gure, Space Guardian'],
  },
  {
    card: "Phantom Dragon's Flame",
    mana: { fire: 3 },
    fit: ['Burning Mane', 'Filler'],
    others: ['Fear Fang'],
  },
  {
    card: 'Hopeless Vortex',
    mana: { darkness: 5 },
    fit: ['Fear Fang', 'Deathliger, Lion of Chaos'],
    others: [],
  },
  {
    card: 'Vacuum Gel',
    mana: { darkness: 4 },
    fit: ['Fear Fang', 'Reusol, the Oracle'],
    others: ['Aqua Vehicle', 'Deathliger, Lion of Chaos', 'Explosive Dude Joe'],
  },
  {
    card: 'Ten-Ton Crunch',
    mana: { fire: 4 },
    fit: ['Fear Fang', 'Filler'],
    others: ['Seamine'],
  },
  {
    card: 'Spastic Missile',
    mana: { fire: 3 },
    fit: ['Fear Fang', 'Filler'],
    others: ['Seamine'],
  },
])('$card', ({ card, mana, fit, others }) => {
  const position = (creatures: readonly string[]) => ({
    p1: { hand: [card], manaZone: mana, battleZone: [...fit] },
    p2: { battleZone: creatures },
  });

  driven("destroys one of the opponent's creatures that fits", (begin) => {
    const duel = begin(position([...fit, ...others])).use(`Cast ${card}`);
    expect([duel.asked, duel.options]).toEqual(['p1 choose', fit]);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose(fit[1] ?? '');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 attack', [fit[1]]]);
    expect(duel.count('p1', 'battleZone')).toBe(fit.length);
  });

  driven('destroys none where none fits', (begin) => {
    const duel = begin(position(others)).use(`Cast ${card}`);
    expect([duel.asked, duel.count('p2', 'battleZone')]).toEqual(['p1 attack', others.length]);
  });
});

describe('Proclamation of Death', () => {
  driven('the opponent chooses which of the own creatures is destroyed', (begin) => {
    const duel = begin({
      p1: { hand: ['Proclamation of Death'], manaZone: { darkness: 4 }, battleZone: ['Filler'] },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.use('Cast Proclamation of Death');
    expect([duel.asked, duel.options]).toEqual(['p2 choose', ['Fear Fang', 'Burning Mane']]);
    duel.choose('Burning Mane');
    expect([duel.asked, duel.zone('p2', 'graveyard')]).toEqual(['p1 attack', ['Burning Mane']]);
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang'] });
  });

  driven('destroys nothing where the opponent has no creature', (begin) => {
    const duel = begin({
      p1: { hand: ['Proclamation of Death'], manaZone: { darkness: 4 }, battleZone: ['Filler'] },
    });
    duel.use('Cast Proclamation of Death');
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Filler']]);
  });
});

describe('Intense Evil', () => {
  const position = {
    p1: {
      hand: ['Intense Evil'],
      manaZone: { darkness: 3 },
      battleZone: ['Filler', 'Fear Fang', 'Aqua Knight', 'Burning Mane'],
    },
    p2: { battleZone: ['Filler'] },
  };

  driven("destroys any number of its player's creatures, and as many cards are drawn", (begin) => {
    const duel = begin(position).use('Cast Intense Evil');
    expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 0, 4]);
    duel.choose('Filler', 'Fear Fang');
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual(['p1 attack', 2, 18]);
    expect(duel.battleZones).toEqual({ p1: ['Aqua Knight', 'Burning Mane'], p2: ['Filler'] });
  });

  driven('none is a number', (begin) => {
    const duel = begin(position).use('Cast Intense Evil').choose();
    expect([duel.asked, duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual(['p1 attack', 0, 20]);
  });

  driven('609.4: what returned to the hand instead was not destroyed, and draws no card', (begin) => {
    const duel = begin(position).use('Cast Intense Evil').choose('Filler', 'Aqua Knight');
    expect([duel.asked, duel.count('p1', 'deck')]).toEqual(['p1 attack', 19]);
    expect(duel.names('p1', 'hand')).toContain('Aqua Knight');
  });
});
