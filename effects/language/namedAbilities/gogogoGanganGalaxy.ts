import { deepFreeze } from '../../../table/deepFreeze.ts';
import { youHave } from '../conditions/index.ts';
import type { Condition } from '../vocabulary.ts';
import { yourHand } from '../words/nouns.ts';

/** G.G.G.: you have at most one card in your hand. */
export const gogogoGanganGalaxy: Condition = deepFreeze(youHave(yourHand(), { max: 1 }));
