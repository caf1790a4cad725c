import { cards, describeAmount, describeUpTo, does } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect, Who } from '../vocabulary.ts';

/** 114.1. A player draws cards. */
export interface DrawInstruction {
  readonly do: 'draw';
  readonly who: Who;
  readonly count: Amount;
  readonly upTo?: true;
}

/** A player draws cards. */
export const draw = (count: Amount = 1, who: Who = 'you'): Effect => ({ do: 'draw', who, count });

/** You draw as many cards as you like, up to this number. */
export const drawUpTo = (count: Amount): Effect => ({ do: 'draw', who: 'you', count, upTo: true });

export const drawWord: InstructionWord<DrawInstruction> = {
  text: ({ who, count, upTo }) => does(who, `draw ${upTo ? upToCards(count) : cards(count)}`),
  generated: {
    weight: 10,
    harmless: true,
    fields: { who: 'who', count: 'count' },
    optional: { upTo: [true] },
  },
};

const upToCards = (count: Amount): string =>
  typeof count === 'number' ? describeUpTo(count) : `cards up to ${describeAmount(count)}`;
