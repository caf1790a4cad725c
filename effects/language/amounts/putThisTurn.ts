import type { AmountWord } from '../amountWord.ts';
import type { Amount, Ref, Subject } from '../vocabulary.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** 409.1. How many such cards have been put into the battle zone in this turn, whether or not they are still there. */
export interface PutThisTurnAmount {
  readonly putThisTurn: Subject;
}

/** How many such cards have been put into the battle zone in this turn. */
export const putThisTurn = (what: Ref | Subject): Amount => ({ putThisTurn: subjectOf(what) });

export const putThisTurnWord: AmountWord<PutThisTurnAmount> = {
  text: ({ putThisTurn: what }, { subject }) =>
    `the number of times that ${subject(what)} was put into the battle zone in this turn`,
  ends: 'noun',
  looksBackAt: ({ putThisTurn: what }) => [{ event: 'put', what }],
  generated: { as: 'number', weight: 1, fields: { putThisTurn: 'creatureSubject' } },
};
