import type { CardDefinition } from 'taiki';
import { darkness } from './darkness.ts';
import { fire } from './fire.ts';
import { light } from './light.ts';
import { multicolored } from './multicolored.ts';
import { nature } from './nature.ts';
import { water } from './water.ts';

/** The cards of DM24-EX1. */
export const dm24ex1: readonly CardDefinition[] = Object.freeze([
  ...light,
  ...water,
  ...darkness,
  ...fire,
  ...nature,
  ...multicolored,
]);
