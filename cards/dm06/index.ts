import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { adomisTheOracle } from './adomisTheOracle.ts';
import { aeropica } from './aeropica.ts';
import { aquaRider } from './aquaRider.ts';
import { arcBineTheAstounding } from './arcBineTheAstounding.ts';
import { armoredDecimatorValkaizer } from './armoredDecimatorValkaizer.ts';
import { armoredScoutGestuchar } from './armoredScoutGestuchar.ts';
import { automatedWeaponmasterMachai } from './automatedWeaponmasterMachai.ts';
import { badlandsLizard } from './badlandsLizard.ts';
import { ballasVizierOfElectrons } from './ballasVizierOfElectrons.ts';
import { bazagazealDragon } from './bazagazealDragon.ts';
import { bazookaMutant } from './bazookaMutant.ts';
import { blissTotemAvatarOfLuck } from './blissTotemAvatarOfLuck.ts';
import { bolmeteusSteelDragon } from './bolmeteusSteelDragon.ts';
import { bondsOfJustice } from './bondsOfJustice.ts';
import { cantankerousGiant } from './cantankerousGiant.ts';
import { carrierShell } from './carrierShell.ts';
import { charmiliaTheEnticer } from './charmiliaTheEnticer.ts';
import { chekiculVizierOfEndurance } from './chekiculVizierOfEndurance.ts';
import { chenTregVizierOfBlades } from './chenTregVizierOfBlades.ts';
import { choyaTheUnheeding } from './choyaTheUnheeding.ts';
import { cliffcrushGiant } from './cliffcrushGiant.ts';
import { clobberTotem } from './clobberTotem.ts';
import { coccoLupia } from './coccoLupia.ts';
import { cometMissile } from './cometMissile.ts';
import { cosmogoldSpectralKnight } from './cosmogoldSpectralKnight.ts';
import { crazeValkyrieTheDrastic } from './crazeValkyrieTheDrastic.ts';
import { crisisBoulder } from './crisisBoulder.ts';
import { crystalJouster } from './crystalJouster.ts';
import { cursedPincher } from './cursedPincher.ts';
import { cutthroatSkyterror } from './cutthroatSkyterror.ts';
import { daidalosGeneralOfFury } from './daidalosGeneralOfFury.ts';
import { davaToreySeekerOfClouds } from './davaToreySeekerOfClouds.ts';
import { energyStream } from './energyStream.ts';
import { factoryShellQ } from './factoryShellQ.ts';
import { faerieLife } from './faerieLife.ts';
import { featherHornTheTracker } from './featherHornTheTracker.ts';
import { forbiddingTotem } from './forbiddingTotem.ts';
import { forbosSanctumGuardianQ } from './forbosSanctumGuardianQ.ts';
import { fortMegacluster } from './fortMegacluster.ts';
import { frostSpecterShadowOfAge } from './frostSpecterShadowOfAge.ts';
import { futureSlash } from './futureSlash.ts';
import { garabonTheGlider } from './garabonTheGlider.ts';
import { garielElementalOfSunbeams } from './garielElementalOfSunbeams.ts';
import { gigagriff } from './gigagriff.ts';
import { gnarvashMerchantOfBlood } from './gnarvashMerchantOfBlood.ts';
import { graveWormQ } from './graveWormQ.ts';
import { grimSoulShadowOfReversal } from './grimSoulShadowOfReversal.ts';
import { grinningAxeTheMonstrosity } from './grinningAxeTheMonstrosity.ts';
import { hazardCrawler } from './hazardCrawler.ts';
import { illusoryBerry } from './illusoryBerry.ts';
import { innocentHunterBladeOfAll } from './innocentHunterBladeOfAll.ts';
import { intenseEvil } from './intenseEvil.ts';
import { invincibleAbyss } from './invincibleAbyss.ts';
import { invincibleAura } from './invincibleAura.ts';
import { invincibleCataclysm } from './invincibleCataclysm.ts';
import { invincibleTechnology } from './invincibleTechnology.ts';
import { invincibleUnity } from './invincibleUnity.ts';
import { junkatzRabidDoll } from './junkatzRabidDoll.ts';
import { kanesillTheExplorer } from './kanesillTheExplorer.ts';
import { kingTriumphant } from './kingTriumphant.ts';
import { kyuroro } from './kyuroro.ts';
import { lavaWalkerExecuto } from './lavaWalkerExecuto.ts';
import { laveilSeekerOfCatastrophe } from './laveilSeekerOfCatastrophe.ts';
import { legionnaireLizard } from './legionnaireLizard.ts';
import { lightningGrass } from './lightningGrass.ts';
import { livingCitadelVosh } from './livingCitadelVosh.ts';
import { loneTearShadowOfSolitude } from './loneTearShadowOfSolitude.ts';
import { luGilaSilverRiftGuardian } from './luGilaSilverRiftGuardian.ts';
import { lupaPoisonTippedDoll } from './lupaPoisonTippedDoll.ts';
import { madrillonFish } from './madrillonFish.ts';
import { midnightCrawler } from './midnightCrawler.ts';
import { migasaAdeptOfChaos } from './migasaAdeptOfChaos.ts';
import { mightyBanditAceOfThieves } from './mightyBanditAceOfThieves.ts';
import { moontearSpectralKnight } from './moontearSpectralKnight.ts';
import { mysticDreamscape } from './mysticDreamscape.ts';
import { mysticTreasureChest } from './mysticTreasureChest.ts';
import { neonCluster } from './neonCluster.ts';
import { overloadCluster } from './overloadCluster.ts';
import { pangaeasWill } from './pangaeasWill.ts';
import { paradiseHorn } from './paradiseHorn.ts';
import { phantasmalHorrorGigazald } from './phantasmalHorrorGigazald.ts';
import { phantomDragonsFlame } from './phantomDragonsFlame.ts';
import { picorasWrench } from './picorasWrench.ts';
import { proclamationOfDeath } from './proclamationOfDeath.ts';
import { promephiusQ } from './promephiusQ.ts';
import { protectiveForce } from './protectiveForce.ts';
import { pyrofighterMagnus } from './pyrofighterMagnus.ts';
import { qTronicGargantua } from './qTronicGargantua.ts';
import { qTronicHypermind } from './qTronicHypermind.ts';
import { rainOfArrows } from './rainOfArrows.ts';
import { raptorFish } from './raptorFish.ts';
import { razorpineTree } from './razorpineTree.ts';
import { rikabusScrewdriver } from './rikabusScrewdriver.ts';
import { rippleLotusQ } from './rippleLotusQ.ts';
import { rumblesaurQ } from './rumblesaurQ.ts';
import { schukaDukeOfAmnesia } from './schukaDukeOfAmnesia.ts';
import { shockHurricane } from './shockHurricane.ts';
import { skullcutterSwarmLeader } from './skullcutterSwarmLeader.ts';
import { slumberShell } from './slumberShell.ts';
import { sopian } from './sopian.ts';
import { spasticMissile } from './spasticMissile.ts';
import { sphereOfWonder } from './sphereOfWonder.ts';
import { splinterclawWasp } from './splinterclawWasp.ts';
import { steamStar } from './steamStar.ts';
import { tankMutant } from './tankMutant.ts';
import { telitolTheExplorer } from './telitolTheExplorer.ts';
import { tentacleWorm } from './tentacleWorm.ts';
import { thrashCrawler } from './thrashCrawler.ts';
import { torchclencher } from './torchclencher.ts';
import { trenchScarab } from './trenchScarab.ts';
import { ultraMantisScourgeOfFate } from './ultraMantisScourgeOfFate.ts';
import { valiantWarriorExorious } from './valiantWarriorExorious.ts';
import { vessTheOracle } from './vessTheOracle.ts';
import { vileMulderWingOfTheVoid } from './vileMulderWingOfTheVoid.ts';
import { yulukTheOracle } from './yulukTheOracle.ts';
import { zepimeteus } from './zepimeteus.ts';
import { zorvazTheBonecrusher } from './zorvazTheBonecrusher.ts';

/** The cards of DM-06 that are not among those of the rulings, by name. */
export const dm06: readonly CardDefinition[] = Object.freeze([
  adomisTheOracle,
  aeropica,
  aquaRider,
  arcBineTheAstounding,
  armoredDecimatorValkaizer,
  armoredScoutGestuchar,
  automatedWeaponmasterMachai,
  badlandsLizard,
  ballasVizierOfElectrons,
  bazagazealDragon,
  bazookaMutant,
  blissTotemAvatarOfLuck,
  bolmeteusSteelDragon,
  bondsOfJustice,
  cantankerousGiant,
  carrierShell,
  charmiliaTheEnticer,
  chekiculVizierOfEndurance,
  chenTregVizierOfBlades,
  choyaTheUnheeding,
  cliffcrushGiant,
  clobberTotem,
  coccoLupia,
  cometMissile,
  cosmogoldSpectralKnight,
  crazeValkyrieTheDrastic,
  crisisBoulder,
  crystalJouster,
  cursedPincher,
  cutthroatSkyterror,
  daidalosGeneralOfFury,
  davaToreySeekerOfClouds,
  energyStream,
  factoryShellQ,
  faerieLife,
  featherHornTheTracker,
  forbiddingTotem,
  forbosSanctumGuardianQ,
  fortMegacluster,
  frostSpecterShadowOfAge,
  futureSlash,
  garabonTheGlider,
  garielElementalOfSunbeams,
  gigagriff,
  gnarvashMerchantOfBlood,
  graveWormQ,
  grimSoulShadowOfReversal,
  grinningAxeTheMonstrosity,
  hazardCrawler,
  illusoryBerry,
  innocentHunterBladeOfAll,
  intenseEvil,
  invincibleAbyss,
  invincibleAura,
  invincibleCataclysm,
  invincibleTechnology,
  invincibleUnity,
  junkatzRabidDoll,
  kanesillTheExplorer,
  kingTriumphant,
  lavaWalkerExecuto,
  kyuroro,
  laveilSeekerOfCatastrophe,
  legionnaireLizard,
  lightningGrass,
  livingCitadelVosh,
  loneTearShadowOfSolitude,
  lupaPoisonTippedDoll,
  luGilaSilverRiftGuardian,
  madrillonFish,
  midnightCrawler,
  migasaAdeptOfChaos,
  mightyBanditAceOfThieves,
  moontearSpectralKnight,
  mysticDreamscape,
  mysticTreasureChest,
  neonCluster,
  overloadCluster,
  pangaeasWill,
  paradiseHorn,
  phantasmalHorrorGigazald,
  phantomDragonsFlame,
  picorasWrench,
  proclamationOfDeath,
  promephiusQ,
  protectiveForce,
  pyrofighterMagnus,
  qTronicGargantua,
  qTronicHypermind,
  rainOfArrows,
  raptorFish,
  razorpineTree,
  rikabusScrewdriver,
  rippleLotusQ,
  rumblesaurQ,
  schukaDukeOfAmnesia,
  shockHurricane,
  skullcutterSwarmLeader,
  slumberShell,
  sopian,
  spasticMissile,
  sphereOfWonder,
  splinterclawWasp,
  steamStar,
  tankMutant,
  telitolTheExplorer,
  tentacleWorm,
  thrashCrawler,
  torchclencher,
  trenchScarab,
  ultraMantisScourgeOfFate,
  valiantWarriorExorious,
  vessTheOracle,
  vileMulderWingOfTheVoid,
  yulukTheOracle,
  zepimeteus,
  zorvazTheBonecrusher,
]);
