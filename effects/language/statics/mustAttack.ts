import { describeOne } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Filter, StaticEffect } from '../vocabulary.ts';

/** 506.1b. Attacks each turn if it can; where such creatures are named, one of these rather than anything else. */
export interface MustAttackStatic {
  readonly kind: 'mustAttack';
  readonly such?: Filter;
}

/** Attacks each turn if it can; such a creature rather than anything else. */
export const mustAttackSuch = (such: Filter): StaticEffect => ({ kind: 'mustAttack', such });

export const mustAttackWord: StaticWord<MustAttackStatic> = {
  text: ({ such }) =>
    such === undefined ? 'attacks each turn if able' : `attacks ${describeOne(such)} each turn if able`,
  ofCreatures: true,
  generated: { weight: 1, optional: { such: 'ownFilter' } },
};
