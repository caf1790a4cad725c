import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const SONIC = 'The Red, Lightning Sonic';

describe(SONIC, () => {
  driven('attacks in the turn in which it is summoned', (begin) => {
    const duel = begin({
      p1: { hand: [SONIC], manaZone: { fire: 4 }, battleZone: [{ name: 'Fear Fang', fresh: true }] },
    });
    duel.use(`Summon ${SONIC}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.options).toEqual([`${SONIC} attacks the player`, 'Attack no more']);
    duel.choose(`${SONIC} attacks the player`).choose('Shield 1');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang', `${SONIC} (tapped)`], p2: [] });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven('costs four mana, one of it fire', (begin) => {
    for (const manaZone of [{ fire: 3 }, { nature: 5 }]) {
      const duel = begin({ p1: { hand: [SONIC], manaZone } });
      expect(duel.asked).toBe('p2 charge');
      expect(duel.zone('p1', 'hand')).toEqual([SONIC]);
    }
  });

  driven('has power 4000', (begin) => {
    const duel = begin({
      p1: { battleZone: [SONIC, 'Fear Fang'] },
      p2: {
        battleZone: [
          { name: 'Forest Hornet', tapped: true },
          { name: 'Fear Fang', tapped: true },
        ],
      },
    });
    duel.passUntil('p1 attack').choose(`${SONIC} attacks Forest Hornet`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Fear Fang (tapped)'] });
  });
});
