import type { CardDefinition } from '../../effects/vocabulary.ts';
import { amberPiercer } from './amberPiercer.ts';
import { aquaBouncer } from './aquaBouncer.ts';
import { aquaShooter } from './aquaShooter.ts';
import { armoredBlasterValdios } from './armoredBlasterValdios.ts';
import { armoredCannonBalbaro } from './armoredCannonBalbaro.ts';
import { barkwhipTheSmasher } from './barkwhipTheSmasher.ts';
import { burstShot } from './burstShot.ts';
import { chaosWorm } from './chaosWorm.ts';
import { corile } from './corile.ts';
import { criticalBlade } from './criticalBlade.ts';
import { crystalLancer } from './crystalLancer.ts';
import { crystalPaladin } from './crystalPaladin.ts';
import { fighterDualFang } from './fighterDualFang.ts';
import { horridWorm } from './horridWorm.ts';
import { hypersquidWalter } from './hypersquidWalter.ts';
import { ladiaBaleTheInspirational } from './ladiaBaleTheInspirational.ts';
import { larbaGeerTheImmaculate } from './larbaGeerTheImmaculate.ts';
import { metalwingSkyterror } from './metalwingSkyterror.ts';
import { miniTitanGett } from './miniTitanGett.ts';
import { phalEegaDawnGuardian } from './phalEegaDawnGuardian.ts';
import { resoPacosClearSkyGuardian } from './resoPacosClearSkyGuardian.ts';
import { rumblingTerahorn } from './rumblingTerahorn.ts';
import { silverAxe } from './silverAxe.ts';
import { silverFist } from './silverFist.ts';
import { ultracideWorm } from './ultracideWorm.ts';

/** DM-02, as far as the starter decks need it, in printed order. */
export const dm02: readonly CardDefinition[] = [
  larbaGeerTheImmaculate,
  phalEegaDawnGuardian,
  resoPacosClearSkyGuardian,
  aquaBouncer,
  aquaShooter,
  corile,
  crystalLancer,
  hypersquidWalter,
  amberPiercer,
  chaosWorm,
  criticalBlade,
  horridWorm,
  armoredCannonBalbaro,
  burstShot,
  metalwingSkyterror,
  miniTitanGett,
  barkwhipTheSmasher,
  rumblingTerahorn,
  silverAxe,
  silverFist,
  ladiaBaleTheInspirational,
  crystalPaladin,
  ultracideWorm,
  armoredBlasterValdios,
  fighterDualFang,
];
