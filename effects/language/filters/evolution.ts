import type { FilterWord } from '../filterWord.ts';

/** 801.1. An evolution, or none; or one that is put on evolution creatures, or on those. */
export interface EvolutionFilter {
  readonly evolution?: boolean | 'ultimate' | 'ultimateMax';
}

const TEXTS = {
  true: 'evolution',
  false: 'non-evolution',
  ultimate: 'ultimate evolution',
  ultimateMax: 'ultimate-MAX evolution',
} as const;

export const evolutionWord: FilterWord<'evolution'> = {
  stands: 'before',
  place: 70,
  text: (evolution) => TEXTS[`${evolution}`],
  generated: { weight: 1, value: [true, false, 'ultimate', 'ultimateMax'] },
};
