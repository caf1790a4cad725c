import {
  atMost,
  choose,
  costOf,
  creature,
  delayed,
  destroy,
  discard,
  draw,
  exactly,
  given,
  inOrder,
  opponentsCreatures,
  put,
  revealTop,
  self,
  spell,
  spellAbility,
  that,
  the,
  twinpact,
  useFree,
  when,
  yourHand,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';
import { cast } from './cast.ts';

const plain = { civilizations: ['fire'], cost: 1 } as const;
const twin = twinpact(
  'Twin',
  creature({ ...plain, name: 'Upper', cost: 5, power: 1000 }),
  spell({ ...plain, name: 'Lower', cost: 2, abilities: [spellAbility(draw())] }),
);
const even = twinpact(
  'Even',
  creature({ ...plain, name: 'Above', cost: 2, power: 1000 }),
  spell({ ...plain, name: 'Below', cost: 2, abilities: [spellAbility(draw())] }),
);
const two = creature({ ...plain, name: 'Two', cost: 2, power: 1000 });
const five = creature({ ...plain, name: 'Five', cost: 5, power: 1000 });
const cards = [twin, even, two, five];

describe('201.2b an effect that asks for the cost of a twinpact outside the battle zone', () => {
  const revealed = inOrder(
    revealTop(1, 'top'),
    put(choose(yourHand({ type: 'creature', cost: exactly(costOf(the('top'))) }))),
  );

  driven('lets its player say which cost counts', (begin) => {
    for (const [cost, name] of [
      ['2', 'Two'],
      ['5', 'Five'],
    ] as const) {
      const duel = cast(begin, revealed, {
        cards,
        p1: { hand: ['Two', 'Five'], deck: ['Twin', 'Filler', 'Filler'] },
      });
      expect([duel.asked, duel.decision.rule, duel.options]).toEqual(['p1 number', '201.2b', ['5', '2']]);
      duel.choose(cost);
      expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Brute', name]]);
    }
  });

  driven('asks nothing where both cost the same', (begin) => {
    const duel = cast(begin, revealed, { cards, p1: { hand: ['Two', 'Five'], deck: ['Even', 'Filler'] } });
    expect([duel.asked, duel.battleZones.p1]).toEqual(['p1 attack', ['Brute', 'Two']]);
  });

  driven('asks once for all that follows', (begin) => {
    const twice = inOrder(
      discard(choose(yourHand())),
      destroy(choose(opponentsCreatures({ cost: atMost(costOf(the('chosen'))) }))),
      draw(costOf(the('chosen'))),
    );
    const duel = cast(
      begin,
      inOrder(discard(choose(yourHand())), draw(costOf(the('chosen'))), draw(costOf(the('chosen')))),
      {
        cards,
        p1: { hand: ['Twin'] },
      },
    );
    expect(duel.options).toEqual(['5', '2']);
    duel.choose('2');
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 4]);
    const killing = cast(begin, twice, {
      cards,
      p1: { hand: ['Twin'] },
      p2: { battleZone: ['Two', 'Five'] },
    });
    killing.choose('5');
    expect([killing.asked, killing.options]).toEqual(['p1 choose', ['Two', 'Five']]);
  });

  driven('does not ask for a creature in the battle zone, nor for one that has left it', (begin) => {
    const killed = inOrder(destroy(choose(opponentsCreatures())), draw(costOf(the('chosen'))));
    const duel = cast(begin, killed, { cards, p2: { battleZone: ['Twin'] } });
    expect([duel.asked, duel.count('p1', 'hand')]).toEqual(['p1 attack', 5]);
  });
});

describe('201.2b, 810.3a the cost of a twinpact that is used is that of the half which is used', () => {
  const measured = twinpact(
    'Measured',
    creature({ ...plain, name: 'Above', cost: 5, power: 1000 }),
    spell({ ...plain, name: 'Below', cost: 2, abilities: [spellAbility(draw(costOf(self)))] }),
  );
  const used = { event: 'used', by: 'you', what: { type: 'card' } } as const;
  const watch = creature({
    ...plain,
    name: 'Watch',
    power: 1000,
    abilities: [when(used, draw(costOf(that)))],
  });

  driven('for what triggers on the use', (begin) => {
    for (const [use, drawn] of [
      ['Cast Lower', 3],
      ['Summon Twin', 5],
    ] as const) {
      const duel = begin({
        cards: [twin, watch],
        p1: { hand: ['Twin'], manaZone: { fire: 5 }, battleZone: ['Watch'] },
      });
      duel.use(use);
      expect(duel.count('p1', 'hand')).toBe(drawn);
    }
  });

  driven('for what waits for the use, and for a restriction on it', (begin) => {
    const order = inOrder(
      delayed(when(used, draw(costOf(that))), 'turn'),
      useFree(choose(yourHand({ type: 'spell' }))),
    );
    const duel = cast(begin, order, { cards, p1: { hand: ['Twin'] } });
    expect(duel.count('p1', 'hand')).toBe(3);
    const costly = { kind: 'compare', a: costOf(that), b: 5, is: 'equal' } as const;
    const strict = creature({
      ...plain,
      name: 'Watch',
      power: 1000,
      abilities: [given(costly, when(used, draw(4)))],
    });
    const drawn = (use: string) =>
      begin({ cards: [twin, strict], p1: { hand: ['Twin'], manaZone: { fire: 5 }, battleZone: ['Watch'] } })
        .use(use)
        .count('p1', 'hand');
    expect([drawn('Cast Lower'), drawn('Summon Twin')]).toEqual([1, 4]);
  });

  driven('for the spell itself', (begin) => {
    const duel = begin({
      cards: [measured],
      p1: { hand: ['Measured'], manaZone: { fire: 2 }, battleZone: ['Fear Fang'] },
    });
    expect(duel.use('Cast Below').count('p1', 'hand')).toBe(2);
  });
});
