import type { FilterWord } from '../filterWord.ts';
import { bracketed } from '../grammar.ts';
import { describeRef } from '../nounParts.ts';
import type { Filter, Group, Ref } from '../vocabulary.ts';

/** 202. The name of one of the objects that a name stands for, or of another card of a group. */
export interface SameNameAsFilter {
  readonly sameNameAs?: Ref | Group;
}

/** Of the same name as another card of a group. */
export const sameNameAs = (of: Group): Filter => ({ sameNameAs: of });

export const sameNameAsWord: FilterWord<'sameNameAs'> = {
  stands: 'after',
  place: 50,
  text: (as, _, { group }) =>
    `of the same name as ${'ref' in as ? describeRef(as.ref) : `another among ${bracketed(group(as))}`}`,
  compares: true,
  generated: { weight: 2, value: 'refOrGroup' },
};
