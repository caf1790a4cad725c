import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe("Pangaea's Song", () => {
  driven('a creature of its player goes to the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ["Pangaea's Song"],
        manaZone: { nature: 1, light: 1 },
        battleZone: ['Fear Fang', { name: 'Burning Mane', tapped: true }],
      },
      p2: { battleZone: ['Filler'] },
    });
    duel.use("Cast Pangaea's Song");
    expect(duel.asked).toBe('p1 choose');
    expect(duel.options).toEqual(['Fear Fang', 'Burning Mane']);
    expect([duel.decision.min, duel.decision.max]).toEqual([1, 1]);
    duel.choose('Burning Mane');
    expect(duel.asked).toBe('p1 attack');
    expect(duel.battleZones).toEqual({ p1: ['Fear Fang'], p2: ['Filler'] });
    expect([...duel.zone('p1', 'manaZone')].sort()).toEqual([
      'Burning Mane',
      'Light Filler',
      'Nature Filler (tapped)',
    ]);
    expect(duel.zone('p1', 'graveyard')).toEqual(["Pangaea's Song"]);
  });

  driven('takes the only creature without a choice, and nothing where there is none', (begin) => {
    const only = begin({
      p1: { hand: ["Pangaea's Song"], manaZone: { nature: 1 }, battleZone: ['Fear Fang'] },
    });
    only.use("Cast Pangaea's Song");
    expect(only.asked).toBe('p2 charge');
    expect(only.battleZones).toEqual({ p1: [], p2: [] });
    expect(only.names('p1', 'manaZone')).toEqual(['Fear Fang', 'Nature Filler']);
    const none = begin({
      p1: { hand: ["Pangaea's Song"], manaZone: { nature: 1 } },
      p2: { battleZone: ['Filler'] },
    });
    none.use("Cast Pangaea's Song");
    expect(none.asked).toBe('p2 charge');
    expect(none.battleZones).toEqual({ p1: [], p2: ['Filler'] });
    expect(none.names('p1', 'manaZone')).toEqual(['Nature Filler']);
  });
});
