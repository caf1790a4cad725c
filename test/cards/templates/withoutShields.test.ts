import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';
import { powersOf } from '../../support/powersOf.ts';

/** What creatures have while their player has no shields. */
describe.each(['Bex, the Oracle', 'Siri, Glory Elemental'])('%s', (card) => {
  const asked = (p1: number, p2: number) => ({
    step: 'attack' as const,
    p1: { battleZone: ['Fear Fang'], shieldZone: p1 },
    p2: { battleZone: [card], shieldZone: p2 },
  });

  driven('blocks while its player has no shields', (begin) => {
    const duel = begin(asked(5, 0)).choose('Fear Fang attacks the player');
    expect([duel.asked, duel.options]).toEqual(['p2 block', [`Block with ${card}`]]);
  });

  driven('not while its player has one, whatever the opponent has', (begin) => {
    expect(begin(asked(0, 1)).choose('Fear Fang attacks the player').asked).not.toBe('p2 block');
  });
});

describe('Siri, Glory Elemental', () => {
  const position = (shieldZone: number) => ({
    step: 'end' as const,
    p1: { battleZone: [{ name: 'Siri, Glory Elemental', tapped: true }], shieldZone },
  });

  driven("may be untapped at the end of its player's turn while that player has no shields", (begin) => {
    const duel = begin(position(0));
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.choose('Yes').battleZones.p1).toEqual(['Siri, Glory Elemental']);
    expect(begin(position(0)).choose('No').battleZones.p1).toEqual(['Siri, Glory Elemental (tapped)']);
  });

  driven('not while that player has one', (begin) => {
    const duel = begin(position(1));
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p2 charge', ['Siri, Glory Elemental (tapped)']]);
  });
});

describe('Cratersaur', () => {
  const position = (shieldZone: number) => ({
    step: 'attack' as const,
    p1: { battleZone: ['Cratersaur', 'Filler'], shieldZone },
    p2: { battleZone: ['Seamine', { name: 'Fear Fang', tapped: true }] },
  });

  driven('without shields it attacks untapped creatures too, with 3000 power more', (begin) => {
    const duel = begin(position(0));
    expect(duel.options).toContain('Cratersaur attacks Seamine');
    duel.choose('Cratersaur attacks Fear Fang');
    expect([duel.asked, powersOf(duel, 'p1')]).toEqual(['p2 block', ['Cratersaur 5000', 'Filler 1000']]);
  });

  driven('with a shield it does neither', (begin) => {
    const duel = begin(position(1));
    expect(duel.options).not.toContain('Cratersaur attacks Seamine');
    duel.choose('Cratersaur attacks Fear Fang');
    expect([duel.asked, powersOf(duel, 'p1')]).toEqual(['p2 block', ['Cratersaur 2000', 'Filler 1000']]);
  });
});

describe('Gazarias Dragon', () => {
  const position = (shieldZone: number) => ({
    step: 'attack' as const,
    p1: { battleZone: ['Gazarias Dragon', 'Filler'], shieldZone },
  });

  driven('without shields it has 4000 power more and breaks 2 shields', (begin) => {
    const duel = begin(position(0));
    expect(powersOf(duel, 'p1')).toEqual(['Gazarias Dragon 8000', 'Filler 1000']);
    expect(duel.choose('Gazarias Dragon attacks the player').decision.max).toBe(2);
  });

  driven('with a shield it does neither', (begin) => {
    const duel = begin(position(1));
    expect(powersOf(duel, 'p1')).toEqual(['Gazarias Dragon 4000', 'Filler 1000']);
    expect(duel.choose('Gazarias Dragon attacks the player').decision.max).toBe(1);
  });

  driven('loses both as its last shield comes back', (begin) => {
    const duel = begin({
      p1: {
        battleZone: ['Gazarias Dragon', 'Filler'],
        shieldZone: 0,
        hand: ['Mystic Inscription'],
        manaZone: { nature: 6 },
      },
    });
    duel.use('Cast Mystic Inscription');
    expect(powersOf(duel, 'p1')).toEqual(['Gazarias Dragon 4000', 'Filler 1000']);
  });
});
