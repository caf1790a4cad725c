import { inOrder, lookAtTop, putOnDeckBottom, useFree } from '../instructions/index.ts';
import type { Effect, Filter } from '../vocabulary.ts';
import { atMost } from '../words/bounds.ts';
import { chooseUpTo } from '../words/choices.ts';
import { the } from '../words/nouns.ts';

const raid = (look: number, use: number, cost: number, filter: Filter): Effect =>
  inOrder(
    lookAtTop(look, 'seen'),
    useFree(chooseUpTo({ ref: 'seen', filter: { ...filter, cost: atMost(cost) } }, use)),
    putOnDeckBottom(the('seen')),
  );

/** 112.3g, 701.9a. Mekreid: you look at three cards and may use such a card that costs at most so much for no cost. */
export const mekreid = (cost: number, filter: Filter): Effect => raid(3, 1, cost, filter);

/** Double mekreid: you look at six cards and may use two of them. */
export const doubleMekreid = (cost: number, filter: Filter): Effect => raid(6, 2, cost, filter);
