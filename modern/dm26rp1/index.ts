import type { CardDefinition } from 'taiki';
import { creatures } from './creatures.ts';
import { hyperModes } from './hyperModes.ts';
import { spells } from './spells.ts';

/** DM26-RP1, as far as its cards have words; its G castles have none yet. */
export const dm26rp1: readonly CardDefinition[] = Object.freeze([...hyperModes, ...creatures, ...spells]);
