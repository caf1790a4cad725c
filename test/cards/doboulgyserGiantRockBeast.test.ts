import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Doboulgyser, Giant Rock Beast', () => {
  driven("may destroy one of the opponent's creatures with power 3000 or less", (begin) => {
    const position = {
      p1: {
        hand: ['Doboulgyser, Giant Rock Beast'],
        manaZone: { fire: 6 },
        battleZone: ['Magmarex', 'Burning Mane'],
      },
      p2: { battleZone: ['Fear Fang', 'Aqua Vehicle', 'Forest Hornet'] },
    };
    const duel = begin(position).use('Summon Doboulgyser, Giant Rock Beast').choose('Yes');
    expect(duel.options).toEqual(['Fear Fang', 'Aqua Vehicle']);
    duel.choose('Fear Fang');
    expect(duel.battleZones).toEqual({
      p1: ['Doboulgyser, Giant Rock Beast (over Magmarex)', 'Burning Mane'],
      p2: ['Aqua Vehicle', 'Forest Hornet'],
    });
    const declined = begin(position).use('Summon Doboulgyser, Giant Rock Beast').choose('No');
    expect(declined.zone('p2', 'battleZone')).toHaveLength(3);
  });
});
