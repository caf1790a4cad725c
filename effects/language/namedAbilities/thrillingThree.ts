import { countOf } from '../amounts/index.ts';
import { whenPut } from '../events/index.ts';
import { inOrder, may, putOnDeckBottom, repeat, revealTop } from '../instructions/index.ts';
import type { Effect, Filter, Triggered } from '../vocabulary.ts';
import { cardsIn, self, the } from '../words/nouns.ts';

/** Thrilling three: when this is put, you reveal three cards of your deck; for each such creature among them you may do this. */
export const thrillingThree = (filter: Filter, effect: Effect): Triggered =>
  whenPut(
    self,
    inOrder(
      revealTop(3, 'seen'),
      repeat(countOf(cardsIn('deck', 'you', { type: 'creature', ...filter, is: the('seen') })), may(effect)),
      putOnDeckBottom(the('seen')),
    ),
  );
