import { bracketed } from '../grammar.ts';
import type { InsteadWord } from '../insteadWord.ts';
import type { Effect, Instead } from '../vocabulary.ts';

/** 609.1. An effect. */
export interface DoInstead {
  readonly kind: 'do';
  readonly effect: Effect;
}

/** An effect instead. */
export const insteadDo = (effect: Effect): Instead => ({ kind: 'do', effect });

/** 609.1. To move it with an effect is not the same as to let it go elsewhere. */
const movesIt = (effect: Effect): boolean =>
  (effect.do === 'move' || effect.do === 'put') && 'ref' in effect.what && effect.what.ref === 'that';

export const doWord: InsteadWord<DoInstead> = {
  text: ({ effect }, describe) =>
    movesIt(effect) ? bracketed(describe.effect(effect)) : describe.inside(effect),
  generated: { weight: 3, fields: { effect: { effectWith: ['that'] } } },
};
