import { describe, expect } from 'vitest';
import { driven } from '../../support/driver.ts';

/** Can be summoned only after its player has cast a spell in this turn. */
describe.each([
  { card: 'Gariel, Elemental of Sunbeams', cost: 5 },
  { card: 'Moontear, Spectral Knight', cost: 2 },
  { card: 'Yuluk, the Oracle', cost: 1 },
])('$card', ({ card, cost }) => {
  driven('can be summoned after its player has cast a spell', (begin) => {
    const duel = begin({
      p1: { hand: [card, 'Virtual Tripwire'], manaZone: { light: cost, water: 3 }, battleZone: ['Filler'] },
    });
    expect(duel.options).not.toContain(`Summon ${card}`);
    duel.choose('Cast Virtual Tripwire');
    if (duel.asked === 'p1 pay') duel.choose('Water Filler, Water Filler, Water Filler');
    expect(duel.asked).toBe('p1 main');
    duel.use(`Summon ${card}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Filler', card]);
  });

  driven('not after a creature was summoned', (begin) => {
    const summoned = begin({
      p1: { hand: [card, 'Aqua Vehicle'], manaZone: { light: cost, water: 2 }, battleZone: ['Filler'] },
    });
    summoned.use('Summon Aqua Vehicle');
    expect([summoned.asked, summoned.zone('p1', 'hand')]).toEqual(['p1 attack', [card]]);
  });

  driven('not in the turn after the spell', (begin) => {
    const duel = begin({
      p1: { hand: ['Virtual Tripwire'], manaZone: { water: 3 }, battleZone: ['Filler'] },
      p2: { hand: [card], manaZone: { light: cost + 1 }, battleZone: ['Fear Fang'] },
    });
    duel.use('Cast Virtual Tripwire').passUntil('p2 charge').pass();
    expect(duel.asked).toBe('p2 attack');
  });
});
