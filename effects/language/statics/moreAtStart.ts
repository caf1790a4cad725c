import type { StaticWord } from '../staticWord.ts';
import type { Static, StaticEffect } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 103.3. As it begins the duel in the battle zone, the opponent of its owner draws so many more cards. */
export interface MoreAtStartStatic {
  readonly kind: 'moreAtStart';
  readonly cards: number;
}

const more = (cards: number): StaticEffect => ({ kind: 'moreAtStart', cards });

/** 103.3. As the bearer begins the duel in the battle zone, the opponent begins it with so many more cards in the hand. */
export const opponentBeginsWithMore = (cards: number): Static => ({
  kind: 'static',
  affects: self,
  effects: [more(cards)],
});

export const moreAtStartWord: StaticWord<MoreAtStartStatic> = {
  text: ({ cards }) =>
    `lets your opponent begin the duel with ${cards === 1 ? 'one more card' : `${cards} more cards`} in the hand`,
  generated: { weight: 0, fields: { cards: [1] } },
};
