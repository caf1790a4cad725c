import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** Fear Fang of p1 attacks the tapped card of p2. */
const attackOn = (card: string, more: object = {}) =>
  ({
    step: 'attack',
    p1: {
      battleZone: ['Fear Fang', 'Filler', 'Seamine', 'Aqua Vehicle'],
      manaZone: ['Fear Fang', 'Terror Pit'],
    },
    p2: { battleZone: [{ name: card, tapped: true }, 'Burning Mane'] },
    ...more,
  }) as const;

/** "You may" where it is attacked. */
describe.each([
  {
    card: "Joe's Toolkit",
    fit: ['Filler', 'Aqua Vehicle'],
    after: ['Fear Fang (tapped)', 'Seamine', 'Aqua Vehicle'],
  },
  {
    card: 'Rieille, the Oracle',
    fit: ['Fear Fang', 'Filler', 'Seamine', 'Aqua Vehicle'],
    after: ['Fear Fang (tapped)', 'Filler (tapped)', 'Seamine', 'Aqua Vehicle'],
  },
])('$card', ({ card, fit, after }) => {
  driven('chooses one of the creatures of the opponent when it is attacked', (begin) => {
    const duel = begin(attackOn(card)).choose(`Fear Fang attacks ${card}`);
    expect(duel.asked).toBe('p2 confirm');
    duel.choose('Yes');
    expect(duel.options).toEqual(fit);
    duel.choose('Filler');
    expect(duel.battleZones).toEqual({ p1: after, p2: ['Burning Mane'] });
  });

  driven('need not', (begin) => {
    const duel = begin(attackOn(card)).choose(`Fear Fang attacks ${card}`).choose('No');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Filler', 'Seamine', 'Aqua Vehicle']);
  });

  driven('does nothing when another creature or its player is attacked', (begin) => {
    const other = begin(
      attackOn(card, { p2: { battleZone: [card, { name: 'Burning Mane', tapped: true }] } }),
    ).choose('Fear Fang attacks Burning Mane');
    expect([other.asked, other.battleZones.p2]).toEqual(['p1 attack', [card]]);
    expect(begin(attackOn(card)).choose('Fear Fang attacks the player').asked).toBe('p1 shields');
  });
});

describe('Pocopen, Counterattacking Faerie', () => {
  const card = 'Pocopen, Counterattacking Faerie';

  driven('the attacking player puts a card of their mana zone into the graveyard', (begin) => {
    const duel = begin(attackOn(card)).choose(`Fear Fang attacks ${card}`);
    expect([duel.asked, duel.options]).toEqual(['p1 choose', ['Fear Fang', 'Terror Pit']]);
    duel.choose('Terror Pit');
    expect([duel.zone('p1', 'manaZone'), duel.zone('p1', 'graveyard')]).toEqual([
      ['Fear Fang'],
      ['Terror Pit'],
    ]);
    expect(duel.battleZones.p2).toEqual(['Burning Mane']);
  });

  driven('not where another creature is attacked', (begin) => {
    const p2 = { battleZone: [card, { name: 'Burning Mane', tapped: true }] };
    const duel = begin(attackOn(card, { p2 })).choose('Fear Fang attacks Burning Mane');
    expect([duel.asked, duel.count('p1', 'manaZone')]).toEqual(['p1 attack', 2]);
  });
});

describe('Niyaari, Exploding Doll', () => {
  const card = 'Niyaari, Exploding Doll';

  driven('takes the creature that attacks it along', (begin) => {
    const duel = begin(attackOn(card)).choose(`Fear Fang attacks ${card}`);
    expect(duel.battleZones).toEqual({ p1: ['Filler', 'Seamine', 'Aqua Vehicle'], p2: ['Burning Mane'] });
  });

  driven('has no slayer when it attacks', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [card, 'Filler'] },
      p2: { battleZone: [{ name: 'Fear Fang', tapped: true }] },
    }).choose(`${card} attacks Fear Fang`);
    expect(duel.battleZones).toEqual({ p1: ['Filler'], p2: ['Fear Fang (tapped)'] });
  });
});
