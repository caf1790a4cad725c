import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { adamskiSRankSpace } from './adamskiSRankSpace.ts';
import { azureRisingGeneral } from './azureRisingGeneral.ts';
import { cyberTune } from './cyberTune.ts';
import { deadzoneSRankZombie } from './deadzoneSRankZombie.ts';
import { deddamDisaster } from './deddamDisaster.ts';
import { dogiragonBusterBlueLeader } from './dogiragonBusterBlueLeader.ts';
import { foreverOccultPurgatoryDemonDragon } from './foreverOccultPurgatoryDemonDragon.ts';
import { giLugirinBangokuBrain } from './giLugirinBangokuBrain.ts';
import { godExtremeInvasion } from './godExtremeInvasion.ts';
import { goldenTheJohnny } from './goldenTheJohnny.ts';
import { heavensHeavenHeavenlyJustice } from './heavensHeavenHeavenlyJustice.ts';
import { humanityNamelessGod } from './humanityNamelessGod.ts';
import { jayShocker } from './jayShocker.ts';
import { kurozuBlockadesOath } from './kurozuBlockadesOath.ts';
import { macGuffinPlaysOrigin } from './macGuffinPlaysOrigin.ts';
import { mauchuOneExtreme } from './mauchuOneExtreme.ts';
import { meteorshowerAuroratheater } from './meteorshowerAuroratheater.ts';
import { miradanteTimeRevolution } from './miradanteTimeRevolution.ts';
import { momotarusSuperNineExtremes } from './momotarusSuperNineExtremes.ts';
import { nicolBolas } from './nicolBolas.ts';
import { pantherbearWorldChain } from './pantherbearWorldChain.ts';
import { platinaWalsuraS } from './platinaWalsuraS.ts';
import { rafululuSoundFaerie } from './rafululuSoundFaerie.ts';
import { redzoneRoaringInvasion } from './redzoneRoaringInvasion.ts';
import { redzoneZPassionateInvasion } from './redzoneZPassionateInvasion.ts';
import { sanmaddSRankTribe } from './sanmaddSRankTribe.ts';
import { savarkCaliburGhiramessiah } from './savarkCaliburGhiramessiah.ts';
import { sennoBrainwash } from './sennoBrainwash.ts';
import { spellDelFinLightDivineDragon } from './spellDelFinLightDivineDragon.ts';
import { theBlackVRoaringSound } from './theBlackVRoaringSound.ts';
import { theLostDarkArmor } from './theLostDarkArmor.ts';
import { theRedLightningSonic } from './theRedLightningSonic.ts';
import { tulkTheOracle } from './tulkTheOracle.ts';
import { valchurisDragonArmored } from './valchurisDragonArmored.ts';
import { weiyouMuji } from './weiyouMuji.ts';
import { zeroHand } from './zeroHand.ts';

/** Cards 1 to 37 of the rulings, without those of DM-01. */
export const rulings1: readonly CardDefinition[] = [
  theRedLightningSonic,
  redzoneRoaringInvasion,
  redzoneZPassionateInvasion,
  theBlackVRoaringSound,
  tulkTheOracle,
  rafululuSoundFaerie,
  weiyouMuji,
  dogiragonBusterBlueLeader,
  platinaWalsuraS,
  mauchuOneExtreme,
  momotarusSuperNineExtremes,
  godExtremeInvasion,
  giLugirinBangokuBrain,
  miradanteTimeRevolution,
  spellDelFinLightDivineDragon,
  meteorshowerAuroratheater,
  sennoBrainwash,
  nicolBolas,
  pantherbearWorldChain,
  goldenTheJohnny,
  kurozuBlockadesOath,
  jayShocker,
  theLostDarkArmor,
  foreverOccultPurgatoryDemonDragon,
  azureRisingGeneral,
  deddamDisaster,
  deadzoneSRankZombie,
  adamskiSRankSpace,
  sanmaddSRankTribe,
  valchurisDragonArmored,
  cyberTune,
  heavensHeavenHeavenlyJustice,
  zeroHand,
  macGuffinPlaysOrigin,
  savarkCaliburGhiramessiah,
  humanityNamelessGod,
];
