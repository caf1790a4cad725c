import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Whisking Whirlwind', () => {
  driven("untaps its player's creatures at the end of the turn", (begin) => {
    const duel = begin({
      p1: { hand: ['Whisking Whirlwind'], manaZone: { light: 1 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: [{ name: 'Filler', tapped: true }] },
    });
    duel.use('Cast Whisking Whirlwind').choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.battleZones.p1).toEqual(['Fear Fang (tapped)', 'Burning Mane']);
    duel.pass();
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p2 charge', ['Fear Fang', 'Burning Mane']]);
    expect(duel.facts('effectTriggered')).toHaveLength(1);
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose('Shield 2').pass();
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p2 charge', ['Fear Fang (tapped)', 'Burning Mane']]);
  });
});
