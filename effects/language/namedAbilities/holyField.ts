import { deepFreeze } from '../../../table/deepFreeze.ts';
import { countOf } from '../amounts/index.ts';
import type { Condition } from '../vocabulary.ts';
import { opponentsShields, yourShields } from '../words/nouns.ts';

/** Holy field: you have no fewer shields than your opponent. */
export const holyField: Condition = deepFreeze({
  kind: 'compare',
  a: countOf(yourShields()),
  is: 'atLeast',
  b: countOf(opponentsShields()),
});
