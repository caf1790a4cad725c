import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { InsteadWord } from '../insteadWord.ts';
import type { Instead } from '../vocabulary.ts';

/** It stays where it is. */
export interface StaysInstead {
  readonly kind: 'stays';
}

/** It stays where it is instead. */
export const stays: Instead = deepFreeze({ kind: 'stays' });

export const staysWord: InsteadWord<StaysInstead> = { text: () => 'it stays', generated: { weight: 1 } };
