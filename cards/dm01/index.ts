import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { aquaHulcus } from './aquaHulcus.ts';
import { aquaKnight } from './aquaKnight.ts';
import { aquaSniper } from './aquaSniper.ts';
import { aquaSoldier } from './aquaSoldier.ts';
import { aquaVehicle } from './aquaVehicle.ts';
import { armoredWalkerUrherion } from './armoredWalkerUrherion.ts';
import { artisanPicora } from './artisanPicora.ts';
import { astrocometDragon } from './astrocometDragon.ts';
import { auraBlast } from './auraBlast.ts';
import { blackFeatherShadowOfRage } from './blackFeatherShadowOfRage.ts';
import { bloodySquito } from './bloodySquito.ts';
import { bolshackDragon } from './bolshackDragon.ts';
import { boneAssassinTheRipper } from './boneAssassinTheRipper.ts';
import { boneSpider } from './boneSpider.ts';
import { brainSerum } from './brainSerum.ts';
import { brawlerZyler } from './brawlerZyler.ts';
import { bronzeArmTribe } from './bronzeArmTribe.ts';
import { burningMane } from './burningMane.ts';
import { burningPower } from './burningPower.ts';
import { candyDrop } from './candyDrop.ts';
import { chaosStrike } from './chaosStrike.ts';
import { chiliasTheOracle } from './chiliasTheOracle.ts';
import { coilingVines } from './coilingVines.ts';
import { creepingPlague } from './creepingPlague.ts';
import { crimsonHammer } from './crimsonHammer.ts';
import { crystalMemory } from './crystalMemory.ts';
import { darkClown } from './darkClown.ts';
import { darkRavenShadowOfGrief } from './darkRavenShadowOfGrief.ts';
import { darkReversal } from './darkReversal.ts';
import { deadlyFighterBraidClaw } from './deadlyFighterBraidClaw.ts';
import { deathbladeBeetle } from './deathbladeBeetle.ts';
import { deathligerLionOfChaos } from './deathligerLionOfChaos.ts';
import { deathSmoke } from './deathSmoke.ts';
import { diaNorkMoonlightGuardian } from './diaNorkMoonlightGuardian.ts';
import { dimensionGate } from './dimensionGate.ts';
import { domeShell } from './domeShell.ts';
import { draglide } from './draglide.ts';
import { emeraldGrass } from './emeraldGrass.ts';
import { explosiveFighterUcarn } from './explosiveFighterUcarn.ts';
import { faerieChild } from './faerieChild.ts';
import { fatalAttackerHorvath } from './fatalAttackerHorvath.ts';
import { fearFang } from './fearFang.ts';
import { fireSweeperBurningHellion } from './fireSweeperBurningHellion.ts';
import { forestHornet } from './forestHornet.ts';
import { freiVizierOfAir } from './freiVizierOfAir.ts';
import { gatlingSkyterror } from './gatlingSkyterror.ts';
import { ghostTouch } from './ghostTouch.ts';
import { gigaberos } from './gigaberos.ts';
import { gigagiele } from './gigagiele.ts';
import { gigargon } from './gigargon.ts';
import { goldenWingStriker } from './goldenWingStriker.ts';
import { granGureSpaceGuardian } from './granGureSpaceGuardian.ts';
import { hanusaRadianceElemental } from './hanusaRadianceElemental.ts';
import { holyAwe } from './holyAwe.ts';
import { hunterFish } from './hunterFish.ts';
import { iereVizierOfBullets } from './iereVizierOfBullets.ts';
import { illusionaryMerfolk } from './illusionaryMerfolk.ts';
import { immortalBaronVorg } from './immortalBaronVorg.ts';
import { iocantTheOracle } from './iocantTheOracle.ts';
import { kingCoral } from './kingCoral.ts';
import { kingDepthcon } from './kingDepthcon.ts';
import { kingRippedHide } from './kingRippedHide.ts';
import { lahPurificationEnforcer } from './lahPurificationEnforcer.ts';
import { laserWing } from './laserWing.ts';
import { laUraGigaSkyGuardian } from './laUraGigaSkyGuardian.ts';
import { lokVizierOfHunting } from './lokVizierOfHunting.ts';
import { magmaGazer } from './magmaGazer.ts';
import { marineFlower } from './marineFlower.ts';
import { maskedHorrorShadowOfScorn } from './maskedHorrorShadowOfScorn.ts';
import { meteosaur } from './meteosaur.ts';
import { mieleVizierOfLightning } from './mieleVizierOfLightning.ts';
import { mightyShouter } from './mightyShouter.ts';
import { moonlightFlash } from './moonlightFlash.ts';
import { naturalSnare } from './naturalSnare.ts';
import { nightMasterShadowOfDecay } from './nightMasterShadowOfDecay.ts';
import { nomadHeroGigio } from './nomadHeroGigio.ts';
import { onslaughterTriceps } from './onslaughterTriceps.ts';
import { pangaeasSong } from './pangaeasSong.ts';
import { phantomFish } from './phantomFish.ts';
import { poisonousDahlia } from './poisonousDahlia.ts';
import { poisonousMushroom } from './poisonousMushroom.ts';
import { raylaTruthEnforcer } from './raylaTruthEnforcer.ts';
import { redEyeScorpion } from './redEyeScorpion.ts';
import { reusolTheOracle } from './reusolTheOracle.ts';
import { revolverFish } from './revolverFish.ts';
import { roaringGreatHorn } from './roaringGreatHorn.ts';
import { rothusTheTraveler } from './rothusTheTraveler.ts';
import { rubyGrass } from './rubyGrass.ts';
import { saucerHeadShark } from './saucerHeadShark.ts';
import { scarletSkyterror } from './scarletSkyterror.ts';
import { seamine } from './seamine.ts';
import { senatineJadeTree } from './senatineJadeTree.ts';
import { skeletonSoldierTheDefiled } from './skeletonSoldierTheDefiled.ts';
import { solarRay } from './solarRay.ts';
import { sonicWing } from './sonicWing.ts';
import { spiralGate } from './spiralGate.ts';
import { stampedingLonghorn } from './stampedingLonghorn.ts';
import { steelSmasher } from './steelSmasher.ts';
import { stingerWorm } from './stingerWorm.ts';
import { stonesaur } from './stonesaur.ts';
import { stormShell } from './stormShell.ts';
import { superExplosiveVolcanodon } from './superExplosiveVolcanodon.ts';
import { swampWorm } from './swampWorm.ts';
import { szubsKinTwilightGuardian } from './szubsKinTwilightGuardian.ts';
import { teleportation } from './teleportation.ts';
import { terrorPit } from './terrorPit.ts';
import { thornyMandra } from './thornyMandra.ts';
import { toelVizierOfHope } from './toelVizierOfHope.ts';
import { tornadoFlame } from './tornadoFlame.ts';
import { towerShell } from './towerShell.ts';
import { triHornShepherd } from './triHornShepherd.ts';
import { tropico } from './tropico.ts';
import { ultimateForce } from './ultimateForce.ts';
import { unicornFish } from './unicornFish.ts';
import { urthPurifyingElemental } from './urthPurifyingElemental.ts';
import { vampireSilphy } from './vampireSilphy.ts';
import { virtualTripwire } from './virtualTripwire.ts';
import { wanderingBraineater } from './wanderingBraineater.ts';
import { writhingBoneGhoul } from './writhingBoneGhoul.ts';
import { zagaanKnightOfDarkness } from './zagaanKnightOfDarkness.ts';

/** DM-01, in printed order. */
export const dm01: readonly CardDefinition[] = Object.freeze([
  chiliasTheOracle,
  diaNorkMoonlightGuardian,
  emeraldGrass,
  freiVizierOfAir,
  granGureSpaceGuardian,
  holyAwe,
  iereVizierOfBullets,
  iocantTheOracle,
  laUraGigaSkyGuardian,
  lahPurificationEnforcer,
  laserWing,
  lokVizierOfHunting,
  mieleVizierOfLightning,
  moonlightFlash,
  raylaTruthEnforcer,
  reusolTheOracle,
  rubyGrass,
  senatineJadeTree,
  solarRay,
  sonicWing,
  szubsKinTwilightGuardian,
  toelVizierOfHope,
  aquaHulcus,
  aquaKnight,
  aquaSoldier,
  aquaVehicle,
  brainSerum,
  candyDrop,
  crystalMemory,
  faerieChild,
  hunterFish,
  illusionaryMerfolk,
  kingCoral,
  kingRippedHide,
  marineFlower,
  phantomFish,
  revolverFish,
  saucerHeadShark,
  seamine,
  spiralGate,
  teleportation,
  tropico,
  unicornFish,
  virtualTripwire,
  blackFeatherShadowOfRage,
  bloodySquito,
  boneAssassinTheRipper,
  boneSpider,
  creepingPlague,
  darkClown,
  darkRavenShadowOfGrief,
  darkReversal,
  deathSmoke,
  ghostTouch,
  gigaberos,
  gigagiele,
  gigargon,
  maskedHorrorShadowOfScorn,
  nightMasterShadowOfDecay,
  skeletonSoldierTheDefiled,
  stingerWorm,
  swampWorm,
  terrorPit,
  vampireSilphy,
  wanderingBraineater,
  writhingBoneGhoul,
  armoredWalkerUrherion,
  artisanPicora,
  bolshackDragon,
  brawlerZyler,
  burningPower,
  chaosStrike,
  crimsonHammer,
  deadlyFighterBraidClaw,
  draglide,
  explosiveFighterUcarn,
  fatalAttackerHorvath,
  fireSweeperBurningHellion,
  gatlingSkyterror,
  immortalBaronVorg,
  magmaGazer,
  meteosaur,
  nomadHeroGigio,
  onslaughterTriceps,
  rothusTheTraveler,
  stonesaur,
  superExplosiveVolcanodon,
  tornadoFlame,
  auraBlast,
  bronzeArmTribe,
  burningMane,
  coilingVines,
  dimensionGate,
  domeShell,
  fearFang,
  forestHornet,
  goldenWingStriker,
  mightyShouter,
  naturalSnare,
  pangaeasSong,
  poisonousDahlia,
  poisonousMushroom,
  redEyeScorpion,
  stampedingLonghorn,
  steelSmasher,
  stormShell,
  thornyMandra,
  towerShell,
  triHornShepherd,
  ultimateForce,
  hanusaRadianceElemental,
  urthPurifyingElemental,
  aquaSniper,
  kingDepthcon,
  deathligerLionOfChaos,
  zagaanKnightOfDarkness,
  astrocometDragon,
  scarletSkyterror,
  deathbladeBeetle,
  roaringGreatHorn,
]);
