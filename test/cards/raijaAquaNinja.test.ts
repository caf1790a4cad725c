import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Raija, Aqua Ninja', () => {
  driven('returns a creature of its player to the hand, itself too', (begin) => {
    const position = {
      p1: { hand: ['Raija, Aqua Ninja'], manaZone: { water: 3 }, battleZone: ['Fear Fang', 'Burning Mane'] },
      p2: { battleZone: ['Forest Hornet'] },
    };
    const duel = begin(position).use('Summon Raija');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane', 'Raija, Aqua Ninja']);
    duel.choose('Fear Fang');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Raija, Aqua Ninja'], p2: ['Forest Hornet'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Fear Fang']);
    const itself = begin(position).use('Summon Raija').choose('Raija');
    expect(itself.battleZones.p1).toEqual(['Fear Fang', 'Burning Mane']);
    expect(itself.zone('p1', 'hand')).toEqual(['Raija, Aqua Ninja']);
  });

  driven('alone it has to return itself', (begin) => {
    const duel = begin({
      p1: { hand: ['Raija, Aqua Ninja'], manaZone: { water: 3 } },
      p2: { battleZone: ['Forest Hornet'] },
    });
    duel.use('Summon Raija');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [], p2: ['Forest Hornet'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Raija, Aqua Ninja']);
  });

  driven('a draw that it triggered stays, although it has gone itself', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Raija, Aqua Ninja'],
        manaZone: { water: 3 },
        battleZone: ['Mist Rias, Sonic Guardian', 'Burning Mane'],
      },
    });
    duel.use('Summon Raija').choose('Raija, Aqua Ninja').choose('Raija, Aqua Ninja').choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.names('p1', 'hand')).toEqual(['Filler', 'Raija, Aqua Ninja']);
  });
});
