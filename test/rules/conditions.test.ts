import type { Condition } from 'taiki/words';
import {
  called,
  choose,
  countOf,
  creature,
  draw,
  inOrder,
  isLike,
  onlyIf,
  opponentsCreatures,
  self,
  spell,
  spellAbility,
  the,
  whenPut,
  yourCreatures,
} from 'taiki/words';
import { describe, expect } from 'vitest';
import { driven } from '../support/driver.ts';

describe('a comparison, read when the effect resolves', () => {
  type Comparison = Extract<Condition, { kind: 'compare' }>['is'];

  /** Words that no registered card uses yet. */
  const plain = { civilizations: ['fire'], cost: 1, power: 3000 } as const;

  const scoutOf = (is: Comparison) =>
    creature({
      ...plain,
      name: 'Scout',
      abilities: [
        whenPut(
          self,
          onlyIf(
            { kind: 'compare', a: countOf(yourCreatures()), b: countOf(opponentsCreatures()), is },
            draw(),
          ),
        ),
      ],
    });

  for (const [is, withFewer, withAsMany, withMore] of [
    ['more', 0, 0, 1],
    ['less', 1, 0, 0],
    ['atLeast', 0, 1, 1],
    ['atMost', 1, 1, 0],
    ['equal', 0, 1, 0],
  ] as const) {
    driven(
      `${is}: draws ${withFewer} with fewer creatures, ${withAsMany} with as many, ${withMore} with more`,
      (begin) => {
        const drawn = [3, 2, 1].map((foes) => {
          const duel = begin({
            cards: [scoutOf(is)],
            p1: { hand: ['Scout'], manaZone: { fire: 1 }, battleZone: ['Fear Fang'] },
            p2: { battleZone: Array.from({ length: foes }, () => 'Fear Fang') },
          });
          duel.use('Summon Scout');
          expect(duel.asked).toBe('p1 attack');
          return duel.count('p1', 'hand');
        });
        expect(drawn).toEqual([withFewer, withAsMany, withMore]);
      },
    );
  }
});

describe('a condition on what was chosen', () => {
  const judge = spell({
    name: 'Judge',
    civilizations: ['fire'],
    cost: 1,
    abilities: [
      spellAbility(
        inOrder(
          { do: 'choose', what: called(choose(yourCreatures(), 2), 'two') },
          onlyIf(isLike(the('two'), { names: ['Fear Fang'] }), draw()),
        ),
      ),
    ],
  });

  driven('where one of it is', (begin) => {
    const drawn = [
      ['Burning Mane', 'Forest Hornet'],
      ['Burning Mane', 'Fear Fang'],
    ].map((battleZone) => {
      const duel = begin({ cards: [judge], p1: { hand: ['Judge'], manaZone: { fire: 1 }, battleZone } });
      return duel.use('Cast Judge').count('p1', 'hand');
    });
    expect(drawn).toEqual([0, 1]);
  });
});
