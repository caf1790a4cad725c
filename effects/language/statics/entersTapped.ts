import type { StaticWord } from '../staticWord.ts';

/** 110.4f. Put into the battle zone tapped, or into the mana zone. */
export interface EntersTappedStatic {
  readonly kind: 'entersTapped';
  readonly zone?: 'manaZone';
}

export const entersTappedWord: StaticWord<EntersTappedStatic> = {
  text: ({ zone }) => `is put into the ${zone === undefined ? 'battle' : 'mana'} zone tapped`,
  generated: { weight: 1, optional: { zone: ['manaZone'] } },
};
