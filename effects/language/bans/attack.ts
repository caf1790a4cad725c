import { plural } from '../grammar.ts';
import type { BanWord } from '../staticWord.ts';

/** It cannot attack; or not players, or not creatures. */
export interface AttackBan {
  readonly do: 'attack';
  readonly target?: 'player' | 'creature';
}

export const attackWord: BanWord<AttackBan> = {
  text: ({ target }) => `cannot attack${target === undefined ? '' : ` ${plural(target)}`}`,
  inBattleZone: true,
  generated: { weight: 4, optional: { target: ['player', 'creature'] } },
};
