import { describeOne } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Filter, StaticEffect } from '../vocabulary.ts';

/** 506.1e. If it attacks, it attacks such a creature if it can. */
export interface AttacksFirstStatic {
  readonly kind: 'attacksFirst';
  readonly such: Filter;
}

/** If it attacks, it attacks such a creature if it can. */
export const attacksFirst = (such: Filter): StaticEffect => ({ kind: 'attacksFirst', such });

export const attacksFirstWord: StaticWord<AttacksFirstStatic> = {
  text: ({ such }) => `attacks ${describeOne(such)} if able when it attacks`,
  ofCreatures: true,
  generated: { weight: 1, fields: { such: 'ownFilter' } },
};
