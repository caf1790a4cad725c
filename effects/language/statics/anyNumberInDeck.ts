import type { StaticWord } from '../staticWord.ts';

/** 100.2a, 100.3a, 100.4a. A deck may have any number of it. */
export interface AnyNumberInDeckStatic {
  readonly kind: 'anyNumberInDeck';
}

export const anyNumberInDeckWord: StaticWord<AnyNumberInDeckStatic> = {
  text: () => 'can be in a deck any number of times',
  generated: { weight: 1 },
};
