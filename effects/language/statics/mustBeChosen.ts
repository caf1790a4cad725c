import { somePlayerDoes } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** 605.2b. Whoever can choose it must choose it before cards without this effect, whoever's they are. */
export interface MustBeChosenStatic {
  readonly kind: 'mustBeChosen';
  readonly by: Who;
}

export const mustBeChosenWord: StaticWord<MustBeChosenStatic> = {
  text: ({ by }) => `must be chosen first if ${somePlayerDoes(by, 'choose cards')}`,
  inBattleZone: () => true,
  generated: { weight: 1, fields: { by: 'who' } },
};
