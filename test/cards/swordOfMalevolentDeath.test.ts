import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

describe('Sword of Malevolent Death', () => {
  driven('gives 1000 power while attacking in this turn for each darkness card in the mana zone', (begin) => {
    const duel = begin({
      p1: {
        hand: ['Sword of Malevolent Death'],
        manaZone: { fire: 4, darkness: 2 },
        battleZone: ['Fear Fang', 'Burning Mane'],
      },
      p2: { battleZone: ['Seamine'], manaZone: { darkness: 5 } },
    });
    duel.use('Cast Sword of Malevolent Death');
    expect(powersOf(duel, 'p1')).toEqual(['Fear Fang 3000', 'Burning Mane 2000']);
    duel.choose('Fear Fang attacks the player');
    expect(duel.asked).toBe('p2 block');
    expect(powersOf(duel, 'p1')).toEqual(['Fear Fang 5000', 'Burning Mane 2000']);
    duel
      .pass()
      .choose('Shield 1')
      .passUntil('p2 charge')
      .passUntil('p1 attack')
      .choose('Fear Fang attacks the player');
    expect(powersOf(duel, 'p1')).toEqual(['Fear Fang 3000', 'Burning Mane 2000']);
  });
});
