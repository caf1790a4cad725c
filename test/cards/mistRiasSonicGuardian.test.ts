import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const rias = 'Mist Rias, Sonic Guardian';

describe(rias, () => {
  driven('may draw when another creature is put, on either side', (begin) => {
    const position = {
      p1: { hand: ['Fear Fang'], manaZone: { nature: 3 }, battleZone: [rias, 'Burning Mane'] },
      p2: { battleZone: [rias] },
    };
    const duel = begin(position).use('Summon Fear Fang');
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p2 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([1, 1]);
    const declined = begin(position).use('Summon Fear Fang').pass().pass();
    expect([declined.count('p1', 'hand'), declined.count('p2', 'hand')]).toEqual([0, 0]);
  });

  driven('draws nothing for itself', (begin) => {
    const duel = begin({ p1: { hand: [rias], manaZone: { light: 5 }, battleZone: ['Burning Mane'] } });
    duel.use(`Summon ${rias}`);
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones.p1).toEqual(['Burning Mane', rias]);
    expect(duel.count('p1', 'hand')).toBe(0);
  });

  driven('draws although it has left by then', (begin) => {
    const duel = begin({
      p1: { hand: ['Raija, Aqua Ninja'], manaZone: { water: 3 }, battleZone: [rias, 'Burning Mane'] },
    });
    duel.use('Summon Raija').choose('Raija, Aqua Ninja').choose(rias);
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(['Filler', rias]);
    expect(duel.battleZones.p1).toEqual(['Burning Mane', 'Raija, Aqua Ninja']);
  });
});
