import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { amnisHolyElemental } from './amnisHolyElemental.ts';
import { angryMaple } from './angryMaple.ts';
import { armoredGroblav } from './armoredGroblav.ts';
import { brigadeShellQ } from './brigadeShellQ.ts';
import { dynoMantisTheMightspinner } from './dynoMantisTheMightspinner.ts';
import { gigagrax } from './gigagrax.ts';
import { giliamTheTormentor } from './giliamTheTormentor.ts';
import { lothRixTheIridescent } from './lothRixTheIridescent.ts';
import { neveTheLeveler } from './neveTheLeveler.ts';
import { olgateNightmareSamurai } from './olgateNightmareSamurai.ts';
import { qTronicOmnistrain } from './qTronicOmnistrain.ts';
import { starCryDragon } from './starCryDragon.ts';
import { superDragonMachineDolzark } from './superDragonMachineDolzark.ts';
import { twisterFish } from './twisterFish.ts';
import { uberdragonZaschack } from './uberdragonZaschack.ts';
import { velyrikaDragon } from './velyrikaDragon.ts';

/** The promotional cards that no set printed first, by name. */
export const promotional: readonly CardDefinition[] = Object.freeze([
  amnisHolyElemental,
  angryMaple,
  armoredGroblav,
  brigadeShellQ,
  dynoMantisTheMightspinner,
  gigagrax,
  giliamTheTormentor,
  lothRixTheIridescent,
  neveTheLeveler,
  olgateNightmareSamurai,
  qTronicOmnistrain,
  starCryDragon,
  superDragonMachineDolzark,
  twisterFish,
  uberdragonZaschack,
  velyrikaDragon,
]);
