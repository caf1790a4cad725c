import {
  choose,
  doublesPower,
  each,
  gets,
  has,
  infinity,
  minusInfinity,
  opponentsCreatures,
  power,
  powerAttacker,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';
import { beast, powerOf } from './printed.ts';

const endless = beast('Endless', 1000, has(power(infinity)));
const rage = beast('Rage', 1000, powerAttacker(infinity));
const weakener = beast('Weakener', 1000, each(opponentsCreatures(), power(-2000)));
const cards = [endless, rage, weakener, beast('Doubled', 3000, has(power(infinity)), has(doublesPower))];
const INFINITE = 1_000_000_000;

describe('108.1c infinite power', () => {
  driven('stays infinite whatever is added, subtracted or multiplied', (begin) => {
    const duel = cast(begin, gets(yourCreatures(), 'turn', power(7000)), {
      cards,
      p1: { battleZone: ['Brute', 'Endless', 'Doubled'] },
      p2: { battleZone: ['Weakener', 'Endless'] },
    });
    expect([
      powerOf(duel, 'p1', 'Brute'),
      powerOf(duel, 'p1', 'Endless'),
      powerOf(duel, 'p1', 'Doubled'),
      powerOf(duel, 'p2', 'Endless'),
    ]).toEqual([10000, INFINITE, INFINITE, INFINITE]);
  });

  driven('is gone where infinity is subtracted, and the creature is destroyed (703.4c)', (begin) => {
    const duel = cast(begin, gets(choose(opponentsCreatures()), 'turn', power(minusInfinity)), {
      cards,
      p2: { battleZone: ['Endless'] },
    });
    expect([duel.battleZones.p2, duel.zone('p2', 'graveyard')]).toEqual([[], ['Endless']]);
  });

  driven('115.3 wins against any other, and loses with its like', (begin) => {
    const attacked = (target: string) =>
      begin({
        cards,
        step: 'attack',
        p1: { battleZone: ['Rage', 'Weakener'] },
        p2: { battleZone: [{ name: target, tapped: true }, 'Rage'] },
      }).choose(`Rage attacks ${target}`);
    expect(attacked('Bolshack Dragon').battleZones).toEqual({
      p1: ['Rage (tapped)', 'Weakener'],
      p2: [],
    });
    expect(attacked('Endless').battleZones).toEqual({ p1: ['Weakener'], p2: [] });
  });
});
