import { deepFreeze } from '../../../table/deepFreeze.ts';
import { either, youHave } from '../conditions/index.ts';
import type { Condition } from '../vocabulary.ts';
import { opponentsHand, yourHand } from '../words/nouns.ts';

/** No choice: a player has no cards in hand. */
export const noChoice: Condition = deepFreeze(
  either(youHave(yourHand(), { max: 0 }), youHave(opponentsHand(), { max: 0 })),
);
