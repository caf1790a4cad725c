import { wheneverAttacks } from '../events/index.ts';
import { changePlaces, inOrder, may } from '../instructions/index.ts';
import type { Triggered } from '../vocabulary.ts';
import { atMost } from '../words/bounds.ts';
import { choose } from '../words/choices.ts';
import { self, the, yourMana } from '../words/nouns.ts';

/**
 * 701.26. J-change: when this attacks, it may change places with a Jokers creature of your mana zone that costs at most so much, which goes on
 * attacking.
 */
export const jChange = (cost: number): Triggered =>
  wheneverAttacks(
    self,
    may(
      inOrder(
        {
          do: 'choose',
          what: choose(yourMana({ type: 'creature', races: ['Jokers'], cost: atMost(cost) })),
        },
        changePlaces(self, the('chosen')),
      ),
    ),
  );
