import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const MACGUFFIN = "MacGuffin, Play's Origin";

describe(MACGUFFIN, () => {
  driven(
    'shuffles a creature of the opponent and itself away at the end of the turn, then each player draws',
    (begin) => {
      const duel = begin({
        p1: { battleZone: [MACGUFFIN, 'Fear Fang'] },
        p2: { battleZone: ['Hanusa, Radiance Elemental', 'Forest Hornet'] },
        step: 'end',
      });
      expect(duel.asked).toBe('p1 choose');
      expect(duel.options).toEqual(['Hanusa, Radiance Elemental', 'Forest Hornet']);
      duel.choose('Hanusa, Radiance Elemental');
      expect(duel.asked).toBe('p2 charge');
      expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Forest Hornet'] });
      expect([...duel.zone('p1', 'deck'), ...duel.zone('p1', 'hand')]).toContain(MACGUFFIN);
      expect([...duel.zone('p2', 'deck'), ...duel.zone('p2', 'hand')]).toContain(
        'Hanusa, Radiance Elemental',
      );
      expect([duel.count('p1', 'hand'), duel.count('p1', 'deck')]).toEqual([1, 20]);
      expect([duel.count('p2', 'hand'), duel.count('p2', 'deck')]).toEqual([2, 19]);
    },
  );

  driven('lets the opponent declare a ZERO card that is drawn there', (begin) => {
    const REDZONE = 'Redzone, Roaring Invasion';
    const SONIC = 'The Red, Lightning Sonic';
    const duel = begin({
      p1: { hand: [REDZONE], battleZone: [SONIC, MACGUFFIN] },
      p2: { deck: Array.from({ length: 6 }, () => 'ZERO Hand') },
    });
    duel.passUntil('p1 attack').choose(`${SONIC} attacks the player`).choose(`Declare ${REDZONE}`);
    duel.choose('Shield 1', 'Shield 2', 'Shield 3').pass();
    expect(duel.asked).toBe('p2 declareUsage');
    duel.choose('Declare ZERO Hand');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    expect(duel.zone('p2', 'graveyard')).toEqual(['ZERO Hand']);
  });

  driven('waits for the end of the turn of its own player', (begin) => {
    const duel = begin({ p1: { battleZone: [MACGUFFIN] }, active: 'p2', step: 'end' });
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones.p1).toEqual([MACGUFFIN]);
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 0]);
  });

  driven('is summoned for five, attacks at once and breaks two', (begin) => {
    const duel = begin({ p1: { hand: [MACGUFFIN], manaZone: { water: 4, fire: 1 } } });
    duel.use(`Summon ${MACGUFFIN}`).choose(`${MACGUFFIN} attacks the player`).choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
    expect(duel.battleZones.p1).toEqual([]);
  });
});
