import type { AmountWord } from '../amountWord.ts';
import type { Amount, Group } from '../vocabulary.ts';

/** The highest power among the creatures of a group; 0 if there is none. */
export interface HighestPowerAmount {
  readonly highestPower: Group;
}

/** The highest power among the creatures of a group. */
export const highestPower = (of: Group): Amount => ({ highestPower: of });

export const highestPowerWord: AmountWord<HighestPowerAmount> = {
  text: ({ highestPower: of }, { group }) => `the highest power among ${group(of)}`,
  ends: 'noun',
  reads: 'characteristics',
  generated: { as: 'number', weight: 1, fields: { highestPower: 'plainGroup' } },
};
