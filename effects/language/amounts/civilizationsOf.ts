import type { AmountWord } from '../amountWord.ts';
import type { Amount, Group } from '../vocabulary.ts';

/** How many different civilizations the cards of a group have. */
export interface CivilizationsOfAmount {
  readonly civilizationsOf: Group;
}

/** How many different civilizations the cards of a group have. */
export const civilizationsIn = (of: Group): Amount => ({ civilizationsOf: of });

export const civilizationsOfWord: AmountWord<CivilizationsOfAmount> = {
  text: ({ civilizationsOf }, { group }) => `the number of civilizations among ${group(civilizationsOf)}`,
  ends: 'noun',
  reads: 'characteristics',
  generated: { as: 'number', weight: 1, fields: { civilizationsOf: 'plainGroup' } },
};
