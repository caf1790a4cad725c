import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { astralTempest } from './astralTempest.ts';

/** The cards of DM-17, by name. */
export const dm17: readonly CardDefinition[] = Object.freeze([astralTempest]);
