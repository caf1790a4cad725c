import { listed } from '../grammar.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Civilization } from '../vocabulary.ts';

/** 601.1a. It may be used for this mana in place of its cost. */
export interface UsableForStatic {
  readonly kind: 'usableFor';
  readonly count: number;
  readonly of: readonly Civilization[];
}

export const usableForWord: StaticWord<UsableForStatic> = {
  text: ({ count, of }) =>
    `may be used for ${count} mana${of.length === 0 ? '' : ` of ${listed(of, 'and')}`} in place of its cost`,
  generated: { weight: 1, fields: { count: [1, 2, 3], of: 'civilizations' } },
};
