import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Crimson Hammer', () => {
  driven("takes one of the opponent's creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Crimson Hammer'], manaZone: { fire: 1, light: 2 }, battleZone: ['Brawler Zyler'] },
      p2: { battleZone: ['Filler', 'Burning Mane', 'Fear Fang'] },
    });
    duel.use('Cast Crimson Hammer');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Filler', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Brawler Zyler'], p2: ['Filler', 'Fear Fang'] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['Burning Mane']);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Crimson Hammer']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven("touches neither 3000 power nor its player's own creatures", (begin) => {
    const duel = begin({
      p1: { hand: ['Crimson Hammer'], manaZone: { fire: 2 }, battleZone: ['Burning Mane', 'King Coral'] },
      p2: { battleZone: ['Fear Fang', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Cast Crimson Hammer');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: ['Burning Mane', 'King Coral'],
      p2: ['Fear Fang', 'Deathliger, Lion of Chaos'],
    });
    expect(duel.zone('p1', 'graveyard')).toEqual(['Crimson Hammer']);
  });
});
