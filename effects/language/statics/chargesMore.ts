import { PLAYERS } from '../describeNouns.ts';
import { lessOrMore } from '../staticParts.ts';
import type { StaticWord } from '../staticWord.ts';
import type { StaticEffect, Who } from '../vocabulary.ts';

/** 503.2. A player may charge more cards in each of their mana charge steps, or fewer for a negative number. */
export interface ChargesMoreStatic {
  readonly kind: 'chargesMore';
  readonly of: Who;
  readonly by: number;
}

/** 503.2. A player may charge more cards in each of their mana charge steps, or fewer for a negative number. */
export const chargesMore = (by: number, of: Who = 'you'): StaticEffect => ({ kind: 'chargesMore', of, by });

export const chargesMoreWord: StaticWord<ChargesMoreStatic> = {
  text: ({ of, by }) => `lets ${PLAYERS[of]} charge ${lessOrMore(by)} in a mana charge step`,
  generated: { weight: 1, fields: { of: 'who', by: [1, -1, 2] } },
};
