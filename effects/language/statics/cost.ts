import { lessOrMore, perEach } from '../staticParts.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Amount } from '../vocabulary.ts';

/**
 * 601.1e. Changes what has to be paid, not the cost of the card (201.2a). Increases come first, then reductions, the one with the highest
 * floor first: a reduction stops at its own floor `atLeast`, and never raises the cost.
 */
export interface CostStatic {
  readonly kind: 'cost';
  readonly by: Amount;
  readonly atLeast: number;
}

export const costWord: StaticWord<CostStatic> = {
  text: ({ by, atLeast }) => {
    const limit = atLeast > 0 ? `, but not less than ${atLeast}` : '';
    const each = perEach(by);
    if (each === undefined) return `costs ${lessOrMore(by)}${limit}`;
    return `costs ${lessOrMore(each.by)} for ${each.of}${limit}`;
  },
  amounts: ['by'],
  generated: { weight: 2, fields: { by: [1, -1, 2], atLeast: [1, 0, 2] } },
};
