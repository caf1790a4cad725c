import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Thunder Net', () => {
  driven("taps up to one of the opponent's creatures for each water creature of its player", (begin) => {
    const position = (own: readonly string[]) => ({
      p1: { hand: ['Thunder Net'], manaZone: { light: 2 }, battleZone: own },
      p2: { battleZone: ['Fear Fang', 'Seamine', 'Aqua Vehicle'] },
    });
    const duel = begin(position(['Aqua Vehicle', 'Aqua Jolter', 'Filler'])).use('Cast Thunder Net');
    expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([
      ['Fear Fang', 'Seamine', 'Aqua Vehicle'],
      0,
      2,
    ]);
    duel.choose('Fear Fang', 'Seamine');
    expect(duel.battleZones.p2).toEqual(['Fear Fang (tapped)', 'Seamine (tapped)', 'Aqua Vehicle']);
    const none = begin(position(['Filler'])).use('Cast Thunder Net');
    expect([none.asked, none.battleZones.p2]).toEqual([
      'p1 attack',
      ['Fear Fang', 'Seamine', 'Aqua Vehicle'],
    ]);
  });
});
