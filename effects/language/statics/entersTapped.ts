import type { StaticWord } from '../staticWord.ts';

/** 110.4f. Put into the battle zone tapped, or into the mana zone; with `may`, the bearer is put into the battle zone tapped if its player likes. */
export interface EntersTappedStatic {
  readonly kind: 'entersTapped';
  readonly zone?: 'manaZone';
  readonly may?: true;
}

export const entersTappedWord: StaticWord<EntersTappedStatic> = {
  text: ({ zone, may }) =>
    `${may ? 'may be' : 'is'} put into the ${zone === undefined ? 'battle' : 'mana'} zone tapped`,
  generated: { weight: 1, optional: { zone: ['manaZone'], may: [true] } },
};
