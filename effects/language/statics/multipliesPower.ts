import { deepFreeze } from '../../../table/deepFreeze.ts';
import { describeAmount } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Amount, StaticEffect } from '../vocabulary.ts';

/** 206.4. Multiplies what additions and subtractions have made of it. */
export interface MultipliesPowerStatic {
  readonly kind: 'multipliesPower';
  readonly by: Amount;
}

/** Twice the power. */
export const doublesPower: StaticEffect = deepFreeze({ kind: 'multipliesPower', by: 2 });

export const multipliesPowerWord: StaticWord<MultipliesPowerStatic> = {
  text: ({ by }) => `has its power multiplied by ${describeAmount(by)}`,
  ofCreatures: true,
  amounts: ['by'],
  generated: { weight: 1, fields: { by: [2, 1, 3] } },
};
