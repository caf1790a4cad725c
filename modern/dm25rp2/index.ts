import type { CardDefinition } from 'taiki';
import { darkness } from './darkness.ts';
import { fire } from './fire.ts';
import { light } from './light.ts';
import { multicolored } from './multicolored.ts';
import { nature } from './nature.ts';
import { water } from './water.ts';

/** DM25-RP2, without the cards that the engine has by their English names and those that need a missing word. */
export const dm25rp2: readonly CardDefinition[] = Object.freeze([
  ...light,
  ...water,
  ...darkness,
  ...fire,
  ...nature,
  ...multicolored,
]);
