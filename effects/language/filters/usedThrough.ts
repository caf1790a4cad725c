import type { FilterWord } from '../filterWord.ts';

/** 112.3a. A card that is being used by its shield trigger. */
export interface UsedThroughFilter {
  readonly usedThrough?: 'shieldTrigger';
}

export const usedThroughWord: FilterWord<'usedThrough'> = {
  stands: 'after',
  place: 75,
  text: () => 'used by its shield trigger',
  generated: { weight: 1, value: ['shieldTrigger'] },
};
