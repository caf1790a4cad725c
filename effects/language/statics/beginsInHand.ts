import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Static } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 103.3. It begins the duel in the hand, as one of its first five cards. */
export interface BeginsInHandStatic {
  readonly kind: 'beginsInHand';
}

/** 103.3. The bearer begins the duel in the hand, as one of its first five cards. */
export const beginsInHand: Static = deepFreeze({
  kind: 'static',
  affects: self,
  effects: [{ kind: 'beginsInHand' }],
});

export const beginsInHandWord: StaticWord<BeginsInHandStatic> = {
  text: () => 'begins the duel in the hand',
  generated: { weight: 0 },
};
