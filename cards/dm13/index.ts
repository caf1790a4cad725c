import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { aegisSageOfFireAndLightning } from './aegisSageOfFireAndLightning.ts';
import { akashicFirstElectroDragon } from './akashicFirstElectroDragon.ts';
import { akashicSecondElectroSpirit } from './akashicSecondElectroSpirit.ts';
import { akashicThirdTheElectroBandit } from './akashicThirdTheElectroBandit.ts';
import { animatrainTheDaringBeast } from './animatrainTheDaringBeast.ts';
import { asteriaSpiritOfHeavensBlessing } from './asteriaSpiritOfHeavensBlessing.ts';
import { asylumTheDragonPaladin } from './asylumTheDragonPaladin.ts';
import { auzesuTheDemonicHolySpirit } from './auzesuTheDemonicHolySpirit.ts';
import { balforceTheDemonicHolySpirit } from './balforceTheDemonicHolySpirit.ts';
import { belzeberEmperorOfDeath } from './belzeberEmperorOfDeath.ts';
import { breigaTheWickedProtector } from './breigaTheWickedProtector.ts';
import { byeByeAmoeba } from './byeByeAmoeba.ts';
import { creisDoberBarrierGuardian } from './creisDoberBarrierGuardian.ts';
import { dolgezaVeteranOfHardBattle } from './dolgezaVeteranOfHardBattle.ts';
import { dorotheaTheExplorer } from './dorotheaTheExplorer.ts';
import { drillMutant } from './drillMutant.ts';
import { eternalPhoenixPhoenixOfTheDragonflame } from './eternalPhoenixPhoenixOfTheDragonflame.ts';
import { fallenMonkOfTheBloodstainedSoilZahaku } from './fallenMonkOfTheBloodstainedSoilZahaku.ts';
import { fleshToSpiritConversion } from './fleshToSpiritConversion.ts';
import { fortificationAgainstBarrageAndAmbush } from './fortificationAgainstBarrageAndAmbush.ts';
import { funeralSongOfTheBeasts } from './funeralSongOfTheBeasts.ts';
import { funnooOfficerOfBloodyWinds } from './funnooOfficerOfBloodyWinds.ts';
import { galamutaMatchlessFearLord } from './galamutaMatchlessFearLord.ts';
import { gashiGashiTheBravePuppet } from './gashiGashiTheBravePuppet.ts';
import { gaulzagantaSpiritOfTheWoodlandRidges } from './gaulzagantaSpiritOfTheWoodlandRidges.ts';
import { getchellTheEmitter } from './getchellTheEmitter.ts';
import { groundGiant } from './groundGiant.ts';
import { inspectSeed } from './inspectSeed.ts';
import { jasperTheStubborn } from './jasperTheStubborn.ts';
import { joesToolkit } from './joesToolkit.ts';
import { judgementOfTheFlamesSpearAndTheWatersBlade } from './judgementOfTheFlamesSpearAndTheWatersBlade.ts';
import { keenTheMobileSage } from './keenTheMobileSage.ts';
import { langrenTheLoneWolf } from './langrenTheLoneWolf.ts';
import { lockonDudeJiruba } from './lockonDudeJiruba.ts';
import { magicalPot } from './magicalPot.ts';
import { melcapTheMutantExplorer } from './melcapTheMutantExplorer.ts';
import { mettzasIron } from './mettzasIron.ts';
import { mobileSaintMeermax } from './mobileSaintMeermax.ts';
import { nightmareMachine } from './nightmareMachine.ts';
import { niyaariExplodingDoll } from './niyaariExplodingDoll.ts';
import { pacificChampion } from './pacificChampion.ts';
import { paradiseOfSacredBirdsAndCrystal } from './paradiseOfSacredBirdsAndCrystal.ts';
import { pixieCocoon } from './pixieCocoon.ts';
import { pocopenCounterattackingFaerie } from './pocopenCounterattackingFaerie.ts';
import { polarisTheOracle } from './polarisTheOracle.ts';
import { pulpyGoobie } from './pulpyGoobie.ts';
import { queenMaidenTheEternal } from './queenMaidenTheEternal.ts';
import { rieilleTheOracle } from './rieilleTheOracle.ts';
import { rubelsTheExplorer } from './rubelsTheExplorer.ts';
import { sirigelTheAbsorber } from './sirigelTheAbsorber.ts';
import { spectralWormGiunair } from './spectralWormGiunair.ts';
import { spiritualStarDragon } from './spiritualStarDragon.ts';
import { strongholdOfLightningAndFlame } from './strongholdOfLightningAndFlame.ts';
import { theGraveOfAngelsAndDemons } from './theGraveOfAngelsAndDemons.ts';
import { tickTickSwiftViralSwordfighter } from './tickTickSwiftViralSwordfighter.ts';
import { toxicWasp } from './toxicWasp.ts';
import { tromboFracturedDoll } from './tromboFracturedDoll.ts';
import { zackRanbaTheSwordAttacker } from './zackRanbaTheSwordAttacker.ts';
import { zereemCrawler } from './zereemCrawler.ts';

/** The cards of DM-13, by name. */
export const dm13: readonly CardDefinition[] = Object.freeze([
  aegisSageOfFireAndLightning,
  akashicFirstElectroDragon,
  akashicSecondElectroSpirit,
  akashicThirdTheElectroBandit,
  animatrainTheDaringBeast,
  asteriaSpiritOfHeavensBlessing,
  asylumTheDragonPaladin,
  auzesuTheDemonicHolySpirit,
  balforceTheDemonicHolySpirit,
  belzeberEmperorOfDeath,
  breigaTheWickedProtector,
  byeByeAmoeba,
  creisDoberBarrierGuardian,
  dolgezaVeteranOfHardBattle,
  dorotheaTheExplorer,
  drillMutant,
  eternalPhoenixPhoenixOfTheDragonflame,
  fallenMonkOfTheBloodstainedSoilZahaku,
  fleshToSpiritConversion,
  fortificationAgainstBarrageAndAmbush,
  funeralSongOfTheBeasts,
  funnooOfficerOfBloodyWinds,
  galamutaMatchlessFearLord,
  gashiGashiTheBravePuppet,
  gaulzagantaSpiritOfTheWoodlandRidges,
  getchellTheEmitter,
  groundGiant,
  inspectSeed,
  jasperTheStubborn,
  joesToolkit,
  judgementOfTheFlamesSpearAndTheWatersBlade,
  keenTheMobileSage,
  langrenTheLoneWolf,
  lockonDudeJiruba,
  magicalPot,
  melcapTheMutantExplorer,
  mettzasIron,
  mobileSaintMeermax,
  nightmareMachine,
  niyaariExplodingDoll,
  pacificChampion,
  paradiseOfSacredBirdsAndCrystal,
  pixieCocoon,
  pocopenCounterattackingFaerie,
  polarisTheOracle,
  pulpyGoobie,
  queenMaidenTheEternal,
  rieilleTheOracle,
  rubelsTheExplorer,
  sirigelTheAbsorber,
  spectralWormGiunair,
  spiritualStarDragon,
  strongholdOfLightningAndFlame,
  theGraveOfAngelsAndDemons,
  tickTickSwiftViralSwordfighter,
  toxicWasp,
  tromboFracturedDoll,
  zackRanbaTheSwordAttacker,
  zereemCrawler,
]);
