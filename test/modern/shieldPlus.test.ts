import { loadSets } from '@taiki/modern';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';

const cards = await loadSets(['unnumbered']);

describe('鋭翼の化身', () => {
  driven('adds the top card of the deck to a shield, or does not', (begin) => {
    for (const [answer, shields] of [
      ['Yes', ['Aqua Guard (over Bolshack Dragon)', 'Aqua Guard']],
      ['No', ['Aqua Guard', 'Aqua Guard']],
    ] as const) {
      const duel = begin({
        cards,
        p1: {
          hand: ['鋭翼の化身'],
          manaZone: { nature: 4 },
          shieldZone: ['Aqua Guard', 'Aqua Guard'],
          deck: ['Bolshack Dragon', 'Fear Fang'],
        },
      });
      duel.use('Summon 鋭翼の化身').choose(answer);
      if (answer === 'Yes') duel.choose('Card 1');
      expect(duel.zone('p1', 'shieldZone')).toEqual(shields);
    }
  });
});

describe('天武の精霊ライトニング・キッド', () => {
  driven('adds to a shield, and is stronger while the shield that it names is there', (begin) => {
    const duel = begin({
      cards,
      p1: {
        hand: ['天武の精霊ライトニング・キッド'],
        manaZone: { light: 5 },
        shieldZone: ['Aqua Guard'],
        deck: ['Bolshack Dragon', 'Fear Fang'],
      },
    });
    duel.use('Summon 天武の精霊ライトニング・キッド').choose('Yes');
    expect([duel.zone('p1', 'shieldZone'), powersOf(duel, 'p1', cards)]).toEqual([
      ['Aqua Guard (over Bolshack Dragon)'],
      ['天武の精霊ライトニング・キッド 11000'],
    ]);
  });
});
