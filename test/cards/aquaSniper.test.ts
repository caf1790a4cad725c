import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Aqua Sniper', () => {
  driven("up to 2 creatures return to their owners' hands", (begin) => {
    const duel = begin({
      p1: {
        hand: ['Aqua Sniper'],
        manaZone: { water: 1, light: 8 },
        battleZone: ['Burning Mane', 'Forest Hornet'],
      },
      p2: { battleZone: ['Fear Fang', 'Deathliger, Lion of Chaos'] },
    });
    duel.use('Summon Aqua Sniper');
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual([
      'Burning Mane',
      'Forest Hornet',
      'Aqua Sniper',
      'Fear Fang',
      'Deathliger, Lion of Chaos',
    ]);
    expect([duel.decision.min, duel.decision.max]).toEqual([0, 2]);
    duel.choose('Burning Mane', 'Deathliger, Lion of Chaos');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Forest Hornet', 'Aqua Sniper'], p2: ['Fear Fang'] });
    expect(duel.zone('p1', 'hand')).toEqual(['Burning Mane']);
    expect(duel.zone('p2', 'hand')).toEqual(['Deathliger, Lion of Chaos']);
    expect(duel.zone('p1', 'manaZone').filter((card) => !card.endsWith('(tapped)'))).toEqual([
      'Light Filler',
    ]);
  });

  driven('may return one, even itself, or none', (begin) => {
    const arrangement = {
      p1: { hand: ['Aqua Sniper'], manaZone: { water: 8 } },
      p2: { battleZone: ['Fear Fang'] },
    } as const;
    const itself = begin(arrangement).use('Summon Aqua Sniper').choose('Aqua Sniper');
    expect(itself.asked).toBe('p2 charge');
    expect(itself.battleZones).toEqual({ p1: [], p2: ['Fear Fang'] });
    expect(itself.zone('p1', 'hand')).toEqual(['Aqua Sniper']);
    const none = begin(arrangement).use('Summon Aqua Sniper').pass();
    expect(none.asked).toBe('p2 charge');
    expect(none.battleZones).toEqual({ p1: ['Aqua Sniper'], p2: ['Fear Fang'] });
  });

  driven('an evolution creature returns with every card under it', (begin) => {
    const duel = begin({
      p1: { hand: ['Aqua Sniper'], manaZone: { water: 8 }, battleZone: ['Burning Mane'] },
      p2: { battleZone: [{ name: 'Crystal Lancer', over: ['Aqua Soldier'] }, 'Filler'] },
    });
    duel.use('Summon Aqua Sniper').choose('Crystal Lancer');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane', 'Aqua Sniper'], p2: ['Filler'] });
    expect(duel.names('p2', 'hand')).toEqual(['Aqua Soldier', 'Crystal Lancer']);
  });
});
