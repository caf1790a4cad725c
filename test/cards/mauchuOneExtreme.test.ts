import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const MAUCHU = 'Mauchu, One Extreme';
const attacked = { p1: { battleZone: ['Fear Fang', 'Fear Fang'] }, p2: { shieldZone: [MAUCHU, 'Filler'] } };

describe(MAUCHU, () => {
  driven('is summoned for nothing when its shield breaks', (begin) => {
    const duel = begin(attacked);
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose('Shield 1');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.options).toEqual([`Shield trigger: ${MAUCHU}`]);
    duel.choose(`Shield trigger: ${MAUCHU}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang (tapped)', 'Fear Fang'], p2: [MAUCHU] });
    expect(duel.count('p2', 'hand')).toBe(0);
  });

  driven('goes to the hand when it is not declared', (begin) => {
    const duel = begin(attacked);
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose('Shield 1').pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual([]);
    expect(duel.zone('p2', 'hand')).toEqual([MAUCHU]);
  });

  driven('costs nine, and has power 5000', (begin) => {
    const duel = begin({ p1: { hand: [MAUCHU], manaZone: { light: 8 } } });
    expect(duel.asked).toBe('p2 charge');
    const enough = begin({ p1: { hand: [MAUCHU], manaZone: { light: 9 } } });
    expect(enough.options).toEqual([`Summon ${MAUCHU}`, 'Go on to the attack step']);
    const fight = begin({
      p1: { battleZone: [MAUCHU, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }] },
    });
    fight.passUntil('p1 attack').choose(`${MAUCHU} attacks Tri-horn Shepherd`);
    expect(fight.asked).toBe('p1 attack');
    expect(fight.battleZones).toEqual({ p1: ['Fear Fang'], p2: [] });
  });
});
