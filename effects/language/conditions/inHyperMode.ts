import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { ConditionWord } from '../conditionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Condition, Ref } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 816.2. The hyper mode of an object is released. */
export interface InHyperModeCondition {
  readonly kind: 'inHyperMode';
  readonly what: Ref;
}

/** The hyper mode of the bearer is released. */
export const inHyperMode: Condition = deepFreeze({ kind: 'inHyperMode', what: self });

export const inHyperModeWord: ConditionWord<InHyperModeCondition> = {
  text: ({ what }) => `${describeRef(what.ref)} is in hyper mode`,
  generated: { weight: 1, fields: { what: 'ref' } },
};
