import {
  atMost,
  choose,
  costOf,
  creature,
  destroy,
  discard,
  draw,
  exactly,
  inOrder,
  opponentsCreatures,
  put,
  revealTop,
  spell,
  spellAbility,
  the,
  twinpact,
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
