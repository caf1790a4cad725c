import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const gai = 'Badmin Gai, Climb';
const rias = 'Mist Rias, Sonic Guardian';

describe(gai, () => {
  driven('in its own turn its ability comes before the draw of the opponent', (begin) => {
    const duel = begin({
      p1: { hand: [gai], manaZone: { fire: 4 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: [rias] },
    });
    duel.use(`Summon ${gai}`);
    expect(duel.asked).toBe('p2 confirm');
    expect(duel.count('p1', 'hand')).toBe(1);
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 1]);
  });

  driven('in the turn of the opponent it comes after their draw', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: [rias, 'Fear Fang'] },
      p2: { hand: [gai], shieldZone: ["Heaven's Force"] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield trigger').choose(gai);
    expect(duel.asked).toBe('p1 confirm');
    expect(duel.count('p2', 'hand')).toBe(0);
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 1]);
    expect(duel.battleZones.p2).toEqual([gai]);
  });
});
