import type { FilterWord } from '../filterWord.ts';

/** 801.1. An evolution, or none. */
export interface EvolutionFilter {
  readonly evolution?: boolean;
}

export const evolutionWord: FilterWord<'evolution'> = {
  stands: 'before',
  place: 70,
  text: (evolution) => (evolution ? 'evolution' : 'non-evolution'),
  generated: { weight: 1, value: [true, false] },
};
