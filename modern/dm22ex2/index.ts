import type { CardDefinition } from 'taiki';
import { darkness } from './darkness.ts';
import { multicolored } from './multicolored.ts';

/** The cards of DM22-EX2. */
export const dm22ex2: readonly CardDefinition[] = Object.freeze([...darkness, ...multicolored]);
