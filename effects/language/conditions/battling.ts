import type { ConditionWord } from '../conditionWord.ts';
import { describeOne, unlessAny } from '../describeNouns.ts';
import { describeRef } from '../nounParts.ts';
import type { Condition, Filter, Ref } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 115.2. An object battles, against such a creature. */
export interface BattlingCondition {
  readonly kind: 'battling';
  readonly what: Ref;
  readonly against?: Filter;
}

/** The bearer battles such a creature. */
export const isBattling = (against: Filter): Condition => ({ kind: 'battling', what: self, against });

export const battlingWord: ConditionWord<BattlingCondition> = {
  text: ({ what, against }) =>
    `${describeRef(what.ref)} battles${unlessAny(against, (filter) => ` ${describeOne(filter)}`)}`,
  ofCreatures: ['against'],
  generated: { weight: 1, fields: { what: 'ref' }, optional: { against: 'simpleFilter' } },
};
