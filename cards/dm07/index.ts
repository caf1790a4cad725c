import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { koocPollon } from './koocPollon.ts';

/** The cards of DM-07 that are not among those of the rulings, by name. */
export const dm07: readonly CardDefinition[] = Object.freeze([koocPollon]);
