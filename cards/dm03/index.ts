import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { emeral } from './emeral.ts';
import { explosiveDudeJoe } from './explosiveDudeJoe.ts';
import { muramasaDukeOfBlades } from './muramasaDukeOfBlades.ts';

/** The cards of DM-03 that the starter decks contain, in printed order. */
export const dm03: readonly CardDefinition[] = Object.freeze([
  emeral,
  explosiveDudeJoe,
  muramasaDukeOfBlades,
]);
