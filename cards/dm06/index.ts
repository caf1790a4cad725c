import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { armoredDecimatorValkaizer } from './armoredDecimatorValkaizer.ts';
import { automatedWeaponmasterMachai } from './automatedWeaponmasterMachai.ts';
import { badlandsLizard } from './badlandsLizard.ts';
import { ballasVizierOfElectrons } from './ballasVizierOfElectrons.ts';
import { bazagazealDragon } from './bazagazealDragon.ts';
import { cantankerousGiant } from './cantankerousGiant.ts';
import { carrierShell } from './carrierShell.ts';
import { chekiculVizierOfEndurance } from './chekiculVizierOfEndurance.ts';
import { choyaTheUnheeding } from './choyaTheUnheeding.ts';
import { clobberTotem } from './clobberTotem.ts';
import { crazeValkyrieTheDrastic } from './crazeValkyrieTheDrastic.ts';
import { crystalJouster } from './crystalJouster.ts';
import { cursedPincher } from './cursedPincher.ts';
import { cutthroatSkyterror } from './cutthroatSkyterror.ts';
import { featherHornTheTracker } from './featherHornTheTracker.ts';
import { frostSpecterShadowOfAge } from './frostSpecterShadowOfAge.ts';
import { garabonTheGlider } from './garabonTheGlider.ts';
import { garielElementalOfSunbeams } from './garielElementalOfSunbeams.ts';
import { gigagriff } from './gigagriff.ts';
import { gnarvashMerchantOfBlood } from './gnarvashMerchantOfBlood.ts';
import { grinningAxeTheMonstrosity } from './grinningAxeTheMonstrosity.ts';
import { hazardCrawler } from './hazardCrawler.ts';
import { illusoryBerry } from './illusoryBerry.ts';
import { junkatzRabidDoll } from './junkatzRabidDoll.ts';
import { kanesillTheExplorer } from './kanesillTheExplorer.ts';
import { laveilSeekerOfCatastrophe } from './laveilSeekerOfCatastrophe.ts';
import { lightningGrass } from './lightningGrass.ts';
import { loneTearShadowOfSolitude } from './loneTearShadowOfSolitude.ts';
import { madrillonFish } from './madrillonFish.ts';
import { midnightCrawler } from './midnightCrawler.ts';
import { moontearSpectralKnight } from './moontearSpectralKnight.ts';
import { paradiseHorn } from './paradiseHorn.ts';
import { picorasWrench } from './picorasWrench.ts';
import { promephiusQ } from './promephiusQ.ts';
import { pyrofighterMagnus } from './pyrofighterMagnus.ts';
import { qTronicHypermind } from './qTronicHypermind.ts';
import { rumblesaurQ } from './rumblesaurQ.ts';
import { skullcutterSwarmLeader } from './skullcutterSwarmLeader.ts';
import { slumberShell } from './slumberShell.ts';
import { splinterclawWasp } from './splinterclawWasp.ts';
import { steamStar } from './steamStar.ts';
import { telitolTheExplorer } from './telitolTheExplorer.ts';
import { tentacleWorm } from './tentacleWorm.ts';
import { thrashCrawler } from './thrashCrawler.ts';
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
  armoredDecimatorValkaizer,
  automatedWeaponmasterMachai,
  badlandsLizard,
  ballasVizierOfElectrons,
  bazagazealDragon,
  cantankerousGiant,
  carrierShell,
  chekiculVizierOfEndurance,
  choyaTheUnheeding,
  clobberTotem,
  crazeValkyrieTheDrastic,
  crystalJouster,
  cursedPincher,
  cutthroatSkyterror,
  featherHornTheTracker,
  frostSpecterShadowOfAge,
  garabonTheGlider,
  garielElementalOfSunbeams,
  gigagriff,
  gnarvashMerchantOfBlood,
  grinningAxeTheMonstrosity,
  hazardCrawler,
  illusoryBerry,
  junkatzRabidDoll,
  kanesillTheExplorer,
  laveilSeekerOfCatastrophe,
  lightningGrass,
  loneTearShadowOfSolitude,
  madrillonFish,
  midnightCrawler,
  moontearSpectralKnight,
  paradiseHorn,
  picorasWrench,
  promephiusQ,
  pyrofighterMagnus,
  qTronicHypermind,
  rumblesaurQ,
  skullcutterSwarmLeader,
  slumberShell,
  splinterclawWasp,
  steamStar,
  telitolTheExplorer,
  tentacleWorm,
  thrashCrawler,
  trenchScarab,
  ultraMantisScourgeOfFate,
  valiantWarriorExorious,
  vessTheOracle,
  vileMulderWingOfTheVoid,
  yulukTheOracle,
  zepimeteus,
  zorvazTheBonecrusher,
]);
