import { deepFreeze } from '../../../table/deepFreeze.ts';
import { breakShields } from '../instructions/index.ts';
import { worldBreaker } from '../keywords/index.ts';
import type { Ability } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { itself } from '../words/nouns.ts';

/** 509.2, 510. G breaker: this breaks all shields of the opponent, and all of yours at the end of its attack. */
export const galaxyBreaker: readonly Ability[] = deepFreeze([
  worldBreaker,
  when({ event: 'endOfAttack', what: itself }, breakShields('all', 'you')),
]);
