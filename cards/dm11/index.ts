import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { beratchaTheHiddenGlutton } from './beratchaTheHiddenGlutton.ts';

/** The cards of DM-11 that are not among those of the rulings, by name. */
export const dm11: readonly CardDefinition[] = Object.freeze([beratchaTheHiddenGlutton]);
