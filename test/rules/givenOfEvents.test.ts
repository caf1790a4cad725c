import type { Condition } from 'taiki/words';
import {
  another,
  atLeast,
  creature,
  delayed,
  draw,
  from,
  given,
  inOrder,
  may,
  other,
  put,
  self,
  that,
  useFree,
  when,
  whenPut,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1, power: 1000 } as const;
const big = creature({ ...plain, name: 'Big', power: 6000 });
const small = creature({ ...plain, name: 'Small' });
const isBig: Condition = { kind: 'is', what: that, like: { power: atLeast(5000) } };
const putBoth = put({ in: 'graveyard', of: 'you' });
const both = { graveyard: ['Big', 'Small'] } as const;

describe('603.2 a restriction inside a trigger clause knows what its event names', () => {
  driven('where the ability is in the battle zone', (begin) => {
    const scout = creature({
      ...plain,
      name: 'Scout',
      abilities: [given(isBig, whenPut(another('you'), draw()))],
    });
    const duel = cast(begin, putBoth, {
      cards: [big, small, scout],
      p1: { ...both, battleZone: ['Brute', 'Scout'] },
    });
    if (duel.asked === 'p1 order') duel.choose(...duel.options);
    expect(duel.facts('effectTriggered')).toEqual(['effectTriggered Scout']);
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
  });

  driven('603.6 where it is delayed', (begin) => {
    const later = delayed(given(isBig, when({ event: 'put', what: { of: 'you' } }, draw())), 'turn');
    const duel = cast(begin, inOrder(later, putBoth), { cards: [big, small], p1: both });
    if (duel.asked === 'p1 order') duel.choose(...duel.options);
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 1]);
  });

  driven('603.2f where it is declared', (begin) => {
    const avenger = creature({
      ...plain,
      name: 'Avenger',
      abilities: [
        from(
          ['hand'],
          given(isBig, when({ event: 'attacks', what: { of: 'opponent' } }, may(useFree(self)))),
        ),
      ],
    });
    const attackWith = (name: string) =>
      begin({
        cards: [big, small, avenger],
        step: 'attack',
        p1: { battleZone: ['Big', 'Small'] },
        p2: { hand: ['Avenger'], shieldZone: 5 },
      }).choose(`${name} attacks the player`);
    expect([attackWith('Small').asked, attackWith('Big').asked]).toEqual(['p1 shields', 'p2 declareUsage']);
  });

  driven('and of two that it names, each', (begin) => {
    const judge = creature({
      ...plain,
      name: 'Judge',
      abilities: [
        given(
          { kind: 'is', what: other, like: { power: atLeast(5000) } },
          when({ event: 'losesBattle', what: { of: 'you' } }, draw()),
        ),
      ],
    });
    const lost = (against: string) =>
      begin({
        cards: [big, small, judge],
        step: 'attack',
        p1: { battleZone: ['Small', 'Judge'] },
        p2: { battleZone: [{ name: against, tapped: true }] },
      })
        .choose(`Small attacks ${against}`)
        .count('p1', 'hand');
    expect([lost('Big'), lost('Small')]).toEqual([1, 0]);
  });
});
