import type { CardDefinition } from '../../effects/language/vocabulary.ts';
import { rulings1 } from './part1.ts';
import { rulings2 } from './part2.ts';
import { rulings3 } from './part3.ts';

/** Cards that rulings name and that are in none of the sets here. */
export const rulings: readonly CardDefinition[] = Object.freeze([...rulings1, ...rulings2, ...rulings3]);
