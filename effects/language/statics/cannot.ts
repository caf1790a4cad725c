import { banWordOf } from '../bans/table.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Ban, StaticEffect } from '../vocabulary.ts';

/** 101.2. Something that may not be done. */
export interface CannotStatic {
  readonly kind: 'cannot';
  readonly ban: Ban;
}

/** Something that may not be done. */
export const cannot = (ban: Ban): StaticEffect => ({ kind: 'cannot', ban });

export const cannotWord: StaticWord<CannotStatic> = {
  text: ({ ban }) => banWordOf(ban).text(ban),
  bindsPlayers: ({ ban }) => 'who' in ban,
  inBattleZone: ({ ban }) => banWordOf(ban).inBattleZone === true,
  generated: { weight: 5, fields: { ban: 'ban' } },
};
