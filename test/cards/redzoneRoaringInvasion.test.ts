import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const REDZONE = 'Redzone, Roaring Invasion';
const SONIC = 'The Red, Lightning Sonic';
const foes = {
  battleZone: ['Deathliger, Lion of Chaos', 'Zagaan, Knight of Darkness', 'Deathliger, Lion of Chaos'],
};

describe(REDZONE, () => {
  driven(
    'is put on the attacking fire Command, destroys all that are tied for the highest power and breaks three shields',
    (begin) => {
      const duel = begin({ p1: { hand: [REDZONE], battleZone: [SONIC, 'Fear Fang'] }, p2: foes });
      duel.passUntil('p1 attack').choose(`${SONIC} attacks the player`);
      expect(duel.asked).toBe('p1 declareUsage');
      duel.choose(`Declare ${REDZONE}`);
      expect(duel.asked).toBe('p1 shields');
      expect(duel.battleZones).toEqual({
        p1: [`${REDZONE} (tapped, over ${SONIC})`, 'Fear Fang'],
        p2: ['Zagaan, Knight of Darkness'],
      });
      expect(duel.names('p2', 'graveyard')).toEqual([
        'Deathliger, Lion of Chaos',
        'Deathliger, Lion of Chaos',
      ]);
      duel.choose('Shield 1', 'Shield 2', 'Shield 3');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.options).toEqual(['Fear Fang attacks the player', 'Attack no more']);
      expect(duel.count('p2', 'shieldZone')).toBe(2);
      expect(duel.count('p1', 'hand')).toBe(0);
    },
  );

  driven('stays in the hand when it is not declared', (begin) => {
    const duel = begin({ p1: { hand: [REDZONE], battleZone: [SONIC, 'Fear Fang'] }, p2: foes });
    duel.passUntil('p1 attack').choose(`${SONIC} attacks the player`).pass().choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [`${SONIC} (tapped)`, 'Fear Fang'], p2: foes.battleZone });
    expect(duel.zone('p1', 'hand')).toEqual([REDZONE]);
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven(
    'cannot be declared for a fire creature that is no Command, or for a Command that is not fire',
    (begin) => {
      for (const attacker of ['Immortal Baron, Vorg', 'Zagaan, Knight of Darkness']) {
        const duel = begin({ p1: { hand: [REDZONE], battleZone: [attacker, SONIC] }, p2: { shieldZone: 6 } });
        duel.passUntil('p1 attack').choose(`${attacker} attacks the player`);
        expect(duel.asked).toBe('p1 shields');
        expect(duel.zone('p1', 'hand')).toEqual([REDZONE]);
      }
    },
  );

  driven('is summoned on a fire creature, attacks at once, and needs such a creature', (begin) => {
    const duel = begin({
      p1: {
        hand: [REDZONE],
        manaZone: { fire: 6 },
        battleZone: [{ name: 'Immortal Baron, Vorg', fresh: true }, 'Fear Fang'],
      },
    });
    duel.use(`Summon ${REDZONE}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [`${REDZONE} (over Immortal Baron, Vorg)`, 'Fear Fang'], p2: [] });
    expect(duel.options).toContain(`${REDZONE} attacks the player`);
    const none = begin({ p1: { hand: [REDZONE], manaZone: { fire: 6 }, battleZone: ['Fear Fang'] } });
    expect(none.asked).toBe('p1 attack');
    expect(none.zone('p1', 'hand')).toEqual([REDZONE]);
  });
});
