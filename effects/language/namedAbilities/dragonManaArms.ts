import { youHave } from '../conditions/index.ts';
import type { Civilization, Condition } from '../vocabulary.ts';
import { yourMana } from '../words/nouns.ts';

/** Dragon mana arms: you have so many Dragons in your mana zone, of this civilization if one is given. */
export const dragonManaArms = (count: number, civilization?: Civilization): Condition =>
  youHave(
    yourMana({
      races: ['Dragon'],
      ...(civilization === undefined ? {} : { civilizations: [civilization] }),
    }),
    { min: count },
  );
