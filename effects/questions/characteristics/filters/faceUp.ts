import type { FilterRules } from '../filterRules.ts';

/** 405.4. Cards of a mana zone lie face up unless they were turned. */
export const faceUpRules: FilterRules<'faceUp'> = {
  fits: (faceUp, _, object) => (object.zone === 'manaZone' ? !object.faceDown : object.faceUp) === faceUp,
};
