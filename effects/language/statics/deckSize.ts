import type { StaticWord } from '../staticWord.ts';
import type { Static, StaticEffect } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 314.3a. The deck of its owner has so many more cards. */
export interface DeckSizeStatic {
  readonly kind: 'deckSize';
  readonly more: number;
}

const bigger = (more: number): StaticEffect => ({ kind: 'deckSize', more });

/** 314.3a. The deck of a duel that the bearer begins in the hyperspatial zone has so many more cards. */
export const biggerDeck = (more: number): Static => ({
  kind: 'static',
  affects: self,
  effects: [bigger(more)],
  from: ['hyperspatialZone'],
});

export const deckSizeWord: StaticWord<DeckSizeStatic> = {
  text: ({ more }) => `belongs to a deck of ${more} more cards`,
  generated: { weight: 0, fields: { more: [5] } },
};
