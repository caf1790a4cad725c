import { describeNames } from '../filters/names.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Static, StaticEffect } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 814.1. It is summoned by combining king cells of these names from the hand and the mana zone. */
export interface CombinesStatic {
  readonly kind: 'combines';
  /** The card that is used comes first. */
  readonly cells: readonly string[];
}

const combining = (cells: readonly string[]): StaticEffect => ({ kind: 'combines', cells });

/** 814.1. The bearer, a king creature, is summoned by combining king cells of these names, each from the hand or the mana zone. */
export const combines = (cells: readonly string[]): Static => ({
  kind: 'static',
  affects: self,
  effects: [combining(cells)],
});

export const combinesWord: StaticWord<CombinesStatic> = {
  text: ({ cells }) => `is summoned by combining one king cell each named ${describeNames(cells)}`,
  generated: { weight: 0, fields: { cells: [['Cell', 'Other Cell']] } },
};
