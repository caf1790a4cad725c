import type { StaticWord } from '../staticWord.ts';

/**
 * 601.1a, 601.1e. As the use is declared, its player may take so much off what has to be paid, and gives something for it later. It stops at
 * `atLeast` like every reduction.
 */
export interface MayCostLessStatic {
  readonly kind: 'mayCostLess';
  readonly by: number;
  readonly atLeast: number;
}

export const mayCostLessWord: StaticWord<MayCostLessStatic> = {
  text: ({ by, atLeast }) => `may cost ${by} less${atLeast > 0 ? `, but not less than ${atLeast}` : ''}`,
  generated: { weight: 1, fields: { by: [2, 1, 3], atLeast: [0, 1, 2] } },
};
