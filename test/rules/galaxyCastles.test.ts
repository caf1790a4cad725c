import type { Effect } from 'taiki/words';
import {
  any,
  draw,
  each,
  galaxyCastle,
  inOrder,
  itself,
  power,
  returnToHand,
  turnFace,
  when,
  whenPut,
  yourCreatures,
  yourShields,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { powersOf } from '../support/powersOf.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const tower = galaxyCastle({
  ...plain,
  name: 'Tower',
  abilities: [
    when({ event: 'moved', what: itself, to: 'shieldZone' }, draw()),
    when({ event: 'moved', what: itself, from: 'shieldZone' }, draw(2)),
    whenPut(any('you'), draw()),
    each(yourCreatures(), power(2000)),
  ],
});
const cards = [tower];

describe('304 a G castle', () => {
  driven('is used to become a shield, face up, and sees itself arrive', (begin) => {
    const duel = begin({
      cards,
      p1: { hand: ['Tower'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'], shieldZone: 2 },
    });
    const before = duel.count('p1', 'hand');
    duel.use('Execute Tower').passUntil('p1 attack');
    expect(duel.count('p1', 'shieldZone')).toBe(3);
    expect(duel.count('p1', 'hand')).toBe(before);
    expect(duel.duel.game.zones.p1.shieldZone.filter((shield) => shield.faceUp)).toHaveLength(1);
    expect(powersOf(duel, 'p1', cards)).toEqual(['Fear Fang 5000']);
  });

  driven('needs no shield', (begin) => {
    const duel = begin({ cards, p1: { hand: ['Tower'], manaZone: { fire: 1 }, shieldZone: 0 } });
    duel.use('Execute Tower').passUntil('p2 charge');
    expect(duel.count('p1', 'shieldZone')).toBe(1);
  });

  driven('has no abilities while it lies face down', (begin) => {
    const duel = begin({
      cards,
      p1: { battleZone: ['Fear Fang'], shieldZone: ['Tower'] },
    });
    expect(powersOf(duel, 'p1', cards)).toEqual(['Fear Fang 3000']);
  });

  driven('sees itself leave face up', (begin) => {
    const left = (...first: readonly Effect[]) =>
      cast(begin, inOrder(...first, returnToHand(yourShields())), {
        cards,
        p1: { shieldZone: ['Tower'] },
      }).facts('effectTriggered');
    expect(left()).toEqual([]);
    expect(left(turnFace(yourShields(), 'faceUp'))).toEqual(['effectTriggered Tower']);
  });
});
