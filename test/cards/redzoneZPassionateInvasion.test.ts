import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const REDZONE_Z = 'Redzone Z, Passionate Invasion';
const REDZONE = 'Redzone, Roaring Invasion';
const SONIC = 'The Red, Lightning Sonic';

describe(REDZONE_Z, () => {
  driven(
    'puts one shield into the graveyard when it is put on a creature that is no evolution creature',
    (begin) => {
      const duel = begin({ p1: { hand: [REDZONE_Z], battleZone: [SONIC, 'Fear Fang'] } });
      duel.passUntil('p1 attack').choose(`${SONIC} attacks the player`).choose(`Declare ${REDZONE_Z}`);
      expect(duel.asked).toBe('p1 choose');
      expect(duel.options).toHaveLength(5);
      duel.choose('Card 1');
      expect(duel.asked).toBe('p1 shields');
      expect(duel.count('p2', 'shieldZone')).toBe(4);
      expect(duel.zone('p2', 'graveyard')).toEqual(['Filler']);
      duel.choose('Shield 1', 'Shield 2');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.count('p2', 'shieldZone')).toBe(2);
      expect(duel.count('p2', 'hand')).toBe(2);
      expect(duel.count('p1', 'shieldZone')).toBe(5);
      expect(duel.battleZones).toEqual({ p1: [`${REDZONE_Z} (tapped, over ${SONIC})`, 'Fear Fang'], p2: [] });
    },
  );

  driven('leaves the shields alone when it is put on an evolution creature', (begin) => {
    const duel = begin({
      p1: { hand: [REDZONE_Z], battleZone: [{ name: REDZONE, over: [SONIC] }, 'Fear Fang'] },
    });
    duel.passUntil('p1 attack').choose(`${REDZONE} attacks the player`).choose(`Declare ${REDZONE_Z}`);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual([`${REDZONE_Z} (tapped, over ${REDZONE}, ${SONIC})`, 'Fear Fang']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
    expect(duel.count('p2', 'graveyard')).toBe(0);
  });

  driven('is declared together with another invasion, and either may be first', (begin) => {
    const duel = begin({ p1: { hand: [REDZONE_Z, REDZONE], battleZone: [SONIC, 'Fear Fang'] } });
    duel.passUntil('p1 attack').choose(`${SONIC} attacks the player`);
    duel.choose(`Declare ${REDZONE_Z}`, `Declare ${REDZONE}`);
    expect(duel.asked).toBe('p1 standby');
    expect([...duel.options].sort()).toEqual([REDZONE_Z, REDZONE].sort());
    duel.choose(REDZONE);
    expect(duel.asked).toBe('p1 standby');
    expect(duel.battleZones.p1).toEqual([`${REDZONE} (tapped, over ${SONIC})`, 'Fear Fang']);
    duel.choose(REDZONE_Z);
    expect(duel.asked).toBe('p1 shields');
    expect(duel.battleZones.p1).toEqual([`${REDZONE_Z} (tapped, over ${REDZONE}, ${SONIC})`, 'Fear Fang']);
    expect(duel.count('p2', 'shieldZone')).toBe(5);
  });

  driven('cannot be declared for a creature that is no fire Command', (begin) => {
    const duel = begin({
      p1: { hand: [REDZONE_Z], battleZone: ['Zagaan, Knight of Darkness'] },
      p2: { shieldZone: 3 },
    });
    duel.passUntil('p1 attack').choose('Zagaan, Knight of Darkness attacks the player');
    expect(duel.asked).toBe('p1 shields');
    expect(duel.zone('p1', 'hand')).toEqual([REDZONE_Z]);
  });
});
