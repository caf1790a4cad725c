import type { FilterWord } from '../filterWord.ts';

/** Face up, or face down. */
export interface FaceUpFilter {
  readonly faceUp?: boolean;
}

export const faceUpWord: FilterWord<'faceUp'> = {
  stands: 'before',
  place: 60,
  text: (faceUp) => (faceUp ? 'face-up' : 'face-down'),
  generated: { weight: 1, value: [true, false] },
};
