import { deepFreeze } from '../../../table/deepFreeze.ts';
import { youHave } from '../conditions/index.ts';
import type { Condition } from '../vocabulary.ts';
import { yourCreatures } from '../words/nouns.ts';

/** Rainbonus: you have a multicolored creature in the battle zone. */
export const rainbonus: Condition = deepFreeze(youHave(yourCreatures({ multicolored: true })));
