import type { AmountWord } from '../amountWord.ts';
import type { Amount, Ref, Subject, Who } from '../vocabulary.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** 701.14a. How many shields of a player such a creature has broken in this turn, or since the attack in progress was declared. */
export interface ShieldsBrokenAmount {
  readonly shieldsBroken: Who;
  readonly by: Subject;
  readonly in: 'turn' | 'attack';
}

/** How many of your opponent's shields such a creature has broken in this turn, or in the attack in progress. */
export const shieldsBroken = (by: Ref | Subject, time: 'turn' | 'attack'): Amount => ({
  shieldsBroken: 'opponent',
  by: subjectOf(by),
  in: time,
});

export const shieldsBrokenWord: AmountWord<ShieldsBrokenAmount> = {
  text: ({ shieldsBroken: of, by, in: time }, { group, subject }) =>
    `the number of ${group({ in: 'shieldZone', of })} broken by ${subject(by)} in this ${time}`,
  ends: 'noun',
  looksBackAt: ({ shieldsBroken: of, by }) => [
    { event: 'shieldBroken', of, by },
    { event: 'attacks', what: by },
  ],
  generated: {
    as: 'number',
    weight: 1,
    fields: { shieldsBroken: 'who', by: 'creatureSubject', in: ['turn', 'attack'] },
  },
};
