import { whenPut } from '../events/index.ts';
import { inOrder, lookAtTop, putOnDeckBottom, putUnder } from '../instructions/index.ts';
import type { Filter, Triggered } from '../vocabulary.ts';
import { chooseUpTo } from '../words/choices.ts';
import { self, the } from '../words/nouns.ts';

/**
 * 801.1a. Hyper soul raid: as this is put, you look at the top three cards of your deck, may put one that this could evolve from under it, and
 * put the rest on the bottom.
 */
export const hyperSoulRaid = (base: Filter): Triggered =>
  whenPut(
    self,
    inOrder(
      lookAtTop(3, 'seen'),
      putUnder(chooseUpTo({ ...the('seen'), filter: { type: 'creature', ...base } }, 1), self),
      putOnDeckBottom(the('seen')),
    ),
  );
