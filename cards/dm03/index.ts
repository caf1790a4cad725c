import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { emeral } from './emeral.ts';
import { explosiveDudeJoe } from './explosiveDudeJoe.ts';
import { muramasaDukeOfBlades } from './muramasaDukeOfBlades.ts';

/** DM-03, as far as the starter decks need it, in printed order. */
export const dm03: readonly CardDefinition[] = [emeral, explosiveDudeJoe, muramasaDukeOfBlades];
