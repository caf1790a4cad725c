import { OWNERS, topCards } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect, Who } from '../vocabulary.ts';

/** 701.9a. You look at the top cards of decks, or reveal them. */
export interface LookAtTopInstruction {
  readonly do: 'lookAtTop';
  readonly who: Who;
  readonly count: Amount;
  readonly as: string;
  readonly show?: true;
}

/** You look at the top cards of your deck; later parts of the effect refer to them by this name. */
export const lookAtTop = (count: Amount, as: string): Effect => ({ do: 'lookAtTop', who: 'you', count, as });

/** You reveal the top cards of your deck; later parts of the effect refer to them by this name. */
export const revealTop = (count: Amount, as: string): Effect => ({
  do: 'lookAtTop',
  who: 'you',
  count,
  as,
  show: true,
});

/** Whether as many cards are looked at as the deck has. */
const isWholeDeck = (who: Who, count: Amount): boolean =>
  who !== 'any' &&
  typeof count !== 'number' &&
  'count' in count &&
  count.count.in === 'deck' &&
  count.count.of === who &&
  count.count.filter === undefined;

export const lookAtTopWord: InstructionWord<LookAtTopInstruction> = {
  text: ({ who, count, show, as }) => {
    const [verb, usual] = show ? ['reveal', 'revealed'] : ['look at', 'seen'];
    const cards = isWholeDeck(who, count) ? 'all cards' : topCards(count);
    return `${verb} ${cards} of ${OWNERS[who] || "each player's"} deck${calledBy(as, usual)}`;
  },
  binds: ({ as }) => [as],
  generated: {
    weight: 1,
    harmless: true,
    fields: { who: 'who', count: 'count', as: ['seen'] },
    optional: { show: [true] },
    gives: { refs: ['seen'] },
  },
};
