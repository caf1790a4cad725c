import { lessOrMore, perEach } from '../staticParts.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Amount, StaticEffect } from '../vocabulary.ts';

/**
 * 601.1a, 601.1e. Changes what has to be paid, not the cost of the card (201.2a). Increases come first, then reductions, the one with the highest
 * floor first: a reduction stops at its own floor `atLeast`, and never raises the cost. One that is
 * optional applies if the player says so as the use is declared.
 */
export interface CostStatic {
  readonly kind: 'cost';
  readonly by: Amount;
  readonly atLeast: number;
  readonly optional?: true;
}

/** It costs so much less, but at least `atLeast`, if its player says so as it is used. */
export const optionalReduction = (by: number, atLeast = 0): StaticEffect => ({
  kind: 'cost',
  by: -by,
  atLeast,
  optional: true,
});

export const costWord: StaticWord<CostStatic> = {
  text: ({ by, atLeast, optional }) => {
    const limit = atLeast > 0 ? `, but not less than ${atLeast}` : '';
    const ending = `${limit}${optional ? ', if you like' : ''}`;
    const each = perEach(by);
    if (each === undefined) return `costs ${lessOrMore(by)}${ending}`;
    return `costs ${lessOrMore(each.by)} for ${each.of}${ending}`;
  },
  amounts: ['by'],
  generated: { weight: 2, fields: { by: [1, -1, 2], atLeast: [1, 0, 2] }, optional: { optional: [true] } },
};
