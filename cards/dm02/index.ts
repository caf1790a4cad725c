import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { aquaShooter } from './aquaShooter.ts';
import { armoredBlasterValdios } from './armoredBlasterValdios.ts';
import { armoredCannonBalbaro } from './armoredCannonBalbaro.ts';
import { chaosWorm } from './chaosWorm.ts';
import { corile } from './corile.ts';
import { criticalBlade } from './criticalBlade.ts';
import { crystalLancer } from './crystalLancer.ts';
import { crystalPaladin } from './crystalPaladin.ts';
import { horridWorm } from './horridWorm.ts';
import { hypersquidWalter } from './hypersquidWalter.ts';
import { ladiaBaleTheInspirational } from './ladiaBaleTheInspirational.ts';
import { larbaGeerTheImmaculate } from './larbaGeerTheImmaculate.ts';
import { metalwingSkyterror } from './metalwingSkyterror.ts';
import { resoPacosClearSkyGuardian } from './resoPacosClearSkyGuardian.ts';

/** The cards of DM-02 that the starter decks contain, in printed order. */
export const dm02: readonly CardDefinition[] = Object.freeze([
  larbaGeerTheImmaculate,
  resoPacosClearSkyGuardian,
  aquaShooter,
  corile,
  crystalLancer,
  hypersquidWalter,
  chaosWorm,
  criticalBlade,
  horridWorm,
  armoredCannonBalbaro,
  metalwingSkyterror,
  ladiaBaleTheInspirational,
  crystalPaladin,
  armoredBlasterValdios,
]);
