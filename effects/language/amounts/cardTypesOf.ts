import type { AmountWord } from '../amountWord.ts';
import type { Amount, Group } from '../vocabulary.ts';

/** 204.2, 204.3. How many different card types the cards of a group have; special types do not tell types apart. */
export interface CardTypesOfAmount {
  readonly cardTypesOf: Group;
}

/** How many different card types the cards of a group have. */
export const cardTypesIn = (of: Group): Amount => ({ cardTypesOf: of });

export const cardTypesOfWord: AmountWord<CardTypesOfAmount> = {
  text: ({ cardTypesOf }, { group }) => `the number of card types among ${group(cardTypesOf)}`,
  ends: 'noun',
  reads: 'characteristics',
  generated: { as: 'number', weight: 1, fields: { cardTypesOf: 'plainGroup' } },
};
