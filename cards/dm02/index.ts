import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { amberPiercer } from './amberPiercer.ts';
import { aquaBouncer } from './aquaBouncer.ts';
import { aquaShooter } from './aquaShooter.ts';
import { armoredBlasterValdios } from './armoredBlasterValdios.ts';
import { armoredCannonBalbaro } from './armoredCannonBalbaro.ts';
import { barkwhipTheSmasher } from './barkwhipTheSmasher.ts';
import { bolzardDragon } from './bolzardDragon.ts';
import { bombersaur } from './bombersaur.ts';
import { burstShot } from './burstShot.ts';
import { cavalryGeneralCuratops } from './cavalryGeneralCuratops.ts';
import { chaosWorm } from './chaosWorm.ts';
import { corile } from './corile.ts';
import { criticalBlade } from './criticalBlade.ts';
import { crystalLancer } from './crystalLancer.ts';
import { crystalPaladin } from './crystalPaladin.ts';
import { darkTitanMaginn } from './darkTitanMaginn.ts';
import { diamondCutter } from './diamondCutter.ts';
import { dogarnTheMarauder } from './dogarnTheMarauder.ts';
import { elfX } from './elfX.ts';
import { engineerKipo } from './engineerKipo.ts';
import { essenceElf } from './essenceElf.ts';
import { ethelStarSeaElemental } from './ethelStarSeaElemental.ts';
import { fighterDualFang } from './fighterDualFang.ts';
import { fonchTheOracle } from './fonchTheOracle.ts';
import { fortressShell } from './fortressShell.ts';
import { galsaur } from './galsaur.ts';
import { generalDarkFiend } from './generalDarkFiend.ts';
import { gigastand } from './gigastand.ts';
import { grayBalloonShadowOfGreed } from './grayBalloonShadowOfGreed.ts';
import { horridWorm } from './horridWorm.ts';
import { hypersquidWalter } from './hypersquidWalter.ts';
import { kingNautilus } from './kingNautilus.ts';
import { ladiaBaleTheInspirational } from './ladiaBaleTheInspirational.ts';
import { lagunaLightningEnforcer } from './lagunaLightningEnforcer.ts';
import { larbaGeerTheImmaculate } from './larbaGeerTheImmaculate.ts';
import { leapingTornadoHorn } from './leapingTornadoHorn.ts';
import { logicCube } from './logicCube.ts';
import { lostSoul } from './lostSoul.ts';
import { magrisVizierOfMagnetism } from './magrisVizierOfMagnetism.ts';
import { manaCrisis } from './manaCrisis.ts';
import { marrowOozeTheTwister } from './marrowOozeTheTwister.ts';
import { metalwingSkyterror } from './metalwingSkyterror.ts';
import { miniTitanGett } from './miniTitanGett.ts';
import { phalEegaDawnGuardian } from './phalEegaDawnGuardian.ts';
import { plasmaChaser } from './plasmaChaser.ts';
import { poisonWorm } from './poisonWorm.ts';
import { rainbowStone } from './rainbowStone.ts';
import { reconOperation } from './reconOperation.ts';
import { resoPacosClearSkyGuardian } from './resoPacosClearSkyGuardian.ts';
import { rumbleGate } from './rumbleGate.ts';
import { rumblingTerahorn } from './rumblingTerahorn.ts';
import { scissorEye } from './scissorEye.ts';
import { silverAxe } from './silverAxe.ts';
import { silverFist } from './silverFist.ts';
import { spiralGrass } from './spiralGrass.ts';
import { stainedGlass } from './stainedGlass.ts';
import { thoughtProbe } from './thoughtProbe.ts';
import { ultracideWorm } from './ultracideWorm.ts';
import { wynTheOracle } from './wynTheOracle.ts';
import { xenoMantis } from './xenoMantis.ts';

/** The cards of DM-02 but Diamond Cutter, in printed order; last the super rares. */
export const dm02: readonly CardDefinition[] = Object.freeze([
  ethelStarSeaElemental,
  fonchTheOracle,
  lagunaLightningEnforcer,
  larbaGeerTheImmaculate,
  logicCube,
  magrisVizierOfMagnetism,
  phalEegaDawnGuardian,
  resoPacosClearSkyGuardian,
  spiralGrass,
  wynTheOracle,
  aquaBouncer,
  aquaShooter,
  corile,
  crystalLancer,
  hypersquidWalter,
  kingNautilus,
  plasmaChaser,
  reconOperation,
  scissorEye,
  stainedGlass,
  thoughtProbe,
  amberPiercer,
  chaosWorm,
  criticalBlade,
  darkTitanMaginn,
  generalDarkFiend,
  gigastand,
  grayBalloonShadowOfGreed,
  horridWorm,
  lostSoul,
  marrowOozeTheTwister,
  poisonWorm,
  armoredCannonBalbaro,
  bolzardDragon,
  bombersaur,
  burstShot,
  cavalryGeneralCuratops,
  dogarnTheMarauder,
  engineerKipo,
  galsaur,
  metalwingSkyterror,
  miniTitanGett,
  rumbleGate,
  barkwhipTheSmasher,
  elfX,
  essenceElf,
  fortressShell,
  leapingTornadoHorn,
  manaCrisis,
  rainbowStone,
  rumblingTerahorn,
  silverAxe,
  silverFist,
  xenoMantis,
  ladiaBaleTheInspirational,
  crystalPaladin,
  ultracideWorm,
  armoredBlasterValdios,
  fighterDualFang,
  diamondCutter,
]);
