import type { FilterWord } from '../filterWord.ts';

/** 506.1. The attacking creature, or all others. */
export interface AttackingFilter {
  readonly attacking?: boolean;
}

export const attackingWord: FilterWord<'attacking'> = {
  stands: 'before',
  place: 40,
  text: (attacking) => (attacking ? 'attacking' : 'non-attacking'),
  generated: { weight: 1, value: [true, false] },
};

/** 507.1. The blocking creature, or all others. */
export interface BlockingFilter {
  readonly blocking?: boolean;
}

export const blockingWord: FilterWord<'blocking'> = {
  stands: 'before',
  place: 50,
  text: (blocking) => (blocking ? 'blocking' : 'non-blocking'),
  generated: { weight: 1, value: [true, false] },
};
