import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const MOMOTARUS = 'Momotarus, Super Nine Extremes';
const MAUCHU = 'Mauchu, One Extreme';

describe(MOMOTARUS, () => {
  driven('is put on an attacking light Command of cost 9', (begin) => {
    const duel = begin({ p1: { hand: [MOMOTARUS], battleZone: [MAUCHU, 'Fear Fang'] } });
    duel.passUntil('p1 attack').choose(`${MAUCHU} attacks the player`).choose(`Declare ${MOMOTARUS}`);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones).toEqual({ p1: [`${MOMOTARUS} (tapped, over ${MAUCHU})`, 'Fear Fang'], p2: [] });
    duel.choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });

  driven('cannot be declared for a light Command of another cost, or for what is no Command', (begin) => {
    for (const attacker of ['Hanusa, Radiance Elemental', 'Spell Del Fin, Light Divine Dragon']) {
      const duel = begin({ p1: { hand: [MOMOTARUS], battleZone: [attacker] } });
      duel.passUntil('p1 attack').choose(`${attacker} attacks the player`);
      expect(duel.asked).toBe('p1 shields');
      expect(duel.zone('p1', 'hand')).toEqual([MOMOTARUS]);
    }
  });
});
