import { byWhat } from '../staticParts.ts';
import type { BanWord } from '../staticWord.ts';
import type { Filter, StaticEffect } from '../vocabulary.ts';

/** It cannot be blocked, or not by such creatures. */
export interface BeBlockedBan {
  readonly do: 'beBlocked';
  readonly by?: Filter;
}

/** It cannot be attacked, or not by such creatures. */
export interface BeAttackedBan {
  readonly do: 'beAttacked';
  readonly by?: Filter;
}

/** Cannot be blocked, or not by such creatures. */
export const unblockable = (by?: Filter): StaticEffect => ({
  kind: 'cannot',
  ban: by === undefined ? { do: 'beBlocked' } : { do: 'beBlocked', by },
});

export const beBlockedWord: BanWord<BeBlockedBan> = {
  text: ({ by }) => `cannot be blocked${byWhat(by)}`,
  inBattleZone: true,
  ofCreatures: ['by'],
  generated: { weight: 3, optional: { by: 'filter' } },
};

export const beAttackedWord: BanWord<BeAttackedBan> = {
  text: ({ by }) => `cannot be attacked${byWhat(by)}`,
  inBattleZone: true,
  ofCreatures: ['by'],
  generated: { weight: 2, optional: { by: 'filter' } },
};
