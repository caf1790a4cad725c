import type { CardDefinition } from 'taiki';
import { castles } from './castles.ts';
import { creatures } from './creatures.ts';
import { crossGears } from './crossGears.ts';
import { hyperModes } from './hyperModes.ts';
import { spells } from './spells.ts';

/** DM26-RP1, as far as its cards have words. */
export const dm26rp1: readonly CardDefinition[] = Object.freeze([
  ...hyperModes,
  ...creatures,
  ...spells,
  ...crossGears,
  ...castles,
]);
