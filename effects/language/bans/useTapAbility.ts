import { BOUND } from '../staticParts.ts';
import type { BanWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** A player cannot use tap abilities. */
export interface UseTapAbilityBan {
  readonly do: 'useTapAbility';
  readonly who: Who;
}

export const useTapAbilityWord: BanWord<UseTapAbilityBan> = {
  text: ({ who }) => `${BOUND[who]} cannot use tap abilities`,
  generated: { weight: 1, fields: { who: 'who' } },
};
