import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const AURORA = 'Meteorshower Auroratheater';
const MAUCHU = 'Mauchu, One Extreme';

describe(AURORA, () => {
  driven('draws three when it is put, attacks at once, cannot be blocked and breaks three', (begin) => {
    const duel = begin({
      p1: { hand: [AURORA], manaZone: { water: 4, fire: 3 } },
      p2: { battleZone: ['La Ura Giga, Sky Guardian'] },
    });
    duel.use(`Summon ${AURORA}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(3);
    expect(duel.count('p1', 'deck')).toBe(17);
    duel.choose(`${AURORA} attacks the player`);
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p2', 'shieldZone')).toBe(2);
    expect(duel.battleZones).toEqual({ p1: [`${AURORA} (tapped)`], p2: ['La Ura Giga, Sky Guardian'] });
  });

  driven(
    'while it attacks, creatures up to the cost of its hand cannot be put: they are declared in vain',
    (begin) => {
      const attack = (hand: number) =>
        begin({ p1: { battleZone: [AURORA, 'Fear Fang'], hand }, p2: { shieldZone: [MAUCHU] } })
          .passUntil('p1 attack')
          .choose(`${AURORA} attacks the player`)
          .choose(`Shield trigger: ${MAUCHU}`);
      const nine = attack(9);
      expect(nine.asked).toBe('p1 attack');
      expect(nine.battleZones).toEqual({ p1: [`${AURORA} (tapped)`, 'Fear Fang'], p2: [] });
      expect(nine.zone('p2', 'hand')).toEqual([MAUCHU]);
      const eight = attack(8);
      expect(eight.asked).toBe('p1 attack');
      expect(eight.battleZones.p2).toEqual([MAUCHU]);
    },
  );

  driven('forbids nothing while another creature attacks', (begin) => {
    const duel = begin({ p1: { battleZone: [AURORA, 'Fear Fang'], hand: 9 }, p2: { shieldZone: [MAUCHU] } });
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose(`Shield trigger: ${MAUCHU}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual([MAUCHU]);
  });
});
