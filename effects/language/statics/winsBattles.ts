import { describeFilter, unlessAny } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Filter } from '../vocabulary.ts';

/** 115. It wins its battles, or those against such creatures. */
export interface WinsBattlesStatic {
  readonly kind: 'winsBattles';
  readonly against?: Filter;
}

export const winsBattlesWord: StaticWord<WinsBattlesStatic> = {
  text: ({ against }) =>
    `wins all battles${unlessAny(against, (filter) => ` against ${describeFilter(filter, 'many')}`)}`,
  ofCreatures: true,
  generated: { weight: 1, optional: { against: 'ownFilter' } },
};
