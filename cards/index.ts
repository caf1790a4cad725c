import type { CardDefinition } from '../effects/language/vocabulary.ts';
import { dm01 } from './dm01/index.ts';
import { dm02 } from './dm02/index.ts';
import { dm03 } from './dm03/index.ts';
import { rulings } from './rulings/index.ts';

/** Every card, in the order of its sets; then those that rulings speak of. */
export const cards: readonly CardDefinition[] = [...dm01, ...dm02, ...dm03, ...rulings];
