import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const uisu = 'Uisu (Majestic Star)';
const octopa = 'Octopa (Kernel Star)';
const ratta = 'Ratta and Armstrong, Soulmate';

describe('Uisu (Majestic Star)', () => {
  driven('invades an attacker, and a second invasion goes on top where it still fits', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [uisu, octopa], battleZone: [ratta, 'Fear Fang'] },
      p2: { shieldZone: 2, battleZone: ['Burning Mane'] },
    });
    duel.choose(`${ratta} attacks the player`).choose(`Declare ${uisu}`, `Declare ${octopa}`).choose(uisu);
    duel.passUntil('p1 shields').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({
      p1: [`${octopa} (tapped, over ${uisu}, ${ratta})`, 'Fear Fang'],
      p2: ['Burning Mane'],
    });
    expect([duel.count('p1', 'hand'), duel.count('p2', 'shieldZone')]).toEqual([0, 1]);
  });

  driven('misfires when the other invasion has made the attacker unfit', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [uisu, octopa], battleZone: [ratta, 'Fear Fang'] },
      p2: { shieldZone: 2 },
    });
    duel.choose(`${ratta} attacks the player`).choose(`Declare ${uisu}`, `Declare ${octopa}`).choose(octopa);
    duel.passUntil('p1 shields').choose('Shield 1');
    expect(duel.zone('p1', 'battleZone')).toEqual([`${octopa} (tapped, over ${ratta})`, 'Fear Fang']);
    expect(duel.zone('p1', 'hand')).toEqual([uisu]);
    expect(duel.facts('effectMisfired')).toEqual([`effectMisfired ${uisu}`]);
  });

  driven('is not declared for an attacker of cost 3, nor for one without water', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [uisu], battleZone: ['Aqua Soldier', 'Forest Hornet', 'Fear Fang'] },
      p2: { shieldZone: 3 },
    });
    duel.choose('Aqua Soldier attacks the player').passUntil('p1 shields').choose('Shield 1');
    duel.choose('Forest Hornet attacks the player').passUntil('p1 shields').choose('Shield 1');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.facts('usageDeclared')).toEqual([]);
    expect(duel.zone('p1', 'hand')).toEqual([uisu]);
  });

  driven('evolves from a water creature for 5, with 6000 power', (begin) => {
    const duel = begin({
      p1: { hand: [uisu], manaZone: { water: 3, fire: 2 }, battleZone: ['Aqua Soldier', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Tri-horn Shepherd', tapped: true }] },
    });
    duel.use(`Summon ${uisu}`).choose(`${uisu} attacks Tri-horn Shepherd`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: [`${uisu} (tapped, over Aqua Soldier)`, 'Fear Fang'], p2: [] });
  });
});
