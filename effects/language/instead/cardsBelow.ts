import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { InsteadWord } from '../insteadWord.ts';
import type { Instead } from '../vocabulary.ts';

/** 803.2. All cards below it go where the creature would have gone, and it stays. */
export interface CardsBelowInstead {
  readonly kind: 'cardsBelow';
}

/** 803.2. All cards below it go instead, wherever the creature was going: what Steam Turret and Bashful Swinger say as G-NEO creatures. */
export const onlyCardsBelow: Instead = deepFreeze({ kind: 'cardsBelow' });

export const cardsBelowWord: InsteadWord<CardsBelowInstead> = {
  text: () => 'all cards below it go',
  needsTopCard: true,
  generated: { weight: 1 },
};
