import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { aquaSurfer } from './aquaSurfer.ts';
import { bangetsuGaRyuzarkBangokusatsu } from './bangetsuGaRyuzarkBangokusatsu.ts';
import { bareduDaspell } from './bareduDaspell.ts';
import { basara } from './basara.ts';
import { bolshackDogiragon } from './bolshackDogiragon.ts';
import { chikushoooooo } from './chikushoooooo.ts';
import { crackCrawler } from './crackCrawler.ts';
import { cyberdiceVegasGamblingExpertOfD } from './cyberdiceVegasGamblingExpertOfD.ts';
import { cyberIChoice } from './cyberIChoice.ts';
import { deadDamnedTripleSRankDisaster } from './deadDamnedTripleSRankDisaster.ts';
import { deadDisasterSecretDisaster } from './deadDisasterSecretDisaster.ts';
import { dealMechanicTodaysLuckyNumber } from './dealMechanicTodaysLuckyNumber.ts';
import { dekapentaInvader } from './dekapentaInvader.ts';
import { deSzark } from './deSzark.ts';
import { dondonVacuumingNow } from './dondonVacuumingNow.ts';
import { durinriDarma } from './durinriDarma.ts';
import { eternalPremiumsSecretForbiddenDragon } from './eternalPremiumsSecretForbiddenDragon.ts';
import { gaiashKaiserTheMeteor } from './gaiashKaiserTheMeteor.ts';
import { garRaganzark } from './garRaganzark.ts';
import { grigyanDarma } from './grigyanDarma.ts';
import { hayabusamaruLightfangNinja } from './hayabusamaruLightfangNinja.ts';
import { hayabusaryuDragonNinja } from './hayabusaryuDragonNinja.ts';
import { heavensRosiaTrueDragonRuler } from './heavensRosiaTrueDragonRuler.ts';
import { hyakkiNoJaoumon } from './hyakkiNoJaoumon.ts';
import { infernoSign } from './infernoSign.ts';
import { jogiragonAndJohnnyJsJourney } from './jogiragonAndJohnnyJsJourney.ts';
import { magandBloodlustDemonDragon } from './magandBloodlustDemonDragon.ts';
import { miradanteTwelveTimePope } from './miradanteTwelveTimePope.ts';
import { octopaKernelStar } from './octopaKernelStar.ts';
import { rattaAndArmstrongSoulmate } from './rattaAndArmstrongSoulmate.ts';
import { recodekingNumberNine } from './recodekingNumberNine.ts';
import { romanogriLaThe0thZeroPrisonConnectedKing } from './romanogriLaThe0thZeroPrisonConnectedKing.ts';
import { supernovaApollonusDragerion } from './supernovaApollonusDragerion.ts';
import { uisuMajesticStar } from './uisuMajesticStar.ts';
import { volVal8ForbiddenDragonKing } from './volVal8ForbiddenDragonKing.ts';
import { wayballByronStar } from './wayballByronStar.ts';
import { zeroAndStrikeSecretZeroPrisonKing } from './zeroAndStrikeSecretZeroPrisonKing.ts';

export const rulings2: readonly CardDefinition[] = [
  dealMechanicTodaysLuckyNumber,
  grigyanDarma,
  deSzark,
  magandBloodlustDemonDragon,
  hayabusaryuDragonNinja,
  basara,
  chikushoooooo,
  miradanteTwelveTimePope,
  bolshackDogiragon,
  aquaSurfer,
  crackCrawler,
  hayabusamaruLightfangNinja,
  wayballByronStar,
  cyberdiceVegasGamblingExpertOfD,
  infernoSign,
  bangetsuGaRyuzarkBangokusatsu,
  durinriDarma,
  heavensRosiaTrueDragonRuler,
  deadDamnedTripleSRankDisaster,
  rattaAndArmstrongSoulmate,
  uisuMajesticStar,
  octopaKernelStar,
  romanogriLaThe0thZeroPrisonConnectedKing,
  zeroAndStrikeSecretZeroPrisonKing,
  dekapentaInvader,
  eternalPremiumsSecretForbiddenDragon,
  jogiragonAndJohnnyJsJourney,
  volVal8ForbiddenDragonKing,
  gaiashKaiserTheMeteor,
  bareduDaspell,
  garRaganzark,
  recodekingNumberNine,
  deadDisasterSecretDisaster,
  hyakkiNoJaoumon,
  supernovaApollonusDragerion,
  dondonVacuumingNow,
  cyberIChoice,
];
