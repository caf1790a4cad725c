import type { FilterWord } from '../filterWord.ts';

/** 112.3a, 601.1a. A card that is being used by its shield trigger, for its alternative cost, for less, or from the hand. */
export interface UsedThroughFilter {
  readonly usedThrough?: 'shieldTrigger' | 'alternativeCost' | 'less' | 'hand';
}

const THROUGH = {
  shieldTrigger: 'by its shield trigger',
  alternativeCost: 'for its alternative cost',
  less: 'for less',
  hand: 'from the hand',
} as const;

export const usedThroughWord: FilterWord<'usedThrough'> = {
  stands: 'after',
  place: 75,
  text: (through) => `used ${THROUGH[through]}`,
  generated: { weight: 1, value: ['shieldTrigger', 'alternativeCost', 'less', 'hand'] },
};
