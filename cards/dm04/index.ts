import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { aerisFlightElemental } from './aerisFlightElemental.ts';
import { alcadeiasLordOfSpirits } from './alcadeiasLordOfSpirits.ts';
import { amberGrass } from './amberGrass.ts';
import { ancientGiant } from './ancientGiant.ts';
import { aquaGuard } from './aquaGuard.ts';
import { aquaJolter } from './aquaJolter.ts';
import { astralWarper } from './astralWarper.ts';
import { ballomMasterOfDeath } from './ballomMasterOfDeath.ts';
import { blastoExplosiveSoldier } from './blastoExplosiveSoldier.ts';
import { cannonShell } from './cannonShell.ts';
import { chainsOfSacrifice } from './chainsOfSacrifice.ts';
import { chaoticSkyterror } from './chaoticSkyterror.ts';
import { cloneFactory } from './cloneFactory.ts';
import { darkpact } from './darkpact.ts';
import { dewMushroom } from './dewMushroom.ts';
import { doboulgyserGiantRockBeast } from './doboulgyserGiantRockBeast.ts';
import { explodingCactus } from './explodingCactus.ts';
import { fullDefensor } from './fullDefensor.ts';
import { fuReilSeekerOfStorms } from './fuReilSeekerOfStorms.ts';
import { galklifeDragon } from './galklifeDragon.ts';
import { gigabolver } from './gigabolver.ts';
import { gregorianWorm } from './gregorianWorm.ts';
import { gregoriaPrincessOfWar } from './gregoriaPrincessOfWar.ts';
import { gulanRiasSpeedGuardian } from './gulanRiasSpeedGuardian.ts';
import { hunterCluster } from './hunterCluster.ts';
import { hydroHurricane } from './hydroHurricane.ts';
import { kamikazeChainsawWarrior } from './kamikazeChainsawWarrior.ts';
import { keeperOfTheSunlitAbyss } from './keeperOfTheSunlitAbyss.ts';
import { kingAquakamui } from './kingAquakamui.ts';
import { kolonTheOracle } from './kolonTheOracle.ts';
import { locomotiver } from './locomotiver.ts';
import { magmarex } from './magmarex.ts';
import { marinomancer } from './marinomancer.ts';
import { megaDetonator } from './megaDetonator.ts';
import { milieusTheDaystretcher } from './milieusTheDaystretcher.ts';
import { missileBoy } from './missileBoy.ts';
import { mongrelMan } from './mongrelMan.ts';
import { mysticInscription } from './mysticInscription.ts';
import { niofaHornedProtector } from './niofaHornedProtector.ts';
import { ouksVizierOfRestoration } from './ouksVizierOfRestoration.ts';
import { photocideLordOfTheWastes } from './photocideLordOfTheWastes.ts';
import { pippieKuppie } from './pippieKuppie.ts';
import { purplePiercer } from './purplePiercer.ts';
import { reBilSeekerOfArchery } from './reBilSeekerOfArchery.ts';
import { rimuelCloudbreakElemental } from './rimuelCloudbreakElemental.ts';
import { sariusVizierOfSuppression } from './sariusVizierOfSuppression.ts';
import { screamingSunburst } from './screamingSunburst.ts';
import { shadowMoonCursedShade } from './shadowMoonCursedShade.ts';
import { skeletonThiefTheRevealer } from './skeletonThiefTheRevealer.ts';
import { smileAngler } from './smileAngler.ts';
import { soulGulp } from './soulGulp.ts';
import { supportingTulip } from './supportingTulip.ts';
import { swordOfBenevolentLife } from './swordOfBenevolentLife.ts';
import { swordOfMalevolentDeath } from './swordOfMalevolentDeath.ts';
import { threeEyedDragonfly } from './threeEyedDragonfly.ts';
import { torcon } from './torcon.ts';
import { troxGeneralOfDestruction } from './troxGeneralOfDestruction.ts';
import { volcanoSmogDeceptiveShade } from './volcanoSmogDeceptiveShade.ts';
import { whiskingWhirlwind } from './whiskingWhirlwind.ts';

/** The cards of DM-04 that are not among those of the rulings, in printed order. */
export const dm04: readonly CardDefinition[] = Object.freeze([
  alcadeiasLordOfSpirits,
  astralWarper,
  troxGeneralOfDestruction,
  doboulgyserGiantRockBeast,
  supportingTulip,
  aerisFlightElemental,
  amberGrass,
  fuReilSeekerOfStorms,
  fullDefensor,
  gulanRiasSpeedGuardian,
  kolonTheOracle,
  milieusTheDaystretcher,
  ouksVizierOfRestoration,
  reBilSeekerOfArchery,
  sariusVizierOfSuppression,
  screamingSunburst,
  whiskingWhirlwind,
  aquaGuard,
  aquaJolter,
  cloneFactory,
  hunterCluster,
  hydroHurricane,
  keeperOfTheSunlitAbyss,
  marinomancer,
  smileAngler,
  chainsOfSacrifice,
  darkpact,
  gigabolver,
  gregoriaPrincessOfWar,
  gregorianWorm,
  locomotiver,
  mongrelMan,
  photocideLordOfTheWastes,
  purplePiercer,
  shadowMoonCursedShade,
  skeletonThiefTheRevealer,
  soulGulp,
  volcanoSmogDeceptiveShade,
  blastoExplosiveSoldier,
  chaoticSkyterror,
  kamikazeChainsawWarrior,
  magmarex,
  megaDetonator,
  missileBoy,
  pippieKuppie,
  swordOfMalevolentDeath,
  ancientGiant,
  cannonShell,
  dewMushroom,
  explodingCactus,
  mysticInscription,
  swordOfBenevolentLife,
  threeEyedDragonfly,
  torcon,
  rimuelCloudbreakElemental,
  kingAquakamui,
  ballomMasterOfDeath,
  galklifeDragon,
  niofaHornedProtector,
]);
