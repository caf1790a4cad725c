import type { FilterWord } from '../filterWord.ts';

/** Highest power among the creatures that the group would otherwise hold; ties count. */
export interface ExtremeFilter {
  readonly extreme?: 'highestPower' | 'lowestPower';
}

export const extremeWord: FilterWord<'extreme'> = {
  stands: 'after',
  place: 100,
  text: (extreme) => `of the ${extreme === 'highestPower' ? 'highest' : 'lowest'} power among them`,
  reads: 'characteristics',
  compares: true,
  generated: { weight: 1, value: ['highestPower', 'lowestPower'] },
};
