import { playerDoes } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** 104.2c, 604.4. A player wins the duel as soon as this applies, even as they would lose it. */
export interface WinsDuelStatic {
  readonly kind: 'winsDuel';
  readonly who: Who;
}

export const winsDuelWord: StaticWord<WinsDuelStatic> = {
  text: ({ who }) => playerDoes(who, 'win the duel as soon as this applies'),
  bindsPlayers: () => true,
  generated: { weight: 1, fields: { who: 'decider' } },
};
