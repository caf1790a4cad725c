import type { BanWord } from '../staticWord.ts';

/** It cannot block. */
export interface BlockBan {
  readonly do: 'block';
}

export const blockWord: BanWord<BlockBan> = {
  text: () => 'cannot block',
  inBattleZone: true,
  generated: { weight: 3 },
};
