import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { apocalypseDay } from './apocalypseDay.ts';
import { aquaOfficer } from './aquaOfficer.ts';
import { aquaSpy } from './aquaSpy.ts';
import { automobileMan } from './automobileMan.ts';
import { balorLifesavingDoll } from './balorLifesavingDoll.ts';
import { bangrenAncientArhat } from './bangrenAncientArhat.ts';
import { bixGuardianOfTheSacredMountain } from './bixGuardianOfTheSacredMountain.ts';
import { bloodyCymbal } from './bloodyCymbal.ts';
import { bolbergCrossDragon } from './bolbergCrossDragon.ts';
import { brancaProtectionSoldier } from './brancaProtectionSoldier.ts';
import { braveBell } from './braveBell.ts';
import { brockTheScrewSoldier } from './brockTheScrewSoldier.ts';
import { brokenHornTheBarricading } from './brokenHornTheBarricading.ts';
import { brutalRevenger } from './brutalRevenger.ts';
import { cabaltThePatroller } from './cabaltThePatroller.ts';
import { cannonballSling } from './cannonballSling.ts';
import { chittaPeloru } from './chittaPeloru.ts';
import { cloudMayfly } from './cloudMayfly.ts';
import { crashLizard } from './crashLizard.ts';
import { crescentAnemone } from './crescentAnemone.ts';
import { crimsonBackDragon } from './crimsonBackDragon.ts';
import { crimsonRifle } from './crimsonRifle.ts';
import { crystalZweilancer } from './crystalZweilancer.ts';
import { cubelaTheOracle } from './cubelaTheOracle.ts';
import { cycloneTotem } from './cycloneTotem.ts';
import { deepJuggler } from './deepJuggler.ts';
import { dejiron } from './dejiron.ts';
import { delorinTheHiddenSurprise } from './delorinTheHiddenSurprise.ts';
import { demonicProtector } from './demonicProtector.ts';
import { diablostTheShadyGeneral } from './diablostTheShadyGeneral.ts';
import { dione } from './dione.ts';
import { dolunka } from './dolunka.ts';
import { dominicaChannelerOfSuns } from './dominicaChannelerOfSuns.ts';
import { dorballomLordOfDemons } from './dorballomLordOfDemons.ts';
import { dreamingMoonKnife } from './dreamingMoonKnife.ts';
import { drillBowgun } from './drillBowgun.ts';
import { dynamitePeak } from './dynamitePeak.ts';
import { elupheusLordOfSpirits } from './elupheusLordOfSpirits.ts';
import { emeraldClaw } from './emeraldClaw.ts';
import { emeraldMist } from './emeraldMist.ts';
import { endlessPuppetLordOfMagic } from './endlessPuppetLordOfMagic.ts';
import { evolutionBlueprint } from './evolutionBlueprint.ts';
import { explosionLizard } from './explosionLizard.ts';
import { faerieGift } from './faerieGift.ts';
import { finalDragarmor } from './finalDragarmor.ts';
import { fireBlade } from './fireBlade.ts';
import { furyTotem } from './furyTotem.ts';
import { gankloaksMagnifyingGlass } from './gankloaksMagnifyingGlass.ts';
import { getReady } from './getReady.ts';
import { ghostPunish } from './ghostPunish.ts';
import { gigaroaster } from './gigaroaster.ts';
import { glasyaChannelerOfSuns } from './glasyaChannelerOfSuns.ts';
import { gloriousHeavensArm } from './gloriousHeavensArm.ts';
import { gloryStone } from './gloryStone.ts';
import { gummerAssassinationDoll } from './gummerAssassinationDoll.ts';
import { gyasukaTheMaliciousMadman } from './gyasukaTheMaliciousMadman.ts';
import { hellDoubleClaw } from './hellDoubleClaw.ts';
import { hellsScrapper } from './hellsScrapper.ts';
import { howlskTheGiganticAvatar } from './howlskTheGiganticAvatar.ts';
import { innocentTheInvoked } from './innocentTheInvoked.ts';
import { invisibleSuit } from './invisibleSuit.ts';
import { irvineTheSpydroid } from './irvineTheSpydroid.ts';
import { leilaButterflyShogunOfDeath } from './leilaButterflyShogunOfDeath.ts';
import { maltaTheOracle } from './maltaTheOracle.ts';
import { maluluFairyOfTheSnowyValley } from './maluluFairyOfTheSnowyValley.ts';
import { marshiasSpiritOfTheSun } from './marshiasSpiritOfTheSun.ts';
import { martialLaw } from './martialLaw.ts';
import { megaAssaultWyvern } from './megaAssaultWyvern.ts';
import { melaniaChannelerOfSuns } from './melaniaChannelerOfSuns.ts';
import { messiahTheBattlemaster } from './messiahTheBattlemaster.ts';
import { mestapoThePatroller } from './mestapoThePatroller.ts';
import { metalCookTheExplodingFlameChef } from './metalCookTheExplodingFlameChef.ts';
import { milkywaySpectralKnight } from './milkywaySpectralKnight.ts';
import { mindCapture } from './mindCapture.ts';
import { mirumeruTheLoveFairy } from './mirumeruTheLoveFairy.ts';
import { moritzTheSpydroid } from './moritzTheSpydroid.ts';
import { necrodragonZanjibar } from './necrodragonZanjibar.ts';
import { neoSledgehammer } from './neoSledgehammer.ts';
import { nomadWarriorElGigio } from './nomadWarriorElGigio.ts';
import { nostalgiaFish } from './nostalgiaFish.ts';
import { parshiaTheExplorer } from './parshiaTheExplorer.ts';
import { patternEgg } from './patternEgg.ts';
import { photonLunatron } from './photonLunatron.ts';
import { poweredStallion } from './poweredStallion.ts';
import { pyuzeroPrinceOfTheSouthWind } from './pyuzeroPrinceOfTheSouthWind.ts';
import { quakeStaff } from './quakeStaff.ts';
import { quickAvocado } from './quickAvocado.ts';
import { ragingBamboo } from './ragingBamboo.ts';
import { regiPaelPurpleShrineGuardian } from './regiPaelPurpleShrineGuardian.ts';
import { rentiaTheExplorer } from './rentiaTheExplorer.ts';
import { reverseArmor } from './reverseArmor.ts';
import { riasVizierOfRecovery } from './riasVizierOfRecovery.ts';
import { rosaRossa } from './rosaRossa.ts';
import { rugeezaAssaultSoldier } from './rugeezaAssaultSoldier.ts';
import { salvageCluster } from './salvageCluster.ts';
import { screwheadLizard } from './screwheadLizard.ts';
import { seventhTower } from './seventhTower.ts';
import { shamanTotem } from './shamanTotem.ts';
import { shiningDefense } from './shiningDefense.ts';
import { snipeBug } from './snipeBug.ts';
import { spiralAura } from './spiralAura.ts';
import { spiritualWater } from './spiritualWater.ts';
import { starbaseLunatron } from './starbaseLunatron.ts';
import { surpriseTotem } from './surpriseTotem.ts';
import { telescopeHorn } from './telescopeHorn.ts';
import { terradragonMagragran } from './terradragonMagragran.ts';
import { timeTripperShadowOfStagnation } from './timeTripperShadowOfStagnation.ts';
import { toxicVibe } from './toxicVibe.ts';
import { tragicSwamp } from './tragicSwamp.ts';
import { tridentTowerLunatron } from './tridentTowerLunatron.ts';
import { tripleBrain } from './tripleBrain.ts';
import { twinTurbo } from './twinTurbo.ts';
import { typhoonBazooka } from './typhoonBazooka.ts';
import { warpRifle } from './warpRifle.ts';
import { waveCrawler } from './waveCrawler.ts';
import { westernBarrelShadowOfRiots } from './westernBarrelShadowOfRiots.ts';
import { wrangleTheHiddenHeretic } from './wrangleTheHiddenHeretic.ts';
import { yuukiTheInvoked } from './yuukiTheInvoked.ts';
import { zamaruTreasureOfDarkness } from './zamaruTreasureOfDarkness.ts';
import { zylersLighter } from './zylersLighter.ts';

/** The cards of DM-14, by name. */
export const dm14: readonly CardDefinition[] = Object.freeze([
  apocalypseDay,
  aquaOfficer,
  aquaSpy,
  automobileMan,
  balorLifesavingDoll,
  bangrenAncientArhat,
  bixGuardianOfTheSacredMountain,
  bloodyCymbal,
  bolbergCrossDragon,
  brancaProtectionSoldier,
  braveBell,
  brockTheScrewSoldier,
  brokenHornTheBarricading,
  brutalRevenger,
  cabaltThePatroller,
  cannonballSling,
  chittaPeloru,
  cloudMayfly,
  crashLizard,
  crescentAnemone,
  crimsonBackDragon,
  crimsonRifle,
  crystalZweilancer,
  cubelaTheOracle,
  cycloneTotem,
  deepJuggler,
  dejiron,
  delorinTheHiddenSurprise,
  demonicProtector,
  diablostTheShadyGeneral,
  dione,
  dolunka,
  dominicaChannelerOfSuns,
  dorballomLordOfDemons,
  dreamingMoonKnife,
  drillBowgun,
  dynamitePeak,
  elupheusLordOfSpirits,
  emeraldClaw,
  emeraldMist,
  endlessPuppetLordOfMagic,
  evolutionBlueprint,
  explosionLizard,
  faerieGift,
  finalDragarmor,
  fireBlade,
  furyTotem,
  gankloaksMagnifyingGlass,
  getReady,
  ghostPunish,
  gigaroaster,
  glasyaChannelerOfSuns,
  gloriousHeavensArm,
  gloryStone,
  gummerAssassinationDoll,
  gyasukaTheMaliciousMadman,
  hellDoubleClaw,
  hellsScrapper,
  howlskTheGiganticAvatar,
  innocentTheInvoked,
  invisibleSuit,
  irvineTheSpydroid,
  leilaButterflyShogunOfDeath,
  maltaTheOracle,
  maluluFairyOfTheSnowyValley,
  marshiasSpiritOfTheSun,
  martialLaw,
  megaAssaultWyvern,
  melaniaChannelerOfSuns,
  messiahTheBattlemaster,
  mestapoThePatroller,
  metalCookTheExplodingFlameChef,
  milkywaySpectralKnight,
  mindCapture,
  mirumeruTheLoveFairy,
  moritzTheSpydroid,
  necrodragonZanjibar,
  neoSledgehammer,
  nomadWarriorElGigio,
  nostalgiaFish,
  parshiaTheExplorer,
  patternEgg,
  photonLunatron,
  poweredStallion,
  pyuzeroPrinceOfTheSouthWind,
  quakeStaff,
  quickAvocado,
  ragingBamboo,
  regiPaelPurpleShrineGuardian,
  rentiaTheExplorer,
  reverseArmor,
  riasVizierOfRecovery,
  rosaRossa,
  rugeezaAssaultSoldier,
  salvageCluster,
  screwheadLizard,
  seventhTower,
  shamanTotem,
  shiningDefense,
  snipeBug,
  spiralAura,
  spiritualWater,
  starbaseLunatron,
  surpriseTotem,
  telescopeHorn,
  terradragonMagragran,
  timeTripperShadowOfStagnation,
  toxicVibe,
  tragicSwamp,
  tridentTowerLunatron,
  tripleBrain,
  twinTurbo,
  typhoonBazooka,
  warpRifle,
  waveCrawler,
  westernBarrelShadowOfRiots,
  wrangleTheHiddenHeretic,
  yuukiTheInvoked,
  zamaruTreasureOfDarkness,
  zylersLighter,
]);
