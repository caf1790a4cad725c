import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** Vortex evolution on bases of different kinds. */
const CARDS = [
  {
    card: 'Aura Pegasus, Avatar of Life',
    mana: { light: 3, nature: 3 },
    bases: ['Tri-horn Shepherd', 'Hanusa, Radiance Elemental'],
  },
  {
    card: 'Cruel Naga, Avatar of Fate',
    mana: { water: 3, darkness: 3 },
    bases: ['Tide Patroller', 'Gigagiele'],
  },
  {
    card: 'Death Phoenix, Avatar of Doom',
    mana: { darkness: 2, fire: 2 },
    bases: ['Necrodragon Bryzenaga', 'Peppi Pepper'],
  },
  {
    card: 'Eternal Phoenix, Phoenix of the Dragonflame',
    mana: { fire: 5 },
    bases: ['Baby Zoppe', 'Bolshack Dragon'],
  },
  {
    card: 'Wise Starnoid, Avatar of Hope',
    mana: { light: 3, water: 2 },
    bases: ['Reusol, the Oracle', 'Hypersquid Walter'],
  },
] as const;

describe.each(CARDS)('$card', ({ card, mana, bases }) => {
  const position = (battleZone: readonly string[]) =>
    ({ p1: { hand: [card], manaZone: mana, battleZone } }) as const;

  driven('is put on one of each kind', (begin) => {
    const duel = begin(position([...bases, 'Filler'])).use(`Summon ${card}`);
    expect([...duel.battleZones.p1].sort()).toEqual(
      ['Filler', `${card} (over ${bases[0]}, ${bases[1]})`].sort(),
    );
  });

  driven('not on two of one kind', (begin) => {
    const duel = begin(position([bases[0], bases[0], 'Filler']));
    expect(duel.options.filter((one) => one.includes('Summon'))).toEqual([]);
  });
});

/** What happens when it leaves, or attacks and leaves. */
const leaving = (card: string, more: object = {}) => ({
  p1: {
    hand: ['Spiral Gate'],
    manaZone: { water: 2 },
    battleZone: [{ name: card, over: ['Fear Fang', 'Fear Fang'] }],
    ...more,
  },
});

describe('Aura Pegasus, Avatar of Life', () => {
  driven('reveals the top card as it attacks: a creature is put, another card goes to the hand', (begin) => {
    const attacking = (deck: readonly string[]) =>
      begin({
        step: 'attack',
        p1: { battleZone: ['Aura Pegasus, Avatar of Life'], hand: [], deck },
        p2: { shieldZone: 5 },
      }).choose('Aura Pegasus, Avatar of Life attacks the player');
    const duel = attacking(['Burning Mane', 'Filler']);
    expect(duel.battleZones.p1).toEqual(['Aura Pegasus, Avatar of Life (tapped)', 'Burning Mane']);
    expect(duel.decision.max).toBe(3);
    for (const card of ['Terror Pit', 'Storm Wrangler, the Furious'])
      expect(attacking([card, 'Filler']).names('p1', 'hand')).toEqual([card]);
  });

  driven('and as it leaves', (begin) => {
    const duel = begin(leaving('Aura Pegasus, Avatar of Life', { deck: ['Burning Mane', 'Filler'] }));
    duel.use('Cast Spiral Gate');
    expect(duel.battleZones.p1).toEqual(['Burning Mane']);
    expect(duel.names('p1', 'hand')).toEqual(['Aura Pegasus, Avatar of Life', 'Fear Fang', 'Fear Fang']);
  });
});

describe('Cruel Naga, Avatar of Fate', () => {
  driven('destroys all creatures as it leaves, and cannot be blocked', (begin) => {
    const duel = begin({ ...leaving('Cruel Naga, Avatar of Fate'), p2: { battleZone: ['Fear Fang'] } });
    duel.use('Cast Spiral Gate').choose('Cruel Naga');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    const attack = begin({
      step: 'attack',
      p1: { battleZone: ['Cruel Naga, Avatar of Fate'] },
      p2: { battleZone: ['Seamine'], shieldZone: 5 },
    }).choose('Cruel Naga, Avatar of Fate attacks the player');
    expect([attack.asked, attack.decision.max]).toEqual(['p1 shields', 2]);
  });
});

describe('Death Phoenix, Avatar of Doom', () => {
  driven('the opponent discards the hand as it leaves', (begin) => {
    const duel = begin({
      ...leaving('Death Phoenix, Avatar of Doom'),
      p2: { hand: ['Fear Fang', 'Terror Pit'] },
    });
    duel.use('Cast Spiral Gate');
    expect(duel.names('p2', 'graveyard')).toEqual(['Fear Fang', 'Terror Pit']);
  });
});

describe('Wise Starnoid, Avatar of Hope', () => {
  driven('adds a shield as it attacks and as it leaves', (begin) => {
    const duel = begin({ ...leaving('Wise Starnoid, Avatar of Hope', { shieldZone: 2 }) });
    duel.use('Cast Spiral Gate');
    expect(duel.count('p1', 'shieldZone')).toBe(3);
    const attack = begin({
      step: 'attack',
      p1: { battleZone: ['Wise Starnoid, Avatar of Hope'], shieldZone: 2 },
      p2: { shieldZone: 5 },
    }).choose('Wise Starnoid, Avatar of Hope attacks the player');
    expect([attack.count('p1', 'shieldZone'), attack.decision.max]).toEqual([3, 2]);
  });
});

describe('Innocent Hunter, Blade of All', () => {
  const position = (card: string, mana: object, battleZone: readonly string[]) =>
    ({ p1: { hand: [card], manaZone: mana, battleZone } }) as const;

  driven('is a base of any race', (begin) => {
    const duel = begin(
      position('Dyno Mantis, the Mightspinner', { nature: 5 }, ['Innocent Hunter, Blade of All', 'Filler']),
    );
    duel.use('Summon Dyno Mantis, the Mightspinner');
    expect(duel.battleZones.p1).toEqual([
      'Dyno Mantis, the Mightspinner (over Innocent Hunter, Blade of All)',
      'Filler',
    ]);
  });

  driven('also one of several bases', (begin) => {
    const mana = { light: 3, nature: 3 };
    const card = 'Aura Pegasus, Avatar of Life';
    const duel = begin(position(card, mana, ['Innocent Hunter, Blade of All', 'Tri-horn Shepherd']));
    duel.use(`Summon ${card}`);
    expect(duel.battleZones.p1).toEqual([`${card} (over Tri-horn Shepherd, Innocent Hunter, Blade of All)`]);
    const alone = begin(position(card, mana, ['Innocent Hunter, Blade of All', 'Filler']));
    expect(alone.options.some((one) => one.includes(card))).toBe(false);
  });
});
