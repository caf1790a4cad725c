import type { CardDefinition } from 'taiki';
import { darkness } from './darkness.ts';
import { fire } from './fire.ts';
import { multicolored } from './multicolored.ts';
import { nature } from './nature.ts';

/** The cards of DM23-EX2. */
export const dm23ex2: readonly CardDefinition[] = Object.freeze([
  ...darkness,
  ...fire,
  ...nature,
  ...multicolored,
]);
