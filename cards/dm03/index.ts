import type { CardDefinition } from '../../effects/vocabulary.ts';
import { emeral } from './emeral.ts';
import { explosiveDudeJoe } from './explosiveDudeJoe.ts';
import { gamilKnightOfHatred } from './gamilKnightOfHatred.ts';
import { garkagoDragon } from './garkagoDragon.ts';
import { girielGhastlyWarrior } from './girielGhastlyWarrior.ts';
import { hangWormFetidLarva } from './hangWormFetidLarva.ts';
import { kingNeptas } from './kingNeptas.ts';
import { muramasaDukeOfBlades } from './muramasaDukeOfBlades.ts';
import { psyshroom } from './psyshroom.ts';
import { searingWave } from './searingWave.ts';
import { swordButterfly } from './swordButterfly.ts';

/** DM-03, as far as the starter decks need it, in printed order. */
export const dm03: readonly CardDefinition[] = [
  emeral,
  kingNeptas,
  gamilKnightOfHatred,
  hangWormFetidLarva,
  explosiveDudeJoe,
  muramasaDukeOfBlades,
  searingWave,
  psyshroom,
  swordButterfly,
  girielGhastlyWarrior,
  garkagoDragon,
];
