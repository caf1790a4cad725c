import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { admiralQueen } from './admiralQueen.ts';
import { alphadiosLordOfSpirits } from './alphadiosLordOfSpirits.ts';
import { aquaMoonEdge } from './aquaMoonEdge.ts';
import { aquaPatrol } from './aquaPatrol.ts';
import { arissaApostleOfTheHolyStrike } from './arissaApostleOfTheHolyStrike.ts';
import { bajulasSoul } from './bajulasSoul.ts';
import { batiasThePatroller } from './batiasThePatroller.ts';
import { beinzSaylaGuardianOfCleansingLight } from './beinzSaylaGuardianOfCleansingLight.ts';
import { bubbleLamp } from './bubbleLamp.ts';
import { cauldronShell } from './cauldronShell.ts';
import { darkMareTheDebilitatingShadow } from './darkMareTheDebilitatingShadow.ts';
import { deathbloodMysteriousDemon } from './deathbloodMysteriousDemon.ts';
import { deathChaser } from './deathChaser.ts';
import { deathHarp } from './deathHarp.ts';
import { deklowazsBrooch } from './deklowazsBrooch.ts';
import { dorberosTheImprisoningFiend } from './dorberosTheImprisoningFiend.ts';
import { faerieScoop } from './faerieScoop.ts';
import { fifiTheAwakenedDragonFairy } from './fifiTheAwakenedDragonFairy.ts';
import { frenzyDrum } from './frenzyDrum.ts';
import { fullThrottleSergeant } from './fullThrottleSergeant.ts';
import { gloryMuscle } from './gloryMuscle.ts';
import { gyulcasSageOfTheEastWind } from './gyulcasSageOfTheEastWind.ts';
import { hammerheadCluster } from './hammerheadCluster.ts';
import { hungryGauntlet } from './hungryGauntlet.ts';
import { hunterTheInvoked } from './hunterTheInvoked.ts';
import { hustleBallTribe } from './hustleBallTribe.ts';
import { iceMedusa } from './iceMedusa.ts';
import { infernoScissors } from './infernoScissors.ts';
import { magmaColossus } from './magmaColossus.ts';
import { mariannaLightWeapon } from './mariannaLightWeapon.ts';
import { maximumDefense } from './maximumDefense.ts';
import { metalchaosDragon } from './metalchaosDragon.ts';
import { mintMirage } from './mintMirage.ts';
import { mobyThePowerfulArtilleryman } from './mobyThePowerfulArtilleryman.ts';
import { moonlightTheFallenNoble } from './moonlightTheFallenNoble.ts';
import { mysteriousArmedSoldier } from './mysteriousArmedSoldier.ts';
import { necrodragonBelzarogue } from './necrodragonBelzarogue.ts';
import { nereizThePatroller } from './nereizThePatroller.ts';
import { octillionForce } from './octillionForce.ts';
import { pakurio } from './pakurio.ts';
import { patrialFlame } from './patrialFlame.ts';
import { piratesTheInvoked } from './piratesTheInvoked.ts';
import { poweredMask } from './poweredMask.ts';
import { quickDefense } from './quickDefense.ts';
import { realityVoid } from './realityVoid.ts';
import { redRidazExplosiveDaredevils } from './redRidazExplosiveDaredevils.ts';
import { rinneSeussSacredWeaponGuardian } from './rinneSeussSacredWeaponGuardian.ts';
import { ryokudouThePrincipleDefender } from './ryokudouThePrincipleDefender.ts';
import { screwRocket } from './screwRocket.ts';
import { sharionHunterOfTheWestWind } from './sharionHunterOfTheWestWind.ts';
import { siriusThePatroller } from './siriusThePatroller.ts';
import { soaringWingHorn } from './soaringWingHorn.ts';
import { spaceTitanica } from './spaceTitanica.ts';
import { spiralLance } from './spiralLance.ts';
import { stunningTotem } from './stunningTotem.ts';
import { submarineLabor } from './submarineLabor.ts';
import { terradragonDagradolgran } from './terradragonDagradolgran.ts';
import { treasureChance } from './treasureChance.ts';
import { uranusThePaladin } from './uranusThePaladin.ts';
import { valiantSpark } from './valiantSpark.ts';

/** The cards of DM-15, by name. */
export const dm15: readonly CardDefinition[] = Object.freeze([
  admiralQueen,
  alphadiosLordOfSpirits,
  aquaMoonEdge,
  aquaPatrol,
  arissaApostleOfTheHolyStrike,
  bajulasSoul,
  batiasThePatroller,
  beinzSaylaGuardianOfCleansingLight,
  bubbleLamp,
  cauldronShell,
  darkMareTheDebilitatingShadow,
  deathbloodMysteriousDemon,
  deathChaser,
  deathHarp,
  deklowazsBrooch,
  dorberosTheImprisoningFiend,
  faerieScoop,
  fifiTheAwakenedDragonFairy,
  frenzyDrum,
  fullThrottleSergeant,
  gloryMuscle,
  gyulcasSageOfTheEastWind,
  hammerheadCluster,
  hungryGauntlet,
  hunterTheInvoked,
  hustleBallTribe,
  iceMedusa,
  infernoScissors,
  magmaColossus,
  mariannaLightWeapon,
  maximumDefense,
  metalchaosDragon,
  mintMirage,
  mobyThePowerfulArtilleryman,
  moonlightTheFallenNoble,
  mysteriousArmedSoldier,
  necrodragonBelzarogue,
  nereizThePatroller,
  octillionForce,
  pakurio,
  patrialFlame,
  piratesTheInvoked,
  poweredMask,
  quickDefense,
  realityVoid,
  redRidazExplosiveDaredevils,
  rinneSeussSacredWeaponGuardian,
  ryokudouThePrincipleDefender,
  screwRocket,
  sharionHunterOfTheWestWind,
  siriusThePatroller,
  soaringWingHorn,
  spaceTitanica,
  spiralLance,
  stunningTotem,
  submarineLabor,
  terradragonDagradolgran,
  treasureChance,
  uranusThePaladin,
  valiantSpark,
]);
