import { youHave } from '../conditions/index.ts';
import { inOrder, oneOf } from '../instructions/index.ts';
import type { Effect } from '../vocabulary.ts';
import { yourCreatures } from '../words/nouns.ts';

/** 700.2a. Burst double: one of two effects, or both while you have an evolution creature. */
export const burstDouble = (one: Effect, other: Effect): Effect => ({
  do: 'if',
  condition: youHave(yourCreatures({ evolution: true })),
  then: inOrder(one, other),
  otherwise: oneOf(one, other),
});
