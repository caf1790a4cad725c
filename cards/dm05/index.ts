import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { ambushScorpion } from './ambushScorpion.ts';
import { avalancheGiant } from './avalancheGiant.ts';
import { balloonshroomQ } from './balloonshroomQ.ts';
import { ballusDogfightEnforcerQ } from './ballusDogfightEnforcerQ.ts';
import { billionDegreeDragon } from './billionDegreeDragon.ts';
import { bladerushSkyterrorQ } from './bladerushSkyterrorQ.ts';
import { blazosaurQ } from './blazosaurQ.ts';
import { bloodwingMantis } from './bloodwingMantis.ts';
import { bolgashDragon } from './bolgashDragon.ts';
import { bombatGeneralOfSpeed } from './bombatGeneralOfSpeed.ts';
import { brutalCharge } from './brutalCharge.ts';
import { calgoVizierOfRainclouds } from './calgoVizierOfRainclouds.ts';
import { cannoneerBargon } from './cannoneerBargon.ts';
import { cataclysmicEruption } from './cataclysmicEruption.ts';
import { crowWinger } from './crowWinger.ts';
import { cyclonePanic } from './cyclonePanic.ts';
import { deathCruzerTheAnnihilator } from './deathCruzerTheAnnihilator.ts';
import { divineRiptide } from './divineRiptide.ts';
import { enchantedSoil } from './enchantedSoil.ts';
import { galliaZohlIronGuardianQ } from './galliaZohlIronGuardianQ.ts';
import { gigakail } from './gigakail.ts';
import { gigalingQ } from './gigalingQ.ts';
import { gigazoul } from './gigazoul.ts';
import { glorySnow } from './glorySnow.ts';
import { hornedMutant } from './hornedMutant.ts';
import { jewelSpider } from './jewelSpider.ts';
import { kingMazelan } from './kingMazelan.ts';
import { kingTsunami } from './kingTsunami.ts';
import { kipChippotto } from './kipChippotto.ts';
import { kulusSoulshineEnforcer } from './kulusSoulshineEnforcer.ts';
import { laByleSeekerOfTheWinds } from './laByleSeekerOfTheWinds.ts';
import { laGuileSeekerOfSkyfire } from './laGuileSeekerOfSkyfire.ts';
import { leQuistTheOracle } from './leQuistTheOracle.ts';
import { lurkingEel } from './lurkingEel.ts';
import { miracleQuest } from './miracleQuest.ts';
import { moonHorn } from './moonHorn.ts';
import { nocturnalGiant } from './nocturnalGiant.ts';
import { obsidianScarab } from './obsidianScarab.ts';
import { pokolul } from './pokolul.ts';
import { rikabuTheDismantler } from './rikabuTheDismantler.ts';
import { ruthlessSkyterror } from './ruthlessSkyterror.ts';
import { schemingHands } from './schemingHands.ts';
import { scissorScarab } from './scissorScarab.ts';
import { seaSlug } from './seaSlug.ts';
import { sinisterGeneralDamudo } from './sinisterGeneralDamudo.ts';
import { skullsweeperQ } from './skullsweeperQ.ts';
import { slimeVeil } from './slimeVeil.ts';
import { smashHornQ } from './smashHornQ.ts';
import { snorkLaShrineGuardian } from './snorkLaShrineGuardian.ts';
import { solidskinFish } from './solidskinFish.ts';
import { spikestrikeIchthysQ } from './spikestrikeIchthysQ.ts';
import { splitHeadHydroturtleQ } from './splitHeadHydroturtleQ.ts';
import { steelTurretCluster } from './steelTurretCluster.ts';
import { syforceAuroraElemental } from './syforceAuroraElemental.ts';
import { syriusFirmamentElemental } from './syriusFirmamentElemental.ts';
import { thunderNet } from './thunderNet.ts';
import { twinCannonSkyterror } from './twinCannonSkyterror.ts';
import { vashunaSwordDancer } from './vashunaSwordDancer.ts';
import { wispHowlerShadowOfTears } from './wispHowlerShadowOfTears.ts';

/** The cards of DM-05 that are not among those of the rulings, in printed order. */
export const dm05: readonly CardDefinition[] = Object.freeze([
  ambushScorpion,
  avalancheGiant,
  balloonshroomQ,
  ballusDogfightEnforcerQ,
  billionDegreeDragon,
  bladerushSkyterrorQ,
  blazosaurQ,
  bloodwingMantis,
  bolgashDragon,
  bombatGeneralOfSpeed,
  brutalCharge,
  calgoVizierOfRainclouds,
  cannoneerBargon,
  cataclysmicEruption,
  crowWinger,
  cyclonePanic,
  deathCruzerTheAnnihilator,
  divineRiptide,
  enchantedSoil,
  galliaZohlIronGuardianQ,
  gigakail,
  gigalingQ,
  gigazoul,
  glorySnow,
  hornedMutant,
  jewelSpider,
  kingMazelan,
  kingTsunami,
  kipChippotto,
  kulusSoulshineEnforcer,
  laByleSeekerOfTheWinds,
  laGuileSeekerOfSkyfire,
  leQuistTheOracle,
  lurkingEel,
  miracleQuest,
  moonHorn,
  nocturnalGiant,
  obsidianScarab,
  pokolul,
  rikabuTheDismantler,
  ruthlessSkyterror,
  schemingHands,
  scissorScarab,
  seaSlug,
  sinisterGeneralDamudo,
  skullsweeperQ,
  slimeVeil,
  smashHornQ,
  snorkLaShrineGuardian,
  solidskinFish,
  spikestrikeIchthysQ,
  splitHeadHydroturtleQ,
  steelTurretCluster,
  syforceAuroraElemental,
  syriusFirmamentElemental,
  thunderNet,
  twinCannonSkyterror,
  vashunaSwordDancer,
  wispHowlerShadowOfTears,
]);
