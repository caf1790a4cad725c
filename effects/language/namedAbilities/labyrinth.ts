import { deepFreeze } from '../../../table/deepFreeze.ts';
import { countOf } from '../amounts/index.ts';
import { either } from '../conditions/index.ts';
import type { Condition } from '../vocabulary.ts';
import { opponentsCreatures, opponentsShields, yourCreatures, yourShields } from '../words/nouns.ts';

/** Labyrinth: you have more shields than your opponent. */
export const labyrinth: Condition = deepFreeze({
  kind: 'compare',
  a: countOf(yourShields()),
  is: 'more',
  b: countOf(opponentsShields()),
});

/** Master labyrinth: you have more shields or more creatures than your opponent. */
export const masterLabyrinth: Condition = deepFreeze(
  either(labyrinth, {
    kind: 'compare',
    a: countOf(yourCreatures()),
    is: 'more',
    b: countOf(opponentsCreatures()),
  }),
);
