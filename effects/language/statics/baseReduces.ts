import { deepFreeze } from '../../../table/deepFreeze.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Static } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 601.1e, 801.1a. As it is summoned, its player chooses what it is put on, which costs so much that it costs less. */
export interface BaseReducesStatic {
  readonly kind: 'baseReduces';
  readonly atLeast: number;
}

/** 601.1e. Soul shift: it costs as much less as what it is put on costs, but not less than 1. */
export const soulShift: Static = deepFreeze({
  kind: 'static',
  affects: self,
  effects: [{ kind: 'baseReduces', atLeast: 1 }],
});

export const baseReducesWord: StaticWord<BaseReducesStatic> = {
  text: ({ atLeast }) =>
    `costs as much less as what it is put on costs${atLeast > 0 ? `, but not less than ${atLeast}` : ''}`,
  generated: { weight: 1, fields: { atLeast: [1, 0] } },
};
