import type { Zone } from '../../../table/zones.ts';
import { describeZone, does, OWN, topCards } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect, Who } from '../vocabulary.ts';

/** The top cards of decks go to a zone. */
export interface MoveTopInstruction {
  readonly do: 'moveTop';
  readonly who: Who;
  readonly count: Amount;
  readonly to: Zone;
  readonly as?: string;
}

/** The top cards of a deck go to a zone. */
export const topOfDeckTo = (to: Zone, count: Amount = 1, who: Who = 'you'): Effect => ({
  do: 'moveTop',
  who,
  count,
  to,
});

export const moveTopWord: InstructionWord<MoveTopInstruction> = {
  text: ({ who, count, to, as }) => {
    const own = OWN[who];
    return does(
      who,
      `put ${topCards(count)} of ${own} deck into ${own} ${describeZone(to)}${calledBy(as, 'moved')}`,
    );
  },
  usualName: 'moved',
  binds: ({ as }) => [as ?? 'moved'],
  generated: {
    weight: 4,
    fields: { who: 'who', count: 'count', to: 'destination' },
    optional: { as: ['moved'] },
    gives: { refs: ['moved'] },
  },
};
