import {
  any,
  atOnce,
  cardsIn,
  choose,
  creature,
  draw,
  ifYouDo,
  inOrder,
  moveTo,
  putOnDeckBottom,
  sizeOf,
  tap,
  the,
  topOfDeckTo,
  when,
  yourGraveyard,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const trade = atOnce(moveTo('hand', choose(yourGraveyard())), moveTo('manaZone', choose(yourHand())));
const usher = creature({
  ...plain,
  name: 'Usher',
  power: 9000,
  abilities: [when({ event: 'moved', what: any('you'), to: 'manaZone' }, draw(2))],
});

describe('400.7 several moves of one effect at the same instant', () => {
  driven('all cards are found before any of them moves', (begin) => {
    const duel = cast(begin, trade, { p1: { hand: ['Runt'], graveyard: ['Brute'] } });
    expect([duel.names('p1', 'hand'), duel.names('p1', 'manaZone')]).toEqual([
      ['Brute'],
      ['Fire Filler', 'Runt'],
    ]);
    expect(duel.zone('p1', 'graveyard')).toEqual(['Order']);
  });

  driven('101.3 one of them is made where the other cannot be, and is an attempt (101.3a)', (begin) => {
    const duel = cast(begin, ifYouDo(trade, topOfDeckTo('shieldZone')), {
      cards: [usher],
      p1: { hand: ['Runt'], battleZone: ['Usher'] },
    });
    expect(duel.facts('cardMoved', 'shieldPlaced', 'effectResolved')).toEqual([
      'cardMoved Runt',
      'shieldPlaced Filler',
      'cardMoved Order',
      'effectResolved Usher',
    ]);
    const nothing = cast(begin, ifYouDo(trade, topOfDeckTo('shieldZone')));
    expect(nothing.facts('shieldPlaced')).toEqual([]);
  });

  driven('605.2c later parts of the effect speak of all that has moved', (begin) => {
    const effect = inOrder(trade, tap(the('moved')), draw(sizeOf(the('moved'))));
    const duel = cast(begin, effect, { p1: { hand: ['Runt'], graveyard: ['Brute'] } });
    expect(duel.zone('p1', 'manaZone')).toEqual(['Fire Filler (tapped)', 'Runt (tapped)']);
    expect(duel.count('p1', 'hand')).toBe(3);
  });

  driven('401.4 what goes to the same end of a deck is put in order together', (begin) => {
    const home = atOnce(moveTo('deck', yourHand()), moveTo('deck', yourGraveyard()));
    const duel = cast(begin, home, { p1: { hand: ['Runt', 'Usher'], graveyard: ['Brute'] }, cards: [usher] });
    expect([duel.asked, duel.options]).toEqual(['p1 order', ['Runt', 'Usher', 'Brute']]);
    duel.choose('Brute', 'Runt', 'Usher');
    expect(duel.zone('p1', 'deck').slice(0, 3)).toEqual(['Brute', 'Runt', 'Usher']);
  });

  driven('401.4 the top and the bottom of a deck each have their order', (begin) => {
    const apart = atOnce(moveTo('deck', yourHand()), putOnDeckBottom(yourGraveyard()));
    const duel = cast(begin, apart, {
      p1: { hand: ['Runt', 'Usher'], graveyard: ['Brute', 'Runt'], deck: ['Fear Fang'] },
      cards: [usher],
    });
    duel.choose('Usher', 'Runt').choose('Brute', 'Runt');
    expect(duel.zone('p1', 'deck')).toEqual(['Usher', 'Runt', 'Fear Fang', 'Brute', 'Runt']);
  });

  driven('400.7 a card that two of them name is moved by the first', (begin) => {
    const twice = atOnce(
      moveTo('deck', yourHand()),
      moveTo('deck', cardsIn(['hand', 'manaZone'], 'you', { type: 'creature' })),
    );
    const duel = cast(begin, twice, { p1: { hand: ['Runt', 'Usher'] }, cards: [usher] });
    expect(duel.options).toEqual(['Runt', 'Usher', 'Fire Filler']);
    duel.choose('Fire Filler', 'Usher', 'Runt');
    expect(duel.zone('p1', 'deck').slice(0, 3)).toEqual(['Fire Filler', 'Usher', 'Runt']);
    expect(duel.facts('cardMoved')).toEqual([
      'cardMoved Runt',
      'cardMoved Usher',
      'cardMoved Fire Filler',
      'cardMoved Order',
    ]);
  });
});
