import type { StaticWord } from '../staticWord.ts';

/**
 * 601.1a, 601.1e. As the use is declared, its player may take so much off what has to be paid, and gives something for it later; or, with a
 * limit, gives nothing for it and does so at most that many times in a turn. It stops at `atLeast` like every reduction.
 */
export interface MayCostLessStatic {
  readonly kind: 'mayCostLess';
  readonly by: number;
  readonly atLeast: number;
  readonly limit?: number;
}

export const mayCostLessWord: StaticWord<MayCostLessStatic> = {
  text: ({ by, atLeast, limit }) =>
    `may cost ${by} less${atLeast > 0 ? `, but not less than ${atLeast}` : ''}${limit === undefined ? '' : `, at most ${limit} times in a turn`}`,
  generated: {
    weight: 1,
    fields: { by: [2, 1, 3], atLeast: [0, 1, 2] },
    optional: { limit: [1, 2] },
  },
};
