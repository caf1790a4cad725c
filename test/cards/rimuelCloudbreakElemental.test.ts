import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Rimuel, Cloudbreak Elemental', () => {
  driven(
    "taps as many of the opponent's creatures as its player has untapped light cards in the mana zone",
    (begin) => {
      const duel = begin({
        p1: {
          hand: ['Rimuel, Cloudbreak Elemental'],
          manaZone: { light: 10 },
          battleZone: ['Burning Mane'],
        },
        p2: { battleZone: ['Fear Fang', 'Seamine', 'Filler'] },
      });
      duel.use('Summon Rimuel, Cloudbreak Elemental');
      expect([duel.asked, duel.decision.min, duel.decision.max]).toEqual(['p1 choose', 2, 2]);
      duel.choose('Fear Fang', 'Seamine');
      expect(duel.zone('p2', 'battleZone')).toEqual(['Fear Fang (tapped)', 'Seamine (tapped)', 'Filler']);
    },
  );

  driven('taps none where every light card there is tapped', (begin) => {
    const duel = begin({
      p1: { hand: ['Rimuel, Cloudbreak Elemental'], manaZone: { light: 8 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: ['Fear Fang'] },
    });
    duel.use('Summon Rimuel, Cloudbreak Elemental');
    expect([duel.asked, duel.zone('p2', 'battleZone')]).toEqual(['p1 attack', ['Fear Fang']]);
  });
});
