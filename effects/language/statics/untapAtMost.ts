import { describeCount } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Amount } from '../vocabulary.ts';

/** At the start of their player's turn, at most this many of the affected cards untap. */
export interface UntapAtMostStatic {
  readonly kind: 'untapAtMost';
  readonly count: Amount;
}

export const untapAtMostWord: StaticWord<UntapAtMostStatic> = {
  text: ({ count }) => `is one of at most ${describeCount(count)} that untap at the start of the turn`,
  amounts: ['count'],
  generated: { weight: 1, fields: { count: [1, 0, 2] } },
};
