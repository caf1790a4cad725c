import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { InsteadWord } from '../insteadWord.ts';
import type { Instead } from '../vocabulary.ts';

/**
 * 801.4. Only the top card goes where the creature would have gone; what is below is rebuilt: as one creature, or apart, as the
 * creatures that it was put on.
 */
export interface TopCardInstead {
  readonly kind: 'topCard';
  readonly apart?: true;
}

/** 801.4. Only the top card goes instead, wherever the creature was going. */
export const onlyTopCard: Instead = deepFreeze({ kind: 'topCard' });

/** 801.4. Only the top card goes instead, and the creatures that it was put on are apart again. */
export const onlyTopCardApart: Instead = deepFreeze({ kind: 'topCard', apart: true });

export const topCardWord: InsteadWord<TopCardInstead> = {
  text: ({ apart }) => `only its top card goes${apart ? ', what is below comes apart,' : ''}`,
  needsTopCard: true,
  generated: { weight: 1, optional: { apart: [true] } },
};
