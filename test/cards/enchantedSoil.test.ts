import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Enchanted Soil', () => {
  driven('puts up to 2 creatures of the graveyard into the mana zone', (begin) => {
    const position = {
      p1: {
        hand: ['Enchanted Soil'],
        manaZone: { nature: 4 },
        battleZone: ['Filler'],
        graveyard: ['Fear Fang', 'Terror Pit', 'Seamine', 'Aqua Vehicle'],
      },
      p2: { graveyard: ['Fear Fang'] },
    };
    const duel = begin(position).use('Cast Enchanted Soil');
    expect([duel.options, duel.decision.min, duel.decision.max]).toEqual([
      ['Fear Fang', 'Seamine', 'Aqua Vehicle'],
      0,
      2,
    ]);
    duel.choose('Fear Fang', 'Seamine');
    expect([duel.count('p1', 'manaZone'), duel.names('p1', 'graveyard')]).toEqual([
      6,
      ['Aqua Vehicle', 'Enchanted Soil', 'Terror Pit'],
    ]);
    expect(begin(position).use('Cast Enchanted Soil').pass().count('p1', 'manaZone')).toBe(4);
  });
});
