import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { alexanderThe3rdEmperorOfTheDemonicEye } from './alexanderThe3rdEmperorOfTheDemonicEye.ts';
import { badminGaiClimb } from './badminGaiClimb.ts';
import { baradiosLordOfDragonSpirits } from './baradiosLordOfDragonSpirits.ts';
import { completelyUnidentified } from './completelyUnidentified.ts';
import { courtneySummerBreezeFaerie } from './courtneySummerBreezeFaerie.ts';
import { cyberGHogan } from './cyberGHogan.ts';
import { darkSanjiDarkfangNinja } from './darkSanjiDarkfangNinja.ts';
import { darkSoulCreation } from './darkSoulCreation.ts';
import { funkGuardOfHope } from './funkGuardOfHope.ts';
import { heavensForce } from './heavensForce.ts';
import { kirikoCubicFirstModelDragonEmperor } from './kirikoCubicFirstModelDragonEmperor.ts';
import { kiryuinJinYoungLeader } from './kiryuinJinYoungLeader.ts';
import { kiryuJilvesGaiasRoar } from './kiryuJilvesGaiasRoar.ts';
import { lulufensSunDragonElemental } from './lulufensSunDragonElemental.ts';
import { macallanExplosiveFlameShooter } from './macallanExplosiveFlameShooter.ts';
import { magnumAllshotPuppet } from './magnumAllshotPuppet.ts';
import { magnumFastAttackPuppet } from './magnumFastAttackPuppet.ts';
import { mistRiasSonicGuardian } from './mistRiasSonicGuardian.ts';
import { olzekiaGeneralOfDecapitation } from './olzekiaGeneralOfDecapitation.ts';
import { onikamasStrangeFlow } from './onikamasStrangeFlow.ts';
import { oracleJewelOfControl } from './oracleJewelOfControl.ts';
import { oriotisControlWings } from './oriotisControlWings.ts';
import { perfectGalaxyImmortalityElemental } from './perfectGalaxyImmortalityElemental.ts';
import { pharziTheOracle } from './pharziTheOracle.ts';
import { propellerMutant } from './propellerMutant.ts';
import { quixoticHeroSwineSnout } from './quixoticHeroSwineSnout.ts';
import { raijaAquaNinja } from './raijaAquaNinja.ts';
import { rikuTheOracle } from './rikuTheOracle.ts';
import { savageEarth } from './savageEarth.ts';
import { shinGaiginga } from './shinGaiginga.ts';
import { superTrashTrainFuumaDevil } from './superTrashTrainFuumaDevil.ts';
import { truekaiserAdrenalineMax } from './truekaiserAdrenalineMax.ts';
import { wisdompheusDragonicElemental } from './wisdompheusDragonicElemental.ts';
import { zundokoSunnyStageFloweryWayOfD } from './zundokoSunnyStageFloweryWayOfD.ts';

/** The third part of the cards of the rulings. */
export const rulings3: readonly CardDefinition[] = [
  onikamasStrangeFlow,
  completelyUnidentified,
  wisdompheusDragonicElemental,
  oracleJewelOfControl,
  shinGaiginga,
  mistRiasSonicGuardian,
  lulufensSunDragonElemental,
  raijaAquaNinja,
  zundokoSunnyStageFloweryWayOfD,
  macallanExplosiveFlameShooter,
  magnumFastAttackPuppet,
  heavensForce,
  propellerMutant,
  badminGaiClimb,
  cyberGHogan,
  kirikoCubicFirstModelDragonEmperor,
  quixoticHeroSwineSnout,
  olzekiaGeneralOfDecapitation,
  savageEarth,
  funkGuardOfHope,
  darkSanjiDarkfangNinja,
  magnumAllshotPuppet,
  kiryuinJinYoungLeader,
  truekaiserAdrenalineMax,
  baradiosLordOfDragonSpirits,
  superTrashTrainFuumaDevil,
  pharziTheOracle,
  darkSoulCreation,
  kiryuJilvesGaiasRoar,
  perfectGalaxyImmortalityElemental,
  alexanderThe3rdEmperorOfTheDemonicEye,
  rikuTheOracle,
  oriotisControlWings,
  courtneySummerBreezeFaerie,
];
