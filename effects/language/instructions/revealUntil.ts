import { describeSome, OWNERS } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect, Filter } from '../vocabulary.ts';

/** 701.9a. Cards of a deck are revealed, from the top, until such cards are among them; or so many of these that have a cost in common. */
export interface RevealUntilInstruction {
  readonly do: 'revealUntil';
  /** Of the opponent's deck, not of yours. */
  readonly who?: 'opponent';
  readonly filter: Filter;
  readonly count: Amount;
  readonly equal?: 'cost';
  readonly as: string;
}

/** Cards of your deck are revealed until so many of them have the same cost; they are the "found" ones, and all are the "revealed" ones. */
export const revealUntilCostsMatch = (count: Amount): Effect => ({
  do: 'revealUntil',
  filter: {},
  count,
  equal: 'cost',
  as: 'found',
});

export const revealUntilWord: InstructionWord<RevealUntilInstruction> = {
  text: ({ who, count, filter, equal, as }) =>
    `reveal cards of ${OWNERS[who ?? 'you']} deck until ${describeSome(count, filter)} ${equal === undefined ? '' : 'of the same cost '}${count === 1 ? 'is' : 'are'} revealed${calledBy(as)}`,
  binds: ({ as }) => [as, 'revealed'],
  generated: {
    weight: 1,
    fields: { filter: 'filter', count: 'count', as: ['found'] },
    optional: { who: ['opponent'], equal: ['cost'] },
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
