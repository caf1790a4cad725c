import { describeAmount } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Amount, StaticEffect } from '../vocabulary.ts';

/** 207.2. In the mana zone it gives this much mana instead of one. Face down it gives one all the same (405.4). */
export interface ManaNumberStatic {
  readonly kind: 'manaNumber';
  readonly is: Amount;
}

/** 207.2. In the mana zone it gives this much mana instead of one. */
export const manaNumber = (is: Amount): StaticEffect => ({ kind: 'manaNumber', is });

export const manaNumberWord: StaticWord<ManaNumberStatic> = {
  text: ({ is }) => `has ${describeAmount(is)} as its mana number`,
  amounts: ['is'],
  generated: { weight: 1, fields: { is: [2, 1, 0, 3] } },
};
