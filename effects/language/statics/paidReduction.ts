import { describeFilter } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Filter, StaticEffect } from '../vocabulary.ts';

/**
 * 601.1a, 601.1e. As the use is declared, its player may tap or destroy cards in the battle zone: each of them reduces what has to be paid. It
 * stops at `atLeast` like every reduction.
 */
export interface PaidReductionStatic {
  readonly kind: 'paidReduction';
  /** What each of them takes off. */
  readonly by: number;
  readonly atLeast: number;
  readonly pay: 'tap' | 'destroy';
  /** Own cards in the battle zone that are like this; the bearer of the ability if not given. */
  readonly with?: Filter;
  /** No two of them have the same cost. */
  readonly differ?: 'cost';
}

/** As it is used, so much less may be paid for each of your cards like this, of different costs, that is tapped. */
export const tappingReduces = (by: number, what: Filter): StaticEffect => ({
  kind: 'paidReduction',
  by,
  atLeast: 1,
  pay: 'tap',
  with: what,
  differ: 'cost',
});

/** As it is used, so much less may be paid for the bearer of the ability, which is destroyed. */
export const destroyingReduces = (by: number): StaticEffect => ({
  kind: 'paidReduction',
  by,
  atLeast: 1,
  pay: 'destroy',
});

export const paidReductionWord: StaticWord<PaidReductionStatic> = {
  text: ({ by, atLeast, pay, with: what, differ }) => {
    const limit = atLeast > 0 ? `, but not less than ${atLeast}` : '';
    const paid =
      what === undefined
        ? `if you ${pay} this to use it`
        : `for each of your ${describeFilter(what, 'many')} that you ${pay} to use it`;
    return `costs ${by} less${limit}, ${paid}${differ === undefined ? '' : ', no two of the same cost'}`;
  },
  generated: {
    weight: 2,
    fields: { by: [2, 1, 3], atLeast: [1, 0, 2], pay: ['tap', 'destroy'] },
    optional: { with: 'simpleFilter', differ: ['cost'] },
  },
};
