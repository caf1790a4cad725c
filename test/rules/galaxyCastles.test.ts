import type { Effect } from 'taiki/words';
import {
  any,
  creature,
  draw,
  each,
  galaxyCastle,
  inOrder,
  itself,
  power,
  putIntoMana,
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
import { beast } from './printed.ts';

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

describe('822.3 a G castle that leaves', () => {
  const castles = [
    tower,
    creature({ ...plain, name: 'Raider', power: 3000 }),
    beast('Witness', 1000, when({ event: 'shieldBroken', of: 'opponent' }, draw())),
  ];

  driven('goes to the graveyard instead, in an attack as well, and has not been broken', (begin) => {
    const duel = begin({
      cards: castles,
      step: 'attack',
      p1: { battleZone: ['Raider', 'Witness', 'Filler'] },
      p2: { shieldZone: [{ name: 'Tower', faceUp: true }, 'Filler'], deck: 9 },
    });
    duel.choose('Raider attacks the player').choose('Shield 1');
    expect([duel.asked, duel.zone('p2', 'graveyard'), duel.count('p1', 'hand')]).toEqual([
      'p1 attack',
      ['Tower'],
      0,
    ]);
    // It has seen itself leave.
    expect(duel.count('p2', 'hand')).toBe(2);
  });

  driven(
    'does so by an effect too, a second copy by itself, and one that lies face down does not',
    (begin) => {
      const duel = cast(begin, returnToHand(yourShields()), {
        cards: castles,
        p1: { shieldZone: [{ name: 'Tower', faceUp: true }, { name: 'Tower', faceUp: true }, 'Tower'] },
      });
      expect([
        duel.names('p1', 'graveyard').filter((name) => name === 'Tower'),
        duel.names('p1', 'hand').filter((name) => name === 'Tower'),
      ]).toEqual([['Tower', 'Tower'], ['Tower']]);
    },
  );

  driven('goes elsewhere once it lies face down again', (begin) => {
    const duel = cast(begin, inOrder(turnFace(yourShields(), 'faceDown'), putIntoMana(yourShields())), {
      cards: castles,
      p1: { shieldZone: [{ name: 'Tower', faceUp: true }] },
    });
    expect([duel.names('p1', 'graveyard'), duel.names('p1', 'manaZone')]).toEqual([
      ['Order'],
      ['Fire Filler', 'Tower'],
    ]);
  });
});
