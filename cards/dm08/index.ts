import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { aquaGrappler } from './aquaGrappler.ts';
import { aquaRanger } from './aquaRanger.ts';
import { bakkraHornTheSilent } from './bakkraHornTheSilent.ts';
import { bruiserDragon } from './bruiserDragon.ts';
import { candyCluster } from './candyCluster.ts';
import { carboniteScarab } from './carboniteScarab.ts';
import { coliseumShell } from './coliseumShell.ts';
import { corpseCharger } from './corpseCharger.ts';
import { craniumClamp } from './craniumClamp.ts';
import { dimensionSplitter } from './dimensionSplitter.ts';
import { dracobarrier } from './dracobarrier.ts';
import { dracodanceTotem } from './dracodanceTotem.ts';
import { emperorQuazla } from './emperorQuazla.ts';
import { eurekaCharger } from './eurekaCharger.ts';
import { furiousOnslaught } from './furiousOnslaught.ts';
import { gachackMechanicalDoll } from './gachackMechanicalDoll.ts';
import { gigaclaws } from './gigaclaws.ts';
import { grapeGlobbo } from './grapeGlobbo.ts';
import { illusionFish } from './illusionFish.ts';
import { kachuaKeeperOfTheIcegate } from './kachuaKeeperOfTheIcegate.ts';
import { kuukaiFinderOfKarma } from './kuukaiFinderOfKarma.ts';
import { kyrstronLairDelver } from './kyrstronLairDelver.ts';
import { lalicious } from './lalicious.ts';
import { laserWhip } from './laserWhip.ts';
import { lunarCharger } from './lunarCharger.ts';
import { magmadragonJagalzor } from './magmadragonJagalzor.ts';
import { magmadragonMelgars } from './magmadragonMelgars.ts';
import { marineScramble } from './marineScramble.ts';
import { megariaEmpressOfDread } from './megariaEmpressOfDread.ts';
import { migaloVizierOfSpycraft } from './migaloVizierOfSpycraft.ts';
import { mishaChannelerOfSuns } from './mishaChannelerOfSuns.ts';
import { missileSoldierUltimo } from './missileSoldierUltimo.ts';
import { motorcycleMutant } from './motorcycleMutant.ts';
import { muscleCharger } from './muscleCharger.ts';
import { narielTheOracle } from './narielTheOracle.ts';
import { nastashaChannelerOfSuns } from './nastashaChannelerOfSuns.ts';
import { necrodragonGalbazeek } from './necrodragonGalbazeek.ts';
import { necrodragonGiland } from './necrodragonGiland.ts';
import { prowlingElephish } from './prowlingElephish.ts';
import { rocketdiveSkyterror } from './rocketdiveSkyterror.ts';
import { rootCharger } from './rootCharger.ts';
import { sashaChannelerOfSuns } from './sashaChannelerOfSuns.ts';
import { screamSlicerShadowOfFear } from './screamSlicerShadowOfFear.ts';
import { seniaOrchardAvenger } from './seniaOrchardAvenger.ts';
import { slaphappySoldierGalback } from './slaphappySoldierGalback.ts';
import { solarGrass } from './solarGrass.ts';
import { solGallaHaloGuardian } from './solGallaHaloGuardian.ts';
import { superNecrodragonAbzoDolba } from './superNecrodragonAbzoDolba.ts';
import { superTerradragonBailasGale } from './superTerradragonBailasGale.ts';
import { terradragonGamiratar } from './terradragonGamiratar.ts';
import { terradragonRegarion } from './terradragonRegarion.ts';
import { thrumissZephyrGuardian } from './thrumissZephyrGuardian.ts';
import { torpedoSkyterror } from './torpedoSkyterror.ts';
import { tottoPipicchi } from './tottoPipicchi.ts';
import { tyrantWorm } from './tyrantWorm.ts';
import { uberdragonBajula } from './uberdragonBajula.ts';
import { vikorakys } from './vikorakys.ts';
import { volcanoCharger } from './volcanoCharger.ts';
import { waveLance } from './waveLance.ts';

/** The cards of DM-08, by name. */
export const dm08: readonly CardDefinition[] = Object.freeze([
  aquaGrappler,
  aquaRanger,
  bakkraHornTheSilent,
  bruiserDragon,
  candyCluster,
  carboniteScarab,
  coliseumShell,
  corpseCharger,
  craniumClamp,
  dimensionSplitter,
  dracobarrier,
  dracodanceTotem,
  emperorQuazla,
  eurekaCharger,
  gachackMechanicalDoll,
  gigaclaws,
  grapeGlobbo,
  illusionFish,
  kachuaKeeperOfTheIcegate,
  furiousOnslaught,
  kuukaiFinderOfKarma,
  kyrstronLairDelver,
  lalicious,
  laserWhip,
  lunarCharger,
  magmadragonJagalzor,
  magmadragonMelgars,
  marineScramble,
  megariaEmpressOfDread,
  migaloVizierOfSpycraft,
  mishaChannelerOfSuns,
  missileSoldierUltimo,
  motorcycleMutant,
  muscleCharger,
  narielTheOracle,
  nastashaChannelerOfSuns,
  necrodragonGalbazeek,
  necrodragonGiland,
  prowlingElephish,
  rocketdiveSkyterror,
  rootCharger,
  sashaChannelerOfSuns,
  screamSlicerShadowOfFear,
  seniaOrchardAvenger,
  slaphappySoldierGalback,
  solarGrass,
  solGallaHaloGuardian,
  superNecrodragonAbzoDolba,
  superTerradragonBailasGale,
  terradragonGamiratar,
  terradragonRegarion,
  thrumissZephyrGuardian,
  torpedoSkyterror,
  tottoPipicchi,
  tyrantWorm,
  uberdragonBajula,
  vikorakys,
  volcanoCharger,
  waveLance,
]);
