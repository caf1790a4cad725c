import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

const name = 'Lulufens, Sun Dragon Elemental';

describe(name, () => {
  driven('may put a creature from the hand without paying', (begin) => {
    const position = {
      p1: { hand: [name, 'Deathliger, Lion of Chaos', 'Solar Ray', 'Burning Mane'], manaZone: { light: 6 } },
      p2: { battleZone: ['Fear Fang'] },
    };
    const duel = begin(position).use(`Summon ${name}`).choose('Yes');
    expect(duel.options).toEqual(['Deathliger, Lion of Chaos', 'Burning Mane']);
    duel.choose('Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p2 charge');
    expect(duel.battleZones).toEqual({ p1: [name, 'Deathliger, Lion of Chaos'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Solar Ray', 'Burning Mane']);
    expect(begin(position).use(`Summon ${name}`).pass().battleZones.p1).toEqual([name]);
  });

  driven('what it puts makes earlier triggers wait, and may be resolved before them', (begin) => {
    const duel = begin({
      p1: {
        hand: [name, 'Miele, Vizier of Lightning'],
        manaZone: { light: 6 },
        battleZone: ['Mist Rias, Sonic Guardian'],
      },
      p2: { battleZone: ['Fear Fang', 'Burning Mane'] },
    });
    duel.use(`Summon ${name}`);
    expect(duel.options).toEqual(['Mist Rias, Sonic Guardian', name]);
    duel.choose(name).choose('Yes');
    expect(duel.asked).toBe('p1 standby');
    expect([...duel.options].sort()).toEqual([
      'Miele, Vizier of Lightning',
      'Mist Rias, Sonic Guardian',
      'Mist Rias, Sonic Guardian',
    ]);
    duel.choose('Miele, Vizier of Lightning').choose('Yes').choose('Fear Fang');
    expect(duel.battleZones.p2).toEqual(['Fear Fang (tapped)', 'Burning Mane']);
    expect(duel.count('p1', 'hand')).toBe(0);
    duel.choose('Yes').choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.count('p1', 'hand')).toBe(2);
  });

  driven('waits for the active player when it is put in their turn', (begin) => {
    const rias = 'Mist Rias, Sonic Guardian';
    const duel = begin({
      p1: { hand: ['Savage Earth'], manaZone: { nature: 8 }, battleZone: [rias] },
      p2: { battleZone: [rias], manaZone: [name], hand: ['Burning Mane'] },
    });
    duel.use('Cast Savage Earth').choose('Nature Filler').choose('Nature Filler').choose(rias);
    expect(duel.battleZones).toEqual({ p1: [rias], p2: [name] });
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes').choose('Yes');
    expect(duel.asked).toBe('p2 standby');
    expect([...duel.options].sort()).toEqual([name, rias, rias]);
    duel.choose(name).choose('Yes');
    expect(duel.battleZones.p2).toEqual([name, 'Burning Mane']);
    expect(duel.asked).toBe('p1 confirm');
    duel.choose('Yes').choose('Yes').choose('Yes');
    expect(duel.asked).toBe('p1 attack');
    expect([duel.count('p1', 'hand'), duel.count('p2', 'hand')]).toEqual([3, 2]);
  });
});
