import { cards, describeAmount, describeUpTo, does } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect, Who } from '../vocabulary.ts';

/** 114.1. A player draws cards. */
export interface DrawInstruction {
  readonly do: 'draw';
  readonly who: Who;
  readonly count: Amount;
  readonly upTo?: true;
  /** 114.4b. What the drawn cards are called, for what is done with them next. */
  readonly as?: string;
}

/** A player draws cards. */
export const draw = (count: Amount = 1, who: Who = 'you'): Effect => ({ do: 'draw', who, count });

/** You draw as many cards as you like, up to this number. */
export const drawUpTo = (count: Amount): Effect => ({ do: 'draw', who: 'you', count, upTo: true });

/** You draw cards that the rest of the effect refers to: nothing, if the draws were replaced by something else (609.6b). */
export const drawCalled = (as: string, count: Amount = 1): Effect => ({ do: 'draw', who: 'you', count, as });

export const drawWord: InstructionWord<DrawInstruction> = {
  text: ({ who, count, upTo, as }) =>
    `${does(who, `draw ${upTo ? upToCards(count) : cards(count)}`)}${calledBy(as)}`,
  binds: ({ as }) => (as === undefined ? [] : [as]),
  generated: {
    weight: 10,
    harmless: true,
    fields: { who: 'who', count: 'count' },
    optional: { upTo: [true], as: ['drawn'] },
  },
};

const upToCards = (count: Amount): string =>
  typeof count === 'number' ? describeUpTo(count) : `cards up to ${describeAmount(count)}`;
