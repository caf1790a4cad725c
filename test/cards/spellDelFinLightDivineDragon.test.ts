import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const DEL_FIN = 'Spell Del Fin, Light Divine Dragon';

describe(DEL_FIN, () => {
  driven('gets +2000 for each spell in the hand of the opponent', (begin) => {
    const fight = (hand: readonly string[]) =>
      begin({
        p1: { battleZone: [DEL_FIN, 'Fear Fang'], hand: ['Terror Pit', 'Terror Pit'] },
        p2: { hand, battleZone: [{ name: 'Hanusa, Radiance Elemental', tapped: true }, 'Fear Fang'] },
      })
        .passUntil('p1 attack')
        .choose(`${DEL_FIN} attacks Hanusa, Radiance Elemental`);
    const two = fight(['Terror Pit', 'Fear Fang', 'Crystal Memory']);
    expect(two.asked).toBe('p1 attack');
    expect(two.battleZones).toEqual({ p1: [`${DEL_FIN} (tapped)`, 'Fear Fang'], p2: ['Fear Fang'] });
    const one = fight(['Terror Pit', 'Fear Fang']);
    expect(one.asked).toBe('p1 attack');
    expect(one.battleZones).toEqual({
      p1: ['Fear Fang'],
      p2: ['Hanusa, Radiance Elemental (tapped)', 'Fear Fang'],
    });
  });

  driven('makes the opponent play with the hand revealed, and nobody else', (begin) => {
    const duel = begin({
      p1: { hand: [DEL_FIN, 'Terror Pit'], manaZone: { light: 9 }, battleZone: ['Fear Fang'] },
      p2: { hand: ['Crystal Memory'] },
    });
    const seen = (viewer: 'p1' | 'p2', of: 'p1' | 'p2') =>
      duel.duel.view(viewer).zones[of].hand.map((card) => (card.hidden ? '?' : card.name));
    expect(seen('p1', 'p2')).toEqual(['?']);
    duel.use(`Summon ${DEL_FIN}`);
    expect(duel.asked).toBe('p1 attack');
    expect(seen('p1', 'p2')).toEqual(['Crystal Memory']);
    expect(seen('p2', 'p1')).toEqual(['?']);
  });

  driven('forbids the opponent to cast spells, and not to summon', (begin) => {
    const p2 = { hand: ['Fear Fang', 'Crystal Memory'], manaZone: { nature: 3, water: 4 } };
    const duel = begin({ p1: { battleZone: [DEL_FIN] }, p2, active: 'p2' });
    expect(duel.options).toEqual(['Summon Fear Fang', 'Go on to the attack step']);
    const own = begin({ p1: { battleZone: [DEL_FIN], hand: ['Crystal Memory'], manaZone: { water: 4 } } });
    expect(own.options).toEqual(['Cast Crystal Memory', 'Go on to the attack step']);
  });

  driven('forbids a shield trigger spell to be declared, and breaks two shields', (begin) => {
    const duel = begin({
      p1: { battleZone: [DEL_FIN, 'Fear Fang'] },
      p2: { shieldZone: ['Terror Pit', 'Mauchu, One Extreme', 'Filler'] },
    });
    duel.passUntil('p1 attack').choose(`${DEL_FIN} attacks the player`).choose('Shield 1', 'Shield 2');
    expect(duel.asked).toBe('p2 declareShields');
    expect(duel.options).toEqual(['Shield trigger: Mauchu, One Extreme']);
    duel.pass();
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p2', 'hand')).toEqual(['Mauchu, One Extreme', 'Terror Pit']);
    expect(duel.battleZones.p1).toEqual([`${DEL_FIN} (tapped)`, 'Fear Fang']);
  });
});
