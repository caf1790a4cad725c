import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const DEADZONE = 'Deadzone, S-Rank Zombie';
const ZAGAAN = 'Zagaan, Knight of Darkness';

describe(DEADZONE, () => {
  driven(
    'is put from the graveyard on a darkness Command, and takes 9000 power from one creature',
    (begin) => {
      const duel = begin({
        p1: { graveyard: [DEADZONE, 'Filler'], battleZone: [ZAGAAN, 'Fear Fang'] },
        p2: { battleZone: ['Deathliger, Lion of Chaos', 'Fear Fang'] },
      });
      duel.passUntil('p1 attack').choose(`${ZAGAAN} attacks the player`).choose(`Declare ${DEADZONE}`);
      expect(duel.asked).toBe('p1 choose');
      expect(duel.options).toEqual(['Deathliger, Lion of Chaos', 'Fear Fang']);
      duel.choose('Deathliger, Lion of Chaos').choose('Shield 1', 'Shield 2', 'Shield 3');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({
        p1: [`${DEADZONE} (tapped, over ${ZAGAAN})`, 'Fear Fang'],
        p2: ['Fear Fang'],
      });
      expect(duel.zone('p1', 'graveyard')).toEqual(['Filler']);
      expect(duel.count('p2', 'shieldZone')).toBe(2);
    },
  );

  driven('comes from the hand too, and leaves 500 of 9500 power for this turn only', (begin) => {
    const foe = { name: 'Hanusa, Radiance Elemental', tapped: true };
    const duel = begin({
      p1: { hand: [DEADZONE], battleZone: [ZAGAAN, 'Filler'] },
      p2: { battleZone: [foe], deck: 10 },
    });
    duel
      .passUntil('p1 attack')
      .choose(`${ZAGAAN} attacks the player`)
      .choose(`Declare ${DEADZONE}`)
      .choose('Shield 1', 'Shield 2', 'Shield 3');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p2).toEqual(['Hanusa, Radiance Elemental (tapped)']);
    duel.pass().passUntil('p2 attack').choose(`Hanusa, Radiance Elemental attacks ${DEADZONE}`);
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones).toEqual({ p1: [`${DEADZONE} (over ${ZAGAAN})`, 'Filler'], p2: [] });
    const weak = begin({
      p1: { hand: [DEADZONE], battleZone: [ZAGAAN, 'Filler'] },
      p2: { battleZone: [foe] },
    });
    weak
      .passUntil('p1 attack')
      .choose(`${ZAGAAN} attacks the player`)
      .choose(`Declare ${DEADZONE}`)
      .choose('Shield 1', 'Shield 2', 'Shield 3');
    weak.choose('Filler attacks Hanusa, Radiance Elemental');
    expect(weak.asked).toBe('p2 charge');
    expect(weak.battleZones).toEqual({
      p1: [`${DEADZONE} (tapped, over ${ZAGAAN})`, 'Filler (tapped)'],
      p2: [],
    });
  });

  driven('cannot be declared from the mana zone, or for another creature', (begin) => {
    const mana = begin({ p1: { manaZone: [DEADZONE], battleZone: [ZAGAAN] } });
    mana.passUntil('p1 attack').choose(`${ZAGAAN} attacks the player`);
    expect(mana.asked).toBe('p1 shields');
    const other = begin({ p1: { hand: [DEADZONE], battleZone: ['Gigagiele', 'The Red, Lightning Sonic'] } });
    other.passUntil('p1 attack').choose('The Red, Lightning Sonic attacks the player');
    expect(other.asked).toBe('p1 shields');
    expect(other.zone('p1', 'hand')).toEqual([DEADZONE]);
  });
});
