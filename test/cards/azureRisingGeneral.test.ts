import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const AZURE = 'Azure Rising General';

describe(AZURE, () => {
  driven('is laid out as a shield and summoned from there at the start of the next turn', (begin) => {
    const duel = begin({ p1: { hand: [AZURE], manaZone: { light: 2 } } });
    expect(duel.options).toEqual([`Galaxyshield ${AZURE}`, 'Go on to the attack step']);
    duel.use(`Galaxyshield ${AZURE}`);
    expect(duel.asked).toBe('p2 charge');
    expect(duel.count('p1', 'shieldZone')).toBe(6);
    expect(duel.battleZones).toEqual({ p1: [], p2: [] });
    duel.pass();
    expect(duel.asked).toBe('p1 declareUsage');
    duel.choose(`Declare ${AZURE}`);
    expect(duel.asked).toBe('p1 charge');
    expect(duel.battleZones).toEqual({ p1: [AZURE], p2: [] });
    expect(duel.count('p1', 'shieldZone')).toBe(5);
  });

  driven('stays a shield when it is not summoned, and is none of use face down', (begin) => {
    const shieldZone = [{ name: AZURE, faceUp: true }, 'Filler'];
    const duel = begin({ p1: { shieldZone }, step: 'startOfTurn' });
    expect(duel.asked).toBe('p1 declareUsage');
    duel.pass();
    expect(duel.asked).toBe('p1 charge');
    expect(duel.names('p1', 'shieldZone')).toEqual([AZURE, 'Filler']);
    const down = begin({ p1: { shieldZone: [AZURE, 'Filler'] }, step: 'startOfTurn' });
    expect(down.asked).toBe('p1 charge');
  });

  driven('is not explained while it lies face down: its owner does not know it', (begin) => {
    const duel = begin({ p1: { shieldZone: [AZURE, 'Filler'] }, step: 'startOfTurn' });
    expect(duel.asked).toBe('p1 charge');
    expect(duel.duel.explain()).toEqual([]);
  });

  driven('can be neither laid out nor summoned where summoning is forbidden', (begin) => {
    const lock = { battleZone: [{ name: 'Miradante, Time Revolution', over: ['Filler'] }], shieldZone: [] };
    const duel = begin({ p1: { hand: [AZURE], manaZone: { light: 5 } }, p2: lock });
    expect(duel.asked).toBe('p2 charge');
    expect(duel.zone('p1', 'hand')).toEqual([AZURE]);
    const free = begin({ p1: { hand: [AZURE], manaZone: { light: 5 } } });
    expect(free.options).toEqual([`Summon ${AZURE}`, `Galaxyshield ${AZURE}`, 'Go on to the attack step']);
  });
});
