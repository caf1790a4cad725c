import type { FilterWord } from '../filterWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Filter, Ref } from '../vocabulary.ts';

/** 801.1a. What evolves by being put on this creature alone. */
export interface EvolvesOntoFilter {
  readonly evolvesOnto?: Ref;
}

/** What can be put on this creature alone, and evolves it. */
export const evolvesOnto = (creature: Ref, filter: Filter = {}): Filter => ({
  ...filter,
  evolvesOnto: creature,
});

export const evolvesOntoWord: FilterWord<'evolvesOnto'> = {
  stands: 'after',
  place: 65,
  text: ({ ref }) => `that can evolve ${describeRef(ref)}`,
  reads: 'characteristics',
  generated: { weight: 1, value: 'ref' },
};
