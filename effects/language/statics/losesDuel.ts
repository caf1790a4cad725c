import { playerDoes } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** 104.2c, 604.4. A player loses the duel as soon as this applies. */
export interface LosesDuelStatic {
  readonly kind: 'losesDuel';
  readonly who: Who;
}

export const losesDuelWord: StaticWord<LosesDuelStatic> = {
  text: ({ who }) => playerDoes(who, 'lose the duel as soon as this applies'),
  bindsPlayers: () => true,
  generated: { weight: 1, fields: { who: 'decider' } },
};
