import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { admiralQueen } from './admiralQueen.ts';
import { alphadiosLordOfSpirits } from './alphadiosLordOfSpirits.ts';
import { aquaPatrol } from './aquaPatrol.ts';
import { bajulasSoul } from './bajulasSoul.ts';
import { batiasThePatroller } from './batiasThePatroller.ts';
import { beinzSaylaGuardianOfCleansingLight } from './beinzSaylaGuardianOfCleansingLight.ts';
import { bubbleLamp } from './bubbleLamp.ts';
import { cauldronShell } from './cauldronShell.ts';
import { darkMareTheDebilitatingShadow } from './darkMareTheDebilitatingShadow.ts';
import { deathChaser } from './deathChaser.ts';
import { deathHarp } from './deathHarp.ts';
import { dorberosTheImprisoningFiend } from './dorberosTheImprisoningFiend.ts';
import { faerieScoop } from './faerieScoop.ts';
import { frenzyDrum } from './frenzyDrum.ts';
import { gloryMuscle } from './gloryMuscle.ts';
import { gyulcasSageOfTheEastWind } from './gyulcasSageOfTheEastWind.ts';
import { hammerheadCluster } from './hammerheadCluster.ts';
import { hungryGauntlet } from './hungryGauntlet.ts';
import { hunterTheInvoked } from './hunterTheInvoked.ts';
import { hustleBallTribe } from './hustleBallTribe.ts';
import { magmaColossus } from './magmaColossus.ts';
import { mobyThePowerfulArtilleryman } from './mobyThePowerfulArtilleryman.ts';
import { moonlightTheFallenNoble } from './moonlightTheFallenNoble.ts';
import { necrodragonBelzarogue } from './necrodragonBelzarogue.ts';
import { nereizThePatroller } from './nereizThePatroller.ts';
import { pakurio } from './pakurio.ts';
import { patrialFlame } from './patrialFlame.ts';
import { piratesTheInvoked } from './piratesTheInvoked.ts';
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
import { treasureChance } from './treasureChance.ts';
import { valiantSpark } from './valiantSpark.ts';

/** The cards of DM-15, by name. */
export const dm15: readonly CardDefinition[] = Object.freeze([
  admiralQueen,
  alphadiosLordOfSpirits,
  aquaPatrol,
  bajulasSoul,
  batiasThePatroller,
  beinzSaylaGuardianOfCleansingLight,
  bubbleLamp,
  cauldronShell,
  darkMareTheDebilitatingShadow,
  deathChaser,
  deathHarp,
  dorberosTheImprisoningFiend,
  faerieScoop,
  frenzyDrum,
  gloryMuscle,
  gyulcasSageOfTheEastWind,
  hammerheadCluster,
  hungryGauntlet,
  hunterTheInvoked,
  hustleBallTribe,
  magmaColossus,
  mobyThePowerfulArtilleryman,
  moonlightTheFallenNoble,
  necrodragonBelzarogue,
  nereizThePatroller,
  pakurio,
  patrialFlame,
  piratesTheInvoked,
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
  treasureChance,
  valiantSpark,
]);
