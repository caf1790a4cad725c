import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { aquaGrappler } from './aquaGrappler.ts';
import { aquaRanger } from './aquaRanger.ts';
import { bakkraHornTheSilent } from './bakkraHornTheSilent.ts';
import { bruiserDragon } from './bruiserDragon.ts';
import { candyCluster } from './candyCluster.ts';
import { coliseumShell } from './coliseumShell.ts';
import { corpseCharger } from './corpseCharger.ts';
import { craniumClamp } from './craniumClamp.ts';
import { dimensionSplitter } from './dimensionSplitter.ts';
import { dracobarrier } from './dracobarrier.ts';
import { dracodanceTotem } from './dracodanceTotem.ts';
import { eurekaCharger } from './eurekaCharger.ts';
import { grapeGlobbo } from './grapeGlobbo.ts';
import { kuukaiFinderOfKarma } from './kuukaiFinderOfKarma.ts';
import { kyrstronLairDelver } from './kyrstronLairDelver.ts';
import { lalicious } from './lalicious.ts';
import { laserWhip } from './laserWhip.ts';
import { lunarCharger } from './lunarCharger.ts';
import { magmadragonMelgars } from './magmadragonMelgars.ts';
import { marineScramble } from './marineScramble.ts';
import { megariaEmpressOfDread } from './megariaEmpressOfDread.ts';
import { mishaChannelerOfSuns } from './mishaChannelerOfSuns.ts';
import { motorcycleMutant } from './motorcycleMutant.ts';
import { muscleCharger } from './muscleCharger.ts';
import { narielTheOracle } from './narielTheOracle.ts';
import { necrodragonGalbazeek } from './necrodragonGalbazeek.ts';
import { necrodragonGiland } from './necrodragonGiland.ts';
import { prowlingElephish } from './prowlingElephish.ts';
import { rocketdiveSkyterror } from './rocketdiveSkyterror.ts';
import { rootCharger } from './rootCharger.ts';
import { sashaChannelerOfSuns } from './sashaChannelerOfSuns.ts';
import { screamSlicerShadowOfFear } from './screamSlicerShadowOfFear.ts';
import { solGallaHaloGuardian } from './solGallaHaloGuardian.ts';
import { superNecrodragonAbzoDolba } from './superNecrodragonAbzoDolba.ts';
import { terradragonGamiratar } from './terradragonGamiratar.ts';
import { terradragonRegarion } from './terradragonRegarion.ts';
import { thrumissZephyrGuardian } from './thrumissZephyrGuardian.ts';
import { torpedoSkyterror } from './torpedoSkyterror.ts';
import { tottoPipicchi } from './tottoPipicchi.ts';
import { tyrantWorm } from './tyrantWorm.ts';
import { uberdragonBajula } from './uberdragonBajula.ts';
import { volcanoCharger } from './volcanoCharger.ts';
import { waveLance } from './waveLance.ts';

/** The cards of DM-08, by name. */
export const dm08: readonly CardDefinition[] = Object.freeze([
  aquaGrappler,
  aquaRanger,
  bakkraHornTheSilent,
  bruiserDragon,
  candyCluster,
  coliseumShell,
  corpseCharger,
  craniumClamp,
  dimensionSplitter,
  dracobarrier,
  dracodanceTotem,
  eurekaCharger,
  grapeGlobbo,
  kuukaiFinderOfKarma,
  kyrstronLairDelver,
  lalicious,
  laserWhip,
  lunarCharger,
  magmadragonMelgars,
  marineScramble,
  megariaEmpressOfDread,
  mishaChannelerOfSuns,
  motorcycleMutant,
  muscleCharger,
  narielTheOracle,
  necrodragonGalbazeek,
  necrodragonGiland,
  prowlingElephish,
  rocketdiveSkyterror,
  rootCharger,
  sashaChannelerOfSuns,
  screamSlicerShadowOfFear,
  solGallaHaloGuardian,
  superNecrodragonAbzoDolba,
  terradragonGamiratar,
  terradragonRegarion,
  thrumissZephyrGuardian,
  torpedoSkyterror,
  tottoPipicchi,
  tyrantWorm,
  uberdragonBajula,
  volcanoCharger,
  waveLance,
]);
