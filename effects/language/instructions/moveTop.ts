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
  readonly tapped?: true;
  /** 405.4. They go to the mana zone face down. */
  readonly faceDown?: true;
  readonly as?: string;
}

/** The top cards of a deck go to a zone. */
export const topOfDeckTo = (to: Zone, count: Amount = 1, who: Who = 'you'): Effect => ({
  do: 'moveTop',
  who,
  count,
  to,
});

/** The top cards of your deck go to your mana zone face down, tapped where it says so. */
export const chargeFaceDown = (count: Amount = 1, how?: 'tapped'): Effect => ({
  do: 'moveTop',
  who: 'you',
  count,
  to: 'manaZone',
  ...(how === undefined ? {} : { tapped: true }),
  faceDown: true,
});

export const moveTopWord: InstructionWord<MoveTopInstruction> = {
  text: ({ who, count, to, tapped, faceDown, as }) => {
    const own = OWN[who];
    const marks = `${tapped ? ' tapped' : ''}${faceDown && to === 'manaZone' ? ' face down' : ''}`;
    return does(
      who,
      `put ${topCards(count)} of ${own} deck into ${own} ${describeZone(to)}${marks}${calledBy(as, 'moved')}`,
    );
  },
  usualName: 'moved',
  binds: ({ as }) => [as ?? 'moved'],
  generated: {
    weight: 4,
    fields: { who: 'who', count: 'count', to: 'destination' },
    optional: { tapped: [true], faceDown: [true], as: ['moved'] },
    gives: { refs: ['moved'] },
  },
};
