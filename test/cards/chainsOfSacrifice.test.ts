import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Chains of Sacrifice', () => {
  driven("destroys up to 2 of the opponent's creatures, then one of its player's", (begin) => {
    const position = {
      p1: {
        hand: ['Chains of Sacrifice'],
        manaZone: { darkness: 8 },
        battleZone: ['Filler', 'Burning Mane'],
      },
      p2: { battleZone: ['Fear Fang', 'Seamine', 'Forest Hornet'] },
    };
    const duel = begin(position).use('Cast Chains of Sacrifice');
    expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([
      ['Fear Fang', 'Seamine', 'Forest Hornet'],
      0,
      2,
    ]);
    duel.choose('Fear Fang', 'Seamine');
    expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([['Filler', 'Burning Mane'], 1, 1]);
    duel.choose('Filler');
    expect(duel.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Forest Hornet'] });
    const none = begin(position).use('Cast Chains of Sacrifice').pass().choose('Filler');
    expect(none.battleZones).toEqual({ p1: ['Burning Mane'], p2: ['Fear Fang', 'Seamine', 'Forest Hornet'] });
  });
});
