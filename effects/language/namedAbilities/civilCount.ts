import { youHave } from '../conditions/index.ts';
import type { Civilization, Condition } from '../vocabulary.ts';
import { cardsIn } from '../words/nouns.ts';

/** Civil count: you have so many creatures or tamaseeds of a civilization. */
export const civilCount = (civilization: Civilization, count: number): Condition =>
  youHave(
    cardsIn('battleZone', 'you', {
      civilizations: [civilization],
      anyOf: [{ type: 'creature' }, { type: 'tamaseed' }],
    }),
    { min: count },
  );
