import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { apocalypseVise } from './apocalypseVise.ts';
import { aquaAgent } from './aquaAgent.ts';
import { aquaFencer } from './aquaFencer.ts';
import { armoredTransportGaliacruse } from './armoredTransportGaliacruse.ts';
import { astronautSkyterror } from './astronautSkyterror.ts';
import { battleshipMutant } from './battleshipMutant.ts';
import { bexTheOracle } from './bexTheOracle.ts';
import { biancus } from './biancus.ts';
import { broodShell } from './broodShell.ts';
import { cetibols } from './cetibols.ts';
import { cosmicNebula } from './cosmicNebula.ts';
import { cratersaur } from './cratersaur.ts';
import { crathLadeMercilessKing } from './crathLadeMercilessKing.ts';
import { crypticTotem } from './crypticTotem.ts';
import { curiousEye } from './curiousEye.ts';
import { dreamPirateShadowOfTheft } from './dreamPirateShadowOfTheft.ts';
import { energyCharger } from './energyCharger.ts';
import { freezingIcehammer } from './freezingIcehammer.ts';
import { fruitOfEternity } from './fruitOfEternity.ts';
import { gandarSeekerOfExplosions } from './gandarSeekerOfExplosions.ts';
import { garatyano } from './garatyano.ts';
import { gazariasDragon } from './gazariasDragon.ts';
import { geoshineSpectralKnight } from './geoshineSpectralKnight.ts';
import { gezaryUndercoverDoll } from './gezaryUndercoverDoll.ts';
import { gigabuster } from './gigabuster.ts';
import { headlongGiant } from './headlongGiant.ts';
import { hopelessVortex } from './hopelessVortex.ts';
import { justiceJamming } from './justiceJamming.ts';
import { kingBenthos } from './kingBenthos.ts';
import { kiposContraption } from './kiposContraption.ts';
import { kizarBasikuTheOutrageous } from './kizarBasikuTheOutrageous.ts';
import { koocPollon } from './koocPollon.ts';
import { launchLocust } from './launchLocust.ts';
import { lightningCharger } from './lightningCharger.ts';
import { miraclePortal } from './miraclePortal.ts';
import { mulchCharger } from './mulchCharger.ts';
import { otherworldlyWarriorNaglu } from './otherworldlyWarriorNaglu.ts';
import { phantasmalHorrorGigazabal } from './phantasmalHorrorGigazabal.ts';
import { poppleFlowerpetalDancer } from './poppleFlowerpetalDancer.ts';
import { pulsarTree } from './pulsarTree.ts';
import { riptideCharger } from './riptideCharger.ts';
import { rodiGaleNightGuardian } from './rodiGaleNightGuardian.ts';
import { romVizierOfTendrils } from './romVizierOfTendrils.ts';
import { rondobilTheExplorer } from './rondobilTheExplorer.ts';
import { scalpelSpider } from './scalpelSpider.ts';
import { siriGloryElemental } from './siriGloryElemental.ts';
import { skyCrusherTheAgitator } from './skyCrusherTheAgitator.ts';
import { spinningTotem } from './spinningTotem.ts';
import { splashZebrafish } from './splashZebrafish.ts';
import { stingerHornTheDelver } from './stingerHornTheDelver.ts';
import { tangleFistTheWeaver } from './tangleFistTheWeaver.ts';
import { threeFacedAshuraFang } from './threeFacedAshuraFang.ts';
import { titaniumCluster } from './titaniumCluster.ts';
import { trenchdiveShark } from './trenchdiveShark.ts';
import { vacuumGel } from './vacuumGel.ts';
import { valkrowzerUltraRockBeast } from './valkrowzerUltraRockBeast.ts';
import { venomCharger } from './venomCharger.ts';
import { wildRacerChiefGaran } from './wildRacerChiefGaran.ts';
import { worldTreeRootOfLife } from './worldTreeRootOfLife.ts';

/** The cards of DM-07 that are not among those of the rulings, by name. */
export const dm07: readonly CardDefinition[] = Object.freeze([
  apocalypseVise,
  aquaAgent,
  aquaFencer,
  armoredTransportGaliacruse,
  astronautSkyterror,
  battleshipMutant,
  bexTheOracle,
  biancus,
  broodShell,
  cetibols,
  cosmicNebula,
  cratersaur,
  crathLadeMercilessKing,
  crypticTotem,
  curiousEye,
  dreamPirateShadowOfTheft,
  energyCharger,
  freezingIcehammer,
  fruitOfEternity,
  gandarSeekerOfExplosions,
  garatyano,
  gazariasDragon,
  geoshineSpectralKnight,
  gezaryUndercoverDoll,
  gigabuster,
  headlongGiant,
  hopelessVortex,
  justiceJamming,
  kingBenthos,
  kiposContraption,
  kizarBasikuTheOutrageous,
  koocPollon,
  launchLocust,
  lightningCharger,
  miraclePortal,
  mulchCharger,
  otherworldlyWarriorNaglu,
  phantasmalHorrorGigazabal,
  poppleFlowerpetalDancer,
  pulsarTree,
  riptideCharger,
  rodiGaleNightGuardian,
  romVizierOfTendrils,
  rondobilTheExplorer,
  scalpelSpider,
  siriGloryElemental,
  skyCrusherTheAgitator,
  spinningTotem,
  splashZebrafish,
  stingerHornTheDelver,
  tangleFistTheWeaver,
  threeFacedAshuraFang,
  titaniumCluster,
  trenchdiveShark,
  vacuumGel,
  valkrowzerUltraRockBeast,
  venomCharger,
  wildRacerChiefGaran,
  worldTreeRootOfLife,
]);
