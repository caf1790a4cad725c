import { describeSome, OWNERS } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Filter } from '../vocabulary.ts';

/** 701.9a. Cards of a deck are revealed, from the top, until such cards are among them. */
export interface RevealUntilInstruction {
  readonly do: 'revealUntil';
  /** Of the opponent's deck, not of yours. */
  readonly who?: 'opponent';
  readonly filter: Filter;
  readonly count: Amount;
  readonly as: string;
}

export const revealUntilWord: InstructionWord<RevealUntilInstruction> = {
  text: ({ who, count, filter, as }) =>
    `reveal cards of ${OWNERS[who ?? 'you']} deck until ${describeSome(count, filter)} ${count === 1 ? 'is' : 'are'} revealed${calledBy(as)}`,
  binds: ({ as }) => [as, 'revealed'],
  generated: {
    weight: 1,
    fields: { filter: 'filter', count: 'count', as: ['found'] },
    optional: { who: ['opponent'] },
    gives: { refs: ['found', 'revealed'], only: true },
    followedBy: [
      { do: 'use', what: { ref: 'found' } },
      { do: 'put', what: { ref: 'found' } },
      { do: 'move', what: { ref: 'found' }, to: 'graveyard' },
      { do: 'move', what: { ref: 'found' }, to: 'hand' },
      { do: 'move', what: { ref: 'found' }, to: 'deck' },
    ],
  },
};
