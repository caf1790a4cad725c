import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { cosmoviewLunatron } from './cosmoviewLunatron.ts';
import { ophanisUnifiedFiveElemental } from './ophanisUnifiedFiveElemental.ts';
import { superNecrodragonAbasNonaris } from './superNecrodragonAbasNonaris.ts';
import { superTerradragonBramgreil } from './superTerradragonBramgreil.ts';
import { uberdragonValkyrias } from './uberdragonValkyrias.ts';

/** The cards of DM-16, by name. */
export const dm16: readonly CardDefinition[] = Object.freeze([
  cosmoviewLunatron,
  ophanisUnifiedFiveElemental,
  superNecrodragonAbasNonaris,
  superTerradragonBramgreil,
  uberdragonValkyrias,
]);
