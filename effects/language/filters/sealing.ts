import type { FilterWord } from '../filterWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Ref } from '../vocabulary.ts';

/** 116.1. A seal on one of the objects that a name stands for. */
export interface SealingFilter {
  readonly sealing?: Ref;
}

export const sealingWord: FilterWord<'sealing'> = {
  stands: 'after',
  place: 70,
  text: ({ ref }) => `on ${describeRef(ref)}`,
  generated: { weight: 0, value: 'ref' },
};
