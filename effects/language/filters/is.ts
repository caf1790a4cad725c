import type { FilterWord } from '../filterWord.ts';
import { describeRef, isOrAre, isSingularRef } from '../nounParts.ts';
import type { Ref } from '../vocabulary.ts';

/** One of the objects that a name stands for. */
export interface IsFilter {
  readonly is?: Ref;
}

export const isWord: FilterWord<'is'> = {
  stands: 'after',
  place: 80,
  text: ({ ref }, number) =>
    isSingularRef(ref) ? `that ${isOrAre(number)} ${describeRef(ref)}` : `among ${describeRef(ref)}`,
  negated: ({ ref }) => `other than ${describeRef(ref)}`,
  generated: { weight: 1, value: 'ref' },
};
