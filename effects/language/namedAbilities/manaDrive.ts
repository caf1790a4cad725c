import { both, youHave } from '../conditions/index.ts';
import type { Civilization, Condition } from '../vocabulary.ts';
import { yourMana } from '../words/nouns.ts';

/** Mana drive: you have so many cards in your mana zone, among them one of the civilization. */
export const manaDrive = (count: number, civilization: Civilization): Condition =>
  both(youHave(yourMana(), { min: count }), youHave(yourMana({ civilizations: [civilization] })));
