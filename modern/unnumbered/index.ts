import type { CardDefinition } from 'taiki';
import { colorless } from './colorless.ts';
import { darkness } from './darkness.ts';
import { fire } from './fire.ts';
import { light } from './light.ts';
import { multicolored } from './multicolored.ts';
import { nature } from './nature.ts';
import { water } from './water.ts';

/** Cards of 2021 to 2025 of which we know no number. */
export const unnumbered: readonly CardDefinition[] = Object.freeze([
  ...light,
  ...water,
  ...darkness,
  ...fire,
  ...nature,
  ...multicolored,
  ...colorless,
]);
