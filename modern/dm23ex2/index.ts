import type { CardDefinition } from 'taiki';
import { darkness } from './darkness.ts';
import { fire } from './fire.ts';
import { light } from './light.ts';
import { multicolored } from './multicolored.ts';
import { nature } from './nature.ts';
import { water } from './water.ts';

/** The cards of DM23-EX2. */
export const dm23ex2: readonly CardDefinition[] = Object.freeze([
  ...light,
  ...water,
  ...darkness,
  ...fire,
  ...nature,
  ...multicolored,
]);
