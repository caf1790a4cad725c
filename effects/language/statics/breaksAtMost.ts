import type { StaticWord } from '../staticWord.ts';
import type { StaticEffect } from '../vocabulary.ts';

/** 101.2, 509.2. Breaks no more shields than this at a time, in an attack and by an effect. */
export interface BreaksAtMostStatic {
  readonly kind: 'breaksAtMost';
  readonly count: number;
}

/** Breaks no more shields than this at a time. */
export const breaksAtMost = (count: number): StaticEffect => ({ kind: 'breaksAtMost', count });

export const breaksAtMostWord: StaticWord<BreaksAtMostStatic> = {
  text: ({ count }) => `breaks at most ${count} ${count === 1 ? 'shield' : 'shields'} at a time`,
  ofCreatures: true,
  generated: { weight: 1, fields: { count: [1, 2] } },
};
