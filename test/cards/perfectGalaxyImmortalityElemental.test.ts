import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const galaxy = 'Perfect Galaxy, Immortality Elemental';
const deathliger = 'Deathliger, Lion of Chaos';
const position = {
  p1: { hand: [galaxy, 'Creeping Plague'], manaZone: { light: 7 } },
  p2: {
    hand: ['Terror Pit', 'Spiral Gate'],
    manaZone: { darkness: 6, water: 2 },
    battleZone: [deathliger, 'Fear Fang'],
    shieldZone: 5,
  },
} as const;

describe(galaxy, () => {
  driven('names a shield as it is put, blocks, and stays while that shield is there', (begin) => {
    const duel = begin(position).use(`Summon ${galaxy}`);
    expect(duel.asked).toBe('p1 choose');
    expect(duel.count('p1', 'battleZone')).toBe(0);
    duel.choose('Shield 2');
    expect(duel.facts('effectTriggered')).toEqual([]);
    duel.passUntil('p2 main').use('Cast Spiral Gate').choose(galaxy).use('Cast Terror Pit');
    expect(duel.asked).toBe('p2 attack');
    expect(duel.battleZones).toEqual({ p1: [galaxy], p2: [deathliger, 'Fear Fang'] });
    duel.choose(`${deathliger} attacks the player`).choose(`Block with ${galaxy}`);
    expect(duel.battleZones).toEqual({ p1: [`${galaxy} (tapped)`], p2: ['Fear Fang'] });
  });

  driven('neither blocks nor stays once that shield has gone', (begin) => {
    const duel = begin({
      ...position,
      p2: { ...position.p2, hand: ['Terror Pit'], manaZone: { darkness: 6 } },
    });
    duel.use(`Summon ${galaxy}`).choose('Shield 2').passUntil('p2 main').pass();
    duel.choose(`${deathliger} attacks the player`).pass();
    expect(duel.asked).toBe('p2 shields');
    duel.choose('Shield 2', 'Shield 3').passUntil('p2 main').use('Cast Terror Pit');
    expect(duel.asked).toBe('p2 attack');
    expect(duel.battleZones.p1).toEqual([]);
    expect(duel.zone('p1', 'graveyard')).toEqual([galaxy]);
  });

  driven('has neither where there was no shield to name', (begin) => {
    const duel = begin({ ...position, p1: { ...position.p1, shieldZone: 0 } });
    duel.use(`Summon ${galaxy}`);
    expect(duel.asked).toBe('p2 charge');
    duel.passUntil('p2 main').use('Cast Terror Pit');
    expect(duel.battleZones.p1).toEqual([]);
  });

  driven('breaks two shields', (begin) => {
    const duel = begin({ step: 'attack', p1: { battleZone: [galaxy] } });
    duel.choose(`${galaxy} attacks the player`).choose('Shield 1', 'Shield 2');
    expect(duel.count('p2', 'shieldZone')).toBe(3);
  });
});
