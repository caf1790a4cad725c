import { youHave } from '../conditions/index.ts';
import type { Condition, Group } from '../vocabulary.ts';

/** Super fever: there are so many cards of a group. */
export const superFever = (count: number, of: Group): Condition => youHave(of, { min: count });
