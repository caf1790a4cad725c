import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const GOD = 'G.O.D., Extreme Invasion';
const MOMOTARUS = 'Momotarus, Super Nine Extremes';
const MAUCHU = 'Mauchu, One Extreme';
const DEL_FIN = 'Spell Del Fin, Light Divine Dragon';
const evolved = { name: MOMOTARUS, over: [MAUCHU] };

describe(GOD, () => {
  driven('cannot be declared for Mauchu alone, even if Momotarus goes on it', (begin) => {
    const duel = begin({ p1: { hand: [MOMOTARUS, GOD], battleZone: [MAUCHU] } });
    duel.passUntil('p1 attack').choose(`${MAUCHU} attacks the player`);
    expect(duel.options).toEqual([`Declare ${MOMOTARUS}`]);
    duel.choose(`Declare ${MOMOTARUS}`);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual([`${MOMOTARUS} (tapped, over ${MAUCHU})`]);
    expect(duel.zone('p1', 'hand')).toEqual([GOD]);
  });

  driven(
    'is put on an evolved one and puts light creatures of cost 9 from the hand and the mana zone',
    (begin) => {
      const duel = begin({
        p1: {
          hand: [GOD, MAUCHU, 'Hanusa, Radiance Elemental'],
          manaZone: [DEL_FIN, 'Fear Fang'],
          battleZone: [evolved, 'Fear Fang'],
        },
      });
      duel.passUntil('p1 attack').choose(`${MOMOTARUS} attacks the player`).choose(`Declare ${GOD}`);
      expect(duel.asked).toBe('p1 choose');
      expect([...duel.options].sort()).toEqual([MAUCHU, DEL_FIN]);
      duel.choose(MAUCHU, DEL_FIN);
      expect(duel.asked).toBe('p1 shields');
      duel.choose('Shield 1', 'Shield 2', 'Shield 3');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({
        p1: [`${GOD} (tapped, over ${MOMOTARUS}, ${MAUCHU})`, 'Fear Fang', MAUCHU, DEL_FIN],
        p2: [],
      });
      expect(duel.zone('p1', 'hand')).toEqual(['Hanusa, Radiance Elemental']);
      expect(duel.zone('p1', 'manaZone')).toEqual(['Fear Fang']);
      expect(duel.count('p2', 'shieldZone')).toBe(2);
    },
  );

  driven('puts nine at most, and may put none', (begin) => {
    const ten = Array.from({ length: 10 }, () => MAUCHU);
    const duel = begin({ p1: { hand: [GOD, ...ten], battleZone: [evolved] } });
    duel.passUntil('p1 attack').choose(`${MOMOTARUS} attacks the player`).choose(`Declare ${GOD}`);
    expect(duel.options).toEqual(ten);
    expect(() => duel.choose(...ten)).toThrow();
    duel.choose(...ten.slice(1));
    expect(duel.asked).toBe('p1 shields');
    expect(duel.count('p1', 'battleZone')).toBe(10);
    expect(duel.zone('p1', 'hand')).toEqual([MAUCHU]);
    const none = begin({ p1: { hand: [GOD, MAUCHU], battleZone: [evolved] } });
    none.passUntil('p1 attack').choose(`${MOMOTARUS} attacks the player`).choose(`Declare ${GOD}`).pass();
    expect(none.asked).toBe('p1 shields');
    expect(none.count('p1', 'battleZone')).toBe(1);
  });

  driven('is summoned on a light creature of cost 9 only', (begin) => {
    const duel = begin({
      p1: { hand: [GOD], manaZone: { light: 9 }, battleZone: ['Hanusa, Radiance Elemental', DEL_FIN] },
    });
    duel.use(`Summon ${GOD}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Hanusa, Radiance Elemental', `${GOD} (over ${DEL_FIN})`]);
    const none = begin({
      p1: { hand: [GOD], manaZone: { light: 9 }, battleZone: ['Hanusa, Radiance Elemental'] },
    });
    expect(none.asked).toBe('p1 attack');
  });
});
