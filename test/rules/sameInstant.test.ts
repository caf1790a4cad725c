import { allCards } from 'taiki';
import {
  any,
  atMost,
  creature,
  destroy,
  draw,
  given,
  happened,
  opponentsCreatures,
  put,
  when,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { plain, plainSpell } from './plainCards.ts';

const PUT = { event: 'put', what: any('you') } as const;
const DESTROYED = { event: 'destroyed', what: any('any'), tense: 'destroyed' } as const;

const cards = [
  ...allCards,
  creature({ ...plain, name: 'Greeter', abilities: [given(happened(PUT, atMost(1)), when(PUT, draw()))] }),
  creature({
    ...plain,
    name: 'Mourner',
    power: 9000,
    abilities: [given(happened(DESTROYED, atMost(1)), when(DESTROYED, draw()))],
  }),
  creature({
    ...plain,
    name: 'Second Mourner',
    power: 9000,
    abilities: [given(happened(DESTROYED, { min: 2, max: 2 }), when(DESTROYED, draw()))],
  }),
  creature({ ...plain, name: 'Recruit' }),
  plainSpell('Muster', put(yourHand({ type: 'creature' }))),
  plainSpell('Sweep', destroy(opponentsCreatures({ power: atMost(2000) }))),
];

const MANA = ['Recruit', 'Recruit', 'Recruit', 'Recruit'];
const SOLDIERS = ['Recruit', 'Recruit'];

describe('603.2b, 603.5 what happens for the first time in a turn, of events of the same instant', () => {
  driven('one of two creatures that are put at once is the first', (begin) => {
    const duel = begin({
      cards,
      step: 'main',
      p1: { battleZone: ['Greeter'], hand: ['Muster', ...SOLDIERS], manaZone: MANA },
    });
    duel.use('Muster');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Greeter', ...SOLDIERS]);
    expect(duel.count('p1', 'hand')).toBe(1);
    expect(duel.asked).toBe('p1 attack');
  });

  driven('a creature put later in the turn is not the first, and the next turn has one again', (begin) => {
    const duel = begin({
      cards,
      step: 'main',
      p1: { battleZone: ['Greeter'], hand: [...SOLDIERS, 'Recruit'], manaZone: MANA },
      p2: { hand: SOLDIERS, manaZone: MANA },
    });
    duel.use('Recruit');
    expect(duel.count('p1', 'hand')).toBe(3);
    duel.use('Recruit');
    expect(duel.count('p1', 'hand')).toBe(2);
    duel.passUntil('p2 main').passUntil('p1 main');
    const before = duel.count('p1', 'hand');
    duel.use('Recruit');
    expect(duel.count('p1', 'hand')).toBe(before);
  });

  driven('a newcomer is the first itself, and does not see one that was put before it (603.5a)', (begin) => {
    const duel = begin({
      cards,
      step: 'main',
      p1: { hand: ['Greeter', 'Greeter'], manaZone: MANA },
    });
    duel.use('Greeter');
    expect(duel.count('p1', 'hand')).toBe(2);
    duel.choose('Greeter');
    if (duel.decision.kind === 'pay') duel.choose(duel.options[0] ?? '');
    expect(duel.zone('p1', 'battleZone')).toEqual(['Greeter', 'Greeter']);
    expect(duel.count('p1', 'hand')).toBe(1);
  });

  driven(
    "each of two copies sees the first of those that are destroyed at once, in either player's turn",
    (begin) => {
      const duel = begin({
        cards,
        step: 'main',
        p1: { hand: ['Sweep', 'Recruit'], manaZone: MANA },
        p2: { hand: [], battleZone: ['Mourner', 'Mourner', 'Recruit', 'Recruit', 'Recruit'] },
      });
      duel.use('Sweep');
      expect(duel.zone('p2', 'battleZone')).toEqual(['Mourner', 'Mourner']);
      expect(duel.count('p2', 'hand')).toBe(2);
    },
  );

  driven('the second of three that are destroyed at once is one of them', (begin) => {
    const duel = begin({
      cards,
      step: 'main',
      p1: { hand: ['Sweep', 'Recruit'], manaZone: MANA },
      p2: { hand: [], battleZone: ['Second Mourner', 'Recruit', 'Recruit', 'Recruit'] },
    });
    duel.use('Sweep');
    expect(duel.count('p2', 'hand')).toBe(1);
  });
});
