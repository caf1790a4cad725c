import { listed } from '../grammar.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Civilization, StaticEffect } from '../vocabulary.ts';

/** The civilizations that it has instead of its own, or in addition to them. */
export interface CivilizationsStatic {
  readonly kind: 'civilizations';
  readonly are: readonly Civilization[];
  readonly also?: true;
}

/** The civilizations that an object has instead of its own. */
export const civilizations = (...are: readonly Civilization[]): StaticEffect => ({
  kind: 'civilizations',
  are,
});

/** Civilizations that an object has in addition to its own. */
export const alsoOfCivilizations = (...are: readonly Civilization[]): StaticEffect => ({
  kind: 'civilizations',
  are,
  also: true,
});

export const civilizationsWord: StaticWord<CivilizationsStatic> = {
  text: ({ are, also }) => `is ${also ? 'also ' : ''}${listed(are, 'and')}`,
  generated: { weight: 1, fields: { are: 'civilizations' }, optional: { also: [true] } },
};
