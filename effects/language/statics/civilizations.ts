import { listed } from '../grammar.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Civilization, StaticEffect } from '../vocabulary.ts';

/** The civilizations that it has instead of its own. */
export interface CivilizationsStatic {
  readonly kind: 'civilizations';
  readonly are: readonly Civilization[];
}

/** The civilizations that an object has instead of its own. */
export const civilizations = (...are: readonly Civilization[]): StaticEffect => ({
  kind: 'civilizations',
  are,
});

export const civilizationsWord: StaticWord<CivilizationsStatic> = {
  text: ({ are }) => `is ${listed(are, 'and')}`,
  generated: { weight: 1, fields: { are: 'civilizations' } },
};
