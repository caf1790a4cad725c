import type { CardDefinition } from 'taiki';
import { colorless } from './colorless.ts';
import { darkness } from './darkness.ts';
import { fire } from './fire.ts';
import { light } from './light.ts';
import { multicolored } from './multicolored.ts';
import { nature } from './nature.ts';
import { water } from './water.ts';

/** The cards of DM23-RP3. */
export const dm23rp3: readonly CardDefinition[] = Object.freeze([
  ...light,
  ...water,
  ...darkness,
  ...fire,
  ...nature,
  ...multicolored,
  ...colorless,
]);
