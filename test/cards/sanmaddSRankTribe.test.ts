import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const SANMADD = 'Sanmadd, S-Rank Tribe';

describe(SANMADD, () => {
  driven(
    'is put from the mana zone, puts one of four creatures into the mana zone and breaks three',
    (begin) => {
      const duel = begin({
        p1: { manaZone: [SANMADD, 'Filler'], battleZone: ['Fear Fang', 'Filler', 'Burning Mane'] },
        p2: { battleZone: ['Hanusa, Radiance Elemental'] },
      });
      duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose(`Declare ${SANMADD}`);
      expect(duel.asked).toBe('p1 choose');
      expect(duel.options).toEqual([SANMADD, 'Filler', 'Burning Mane', 'Hanusa, Radiance Elemental']);
      duel.choose('Hanusa, Radiance Elemental').choose('Shield 1', 'Shield 2', 'Shield 3');
      expect(duel.asked).toBe('p1 attack');
      expect(duel.battleZones).toEqual({
        p1: [`${SANMADD} (tapped, over Fear Fang)`, 'Filler', 'Burning Mane'],
        p2: [],
      });
      expect(duel.zone('p2', 'manaZone')).toEqual(['Hanusa, Radiance Elemental']);
      expect(duel.zone('p1', 'manaZone')).toEqual(['Filler']);
      expect(duel.count('p2', 'shieldZone')).toBe(2);
    },
  );

  driven('leaves three creatures alone, and breaks one shield beside one other', (begin) => {
    const duel = begin({
      p1: { hand: [SANMADD], battleZone: ['Fear Fang', 'Filler'] },
      p2: { battleZone: ['Hanusa, Radiance Elemental'] },
    });
    duel.passUntil('p1 attack').choose('Fear Fang attacks the player').choose(`Declare ${SANMADD}`);
    expect(duel.asked).toBe('p1 shields');
    duel.choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [`${SANMADD} (tapped, over Fear Fang)`, 'Filler'],
      p2: ['Hanusa, Radiance Elemental'],
    });
    expect(duel.count('p2', 'shieldZone')).toBe(4);
  });

  driven('cannot be declared for another cost or civilization, or from the graveyard', (begin) => {
    for (const attacker of ['Forest Hornet', 'Burning Mane', 'Aqua Soldier']) {
      const duel = begin({ p1: { hand: [SANMADD], battleZone: [attacker] } });
      duel.passUntil('p1 attack').choose(`${attacker} attacks the player`);
      expect(duel.asked).toBe('p1 shields');
      expect(duel.zone('p1', 'hand')).toEqual([SANMADD]);
    }
    const grave = begin({ p1: { graveyard: [SANMADD], battleZone: ['Fear Fang'] } });
    grave.passUntil('p1 attack').choose('Fear Fang attacks the player');
    expect(grave.asked).toBe('p1 shields');
  });
});
