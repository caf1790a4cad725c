import { may, useFree } from '../instructions/index.ts';
import type { Condition, Triggered } from '../vocabulary.ts';
import { from, when } from '../words/abilities.ts';
import { self } from '../words/nouns.ts';

/** 603.4. Revenge chance: at the end of each turn, if this holds as it resolves, this may be summoned from the hand without paying. */
export const revengeChance = (condition: Condition): Triggered =>
  from(['hand'], when({ event: 'endOfTurn', of: 'any' }, may(useFree(self)), condition));
