import { choose, putOnDeck, putOnDeckBottom, yourHand } from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { BIG, charm, ONE_MANA, SMALL } from './fromTheRulebook/madeUp.ts';

const cards = [
  SMALL,
  BIG,
  charm('Tuck', putOnDeck(choose(yourHand({ type: 'creature' })), 3)),
  charm('Tuck Two', putOnDeck(choose(yourHand({ type: 'creature' }), 2), 2)),
  charm('Bury', putOnDeckBottom(choose(yourHand({ type: 'creature' })))),
];

describe('401.6 a place in a deck counted from the top', () => {
  driven('the third card lies below two others', (begin) => {
    const duel = begin({
      cards,
      step: 'main',
      p1: { hand: ['Tuck', 'Small'], manaZone: ONE_MANA, deck: ['Big', 'Big', 'Big', 'Big'] },
    });
    duel.choose('Tuck');
    expect([duel.zone('p1', 'deck'), duel.count('p2', 'shieldZone')]).toEqual([
      ['Big', 'Big', 'Small', 'Big', 'Big'],
      5,
    ]);
  });

  driven('in a deck of fewer cards it is the bottom one', (begin) => {
    const duel = begin({
      cards,
      step: 'main',
      p1: { hand: ['Tuck', 'Small'], manaZone: ONE_MANA, deck: ['Big'] },
    });
    duel.choose('Tuck');
    expect(duel.zone('p1', 'deck')).toEqual(['Big', 'Small']);
  });

  driven('of two cards the owner chooses which of them is higher (401.4)', (begin) => {
    const duel = begin({
      cards,
      step: 'main',
      p1: { hand: ['Tuck Two', 'Small', 'Filler'], manaZone: ONE_MANA, deck: ['Big', 'Big', 'Big'] },
    });
    duel.choose('Tuck Two');
    expect(duel.asked).toBe('p1 order');
    duel.choose('Filler', 'Small');
    expect(duel.zone('p1', 'deck')).toEqual(['Big', 'Filler', 'Small', 'Big', 'Big']);
  });
});
