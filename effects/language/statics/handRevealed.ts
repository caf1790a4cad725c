import { playerDoes } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** A player plays with the hand revealed. */
export interface HandRevealedStatic {
  readonly kind: 'handRevealed';
  readonly of: Who;
}

export const handRevealedWord: StaticWord<HandRevealedStatic> = {
  text: ({ of }) => playerDoes(of, 'play with the hand revealed'),
  bindsPlayers: () => true,
  generated: { weight: 1, fields: { of: 'who' } },
};
