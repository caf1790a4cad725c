import type { CivilizationsStatic } from '../../language/statics/index.ts';
import type { Civilization } from '../../language/vocabulary.ts';

/** 107, 608.3. The civilizations once an effect has replaced them or added to them. */
export const changedCivilizations = (
  before: readonly Civilization[],
  { are, also }: CivilizationsStatic,
): readonly Civilization[] => (also ? [...new Set([...before, ...are])] : are);
