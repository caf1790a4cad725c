import type { Civilization } from 'taiki';

/** Civilizations are told by a letter and a pattern too, never by colour alone. */
export const CIVILIZATION_LETTERS: { readonly [C in Civilization]: string } = {
  light: 'L',
  water: 'W',
  darkness: 'D',
  fire: 'F',
  nature: 'N',
};
