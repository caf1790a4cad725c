import { youHave } from '../conditions/index.ts';
import type { Condition } from '../vocabulary.ts';
import { yourMana } from '../words/nouns.ts';

/** 405.4. Crystal arms: you have so many face-down cards in your mana zone. */
export const crystalArms = (count: number): Condition => youHave(yourMana({ faceUp: false }), { min: count });
