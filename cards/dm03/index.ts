import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { alekSolidityEnforcer } from './alekSolidityEnforcer.ts';
import { alessTheOracle } from './alessTheOracle.ts';
import { anglerCluster } from './anglerCluster.ts';
import { aquaDeformer } from './aquaDeformer.ts';
import { armoredWarriorQuelos } from './armoredWarriorQuelos.ts';
import { auroraOfReversal } from './auroraOfReversal.ts';
import { babyZoppe } from './babyZoppe.ts';
import { baragaBladeOfGloom } from './baragaBladeOfGloom.ts';
import { blazeCannon } from './blazeCannon.ts';
import { boltailDragon } from './boltailDragon.ts';
import { bonePiercer } from './bonePiercer.ts';
import { boomerangComet } from './boomerangComet.ts';
import { chaosFish } from './chaosFish.ts';
import { dawnGiant } from './dawnGiant.ts';
import { earthstompGiant } from './earthstompGiant.ts';
import { eldritchPoison } from './eldritchPoison.ts';
import { emeral } from './emeral.ts';
import { explosiveDudeJoe } from './explosiveDudeJoe.ts';
import { flametropus } from './flametropus.ts';
import { floodValve } from './floodValve.ts';
import { gamilKnightOfHatred } from './gamilKnightOfHatred.ts';
import { garkagoDragon } from './garkagoDragon.ts';
import { ghastlyDrain } from './ghastlyDrain.ts';
import { gigamantis } from './gigamantis.ts';
import { girielGhastlyWarrior } from './girielGhastlyWarrior.ts';
import { hangWormFetidLarva } from './hangWormFetidLarva.ts';
import { jackViperShadowOfDoom } from './jackViperShadowOfDoom.ts';
import { kingNeptas } from './kingNeptas.ts';
import { kingPonitas } from './kingPonitas.ts';
import { legendaryBynor } from './legendaryBynor.ts';
import { lenaVizierOfBrilliance } from './lenaVizierOfBrilliance.ts';
import { liquidScope } from './liquidScope.ts';
import { logicSphere } from './logicSphere.ts';
import { manaNexus } from './manaNexus.ts';
import { maskedPomegranate } from './maskedPomegranate.ts';
import { miarCometElemental } from './miarCometElemental.ts';
import { mudman } from './mudman.ts';
import { muramasaDukeOfBlades } from './muramasaDukeOfBlades.ts';
import { pouchShell } from './pouchShell.ts';
import { psychicShaper } from './psychicShaper.ts';
import { psyshroom } from './psyshroom.ts';
import { ragingDashHorn } from './ragingDashHorn.ts';
import { raVuSeekerOfLightning } from './raVuSeekerOfLightning.ts';
import { razaVegaThunderGuardian } from './razaVegaThunderGuardian.ts';
import { roarOfTheEarth } from './roarOfTheEarth.ts';
import { scratchclaw } from './scratchclaw.ts';
import { searingWave } from './searingWave.ts';
import { shtra } from './shtra.ts';
import { siegBaliculaTheIntense } from './siegBaliculaTheIntense.ts';
import { snakeAttack } from './snakeAttack.ts';
import { sniperMosquito } from './sniperMosquito.ts';
import { snipStrikerBullraizer } from './snipStrikerBullraizer.ts';
import { sparkleFlower } from './sparkleFlower.ts';
import { stingerBall } from './stingerBall.ts';
import { sundropArmor } from './sundropArmor.ts';
import { swordButterfly } from './swordButterfly.ts';
import { uberdragonJabaha } from './uberdragonJabaha.ts';
import { urPaleSeekerOfSunlight } from './urPaleSeekerOfSunlight.ts';
import { volcanicArrows } from './volcanicArrows.ts';
import { wailingShadowBelbetphlo } from './wailingShadowBelbetphlo.ts';

/** The cards of DM-03, in printed order; last the super rares. */
export const dm03: readonly CardDefinition[] = Object.freeze([
  alekSolidityEnforcer,
  alessTheOracle,
  boomerangComet,
  lenaVizierOfBrilliance,
  logicSphere,
  raVuSeekerOfLightning,
  razaVegaThunderGuardian,
  siegBaliculaTheIntense,
  sparkleFlower,
  sundropArmor,
  urPaleSeekerOfSunlight,
  anglerCluster,
  aquaDeformer,
  emeral,
  floodValve,
  kingNeptas,
  kingPonitas,
  legendaryBynor,
  liquidScope,
  psychicShaper,
  shtra,
  stingerBall,
  baragaBladeOfGloom,
  bonePiercer,
  eldritchPoison,
  gamilKnightOfHatred,
  ghastlyDrain,
  hangWormFetidLarva,
  jackViperShadowOfDoom,
  mudman,
  scratchclaw,
  snakeAttack,
  wailingShadowBelbetphlo,
  armoredWarriorQuelos,
  babyZoppe,
  blazeCannon,
  boltailDragon,
  explosiveDudeJoe,
  flametropus,
  muramasaDukeOfBlades,
  searingWave,
  snipStrikerBullraizer,
  uberdragonJabaha,
  volcanicArrows,
  auroraOfReversal,
  dawnGiant,
  gigamantis,
  manaNexus,
  maskedPomegranate,
  pouchShell,
  psyshroom,
  ragingDashHorn,
  roarOfTheEarth,
  sniperMosquito,
  swordButterfly,
  miarCometElemental,
  chaosFish,
  girielGhastlyWarrior,
  garkagoDragon,
  earthstompGiant,
]);
