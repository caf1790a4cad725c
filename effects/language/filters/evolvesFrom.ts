import type { FilterWord } from '../filterWord.ts';
import { listed, quoted } from '../grammar.ts';
import type { Filter } from '../vocabulary.ts';

/** 801.1a. An evolution creature that is put on a creature of one of these races. */
export interface EvolvesFromFilter {
  readonly evolvesFrom?: readonly string[];
}

/** Put on a creature of one of these races. */
export const evolvesFrom = (...races: readonly string[]): Filter => ({ evolvesFrom: races });

export const evolvesFromWord: FilterWord<'evolvesFrom'> = {
  stands: 'after',
  place: 60,
  text: (races) => `evolving from ${listed(races.map(quoted), 'or')}`,
  generated: { weight: 1, value: [['Human'], ['Dragon']] },
};
