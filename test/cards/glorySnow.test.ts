import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('Glory Snow', () => {
  driven(
    'puts the top 2 cards of the deck into the mana zone only where the opponent has more mana',
    (begin) => {
      const mana = (foe: number) =>
        begin({
          p1: { hand: ['Glory Snow'], manaZone: { light: 4 }, battleZone: ['Filler'] },
          p2: { manaZone: { fire: foe } },
        })
          .use('Cast Glory Snow')
          .count('p1', 'manaZone');
      expect([mana(5), mana(4), mana(0)]).toEqual([6, 4, 4]);
    },
  );

  driven('also by its shield trigger', (begin) => {
    const duel = begin({
      step: 'attack',
      p1: { battleZone: ['Fear Fang', 'Filler'], manaZone: { fire: 1 } },
      p2: { shieldZone: ['Glory Snow', 'Filler'] },
    });
    duel.choose('Fear Fang attacks the player').choose('Shield 1').choose('Shield trigger: Glory Snow');
    expect([duel.asked, duel.count('p2', 'manaZone')]).toEqual(['p1 attack', 2]);
  });
});
