import type { Civilization } from 'taiki';

/** Civilizations are marked with a letter and a pattern as well as a colour. */
export const CIVILIZATION_LETTERS: { readonly [C in Civilization]: string } = {
  light: 'L',
  water: 'W',
  darkness: 'D',
  fire: 'F',
  nature: 'N',
};
