import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Kulus, Soulshine Enforcer', () => {
  driven(
    'puts the top card of the deck into the mana zone only where the opponent has more mana',
    (begin) => {
      const mana = (foe: number) =>
        begin({
          p1: { hand: ['Kulus, Soulshine Enforcer'], manaZone: { light: 4 }, battleZone: ['Burning Mane'] },
          p2: { manaZone: { fire: foe } },
        })
          .use('Summon Kulus, Soulshine Enforcer')
          .count('p1', 'manaZone');
      expect([mana(5), mana(4), mana(0)]).toEqual([5, 4, 4]);
    },
  );
});
