import { isLike } from '../conditions/index.ts';
import { inOrder, lookAtTop, may, oneOf, put } from '../instructions/index.ts';
import type { Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { atMost } from '../words/bounds.ts';
import { choose } from '../words/choices.ts';
import { itself, the, yourHand } from '../words/nouns.ts';

/**
 * 701.9a. Magibomber: when this attacks, you look at the top card of your deck, and may put a creature that costs at most so much from your hand
 * or from there into the battle zone.
 */
export const magibomber = (cost: number): Triggered => {
  const creature = { type: 'creature', cost: atMost(cost) } as const;
  return when(
    { event: 'attacks', what: itself },
    inOrder(
      lookAtTop(1, 'seen'),
      may(
        oneOf(put(choose(yourHand(creature))), {
          do: 'if',
          condition: isLike(the('seen'), creature),
          then: put(the('seen')),
        }),
      ),
    ),
  );
};
