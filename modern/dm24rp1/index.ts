import type { CardDefinition } from 'taiki';
import { colorless } from './colorless.ts';
import { darkness } from './darkness.ts';
import { fire } from './fire.ts';
import { light } from './light.ts';
import { nature } from './nature.ts';
import { water } from './water.ts';

/** The cards of DM24-RP1. */
export const dm24rp1: readonly CardDefinition[] = Object.freeze([
  ...light,
  ...water,
  ...darkness,
  ...fire,
  ...nature,
  ...colorless,
]);
