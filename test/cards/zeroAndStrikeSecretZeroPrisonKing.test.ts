import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const zero = 'ZERO and STRIKE, Secret Zero Prison King';
const king = 'Romanogri-La the 0th, Zero Prison Connected King';

describe('ZERO and STRIKE, Secret Zero Prison King', () => {
  driven('is cast for nothing when a dispector of its civilizations attacks', (begin) => {
    const arrangement = {
      step: 'attack',
      p1: { hand: [zero], battleZone: [king, 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }, 'Aqua Soldier'] },
    } as const;
    const cast = begin(arrangement).choose(`${king} attacks Burning Mane`).choose(`Declare ${zero}`);
    cast.passUntil('p1 standby').choose(king);
    cast.passUntil('p1 attack');
    expect(cast.zone('p1', 'graveyard')).toEqual([zero]);
    expect([cast.count('p1', 'hand'), cast.count('p1', 'deck'), cast.count('p2', 'hand')]).toEqual([
      1, 19, 0,
    ]);
    expect(cast.battleZones).toEqual({ p1: [`${king} (tapped)`, 'Fear Fang'], p2: ['Aqua Soldier'] });
    const kept = begin(arrangement).choose(`${king} attacks Burning Mane`).pass().passUntil('p1 attack');
    expect(kept.zone('p1', 'hand')).toEqual([zero]);
  });

  driven('is not declared for other attackers', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { hand: [zero], battleZone: ['Zagaan, Knight of Darkness', 'Fear Fang'] },
      p2: { battleZone: [{ name: 'Burning Mane', tapped: true }] },
    });
    duel.choose('Zagaan, Knight of Darkness attacks Burning Mane').passUntil('p1 attack');
    expect(duel.facts('usageDeclared')).toEqual([]);
    expect(duel.zone('p1', 'hand')).toEqual([zero]);
  });

  driven('is cast for 5 with light, darkness and nature', (begin) => {
    const duel = begin({ p1: { hand: [zero], manaZone: { light: 2, darkness: 2, nature: 1 } } });
    duel.use(`Cast ${zero}`);
    expect(duel.asked).toBe('p2 charge');
    expect([duel.count('p1', 'hand'), duel.zone('p1', 'graveyard')]).toEqual([1, [zero]]);
    for (const manaZone of [
      { light: 2, darkness: 3 },
      { light: 1, darkness: 2, nature: 1 },
    ])
      expect(begin({ p1: { hand: [zero], manaZone } }).asked).toBe('p2 charge');
  });
});
