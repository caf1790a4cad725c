import { describeOne } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Filter, StaticEffect } from '../vocabulary.ts';

/** 507.1. Blocks if it can, or if such a creature attacks. */
export interface MustBlockStatic {
  readonly kind: 'mustBlock';
  readonly such?: Filter;
}

/** Blocks such a creature if it can. */
export const mustBlockSuch = (such: Filter): StaticEffect => ({ kind: 'mustBlock', such });

export const mustBlockWord: StaticWord<MustBlockStatic> = {
  text: ({ such }) => (such === undefined ? 'blocks if able' : `blocks ${describeOne(such)} if able`),
  ofCreatures: true,
  generated: { weight: 1, optional: { such: 'ownFilter' } },
};
