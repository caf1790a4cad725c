import type { CardDefinition } from 'taiki';
import { darkness } from './darkness.ts';
import { fire } from './fire.ts';
import { light } from './light.ts';
import { nature } from './nature.ts';
import { others } from './others.ts';
import { twinpacts } from './twinpacts.ts';
import { water } from './water.ts';

/** DM22-RP1, without the cards that the engine has by their English names. */
export const dm22rp1: readonly CardDefinition[] = Object.freeze([
  ...light,
  ...water,
  ...darkness,
  ...fire,
  ...nature,
  ...others,
  ...twinpacts,
]);
