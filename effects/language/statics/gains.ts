import { quotedList } from '../grammar.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Ability, StaticEffect } from '../vocabulary.ts';

/** 608. Abilities that it has besides its own. */
export interface GainsStatic {
  readonly kind: 'gains';
  readonly abilities: readonly Ability[];
}

/** Abilities that are given to an object. */
export const gains = (...abilities: readonly Ability[]): StaticEffect => ({ kind: 'gains', abilities });

export const gainsWord: StaticWord<GainsStatic> = {
  text: ({ abilities }, describe) => `has ${quotedList(abilities.map(describe.ability))}`,
  inBattleZone: () => true,
  generated: { weight: 4, fields: { abilities: 'grants' } },
};
