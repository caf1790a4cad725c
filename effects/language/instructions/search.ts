import type { Zone } from '../../../table/zones.ts';
import { describeUpTo, describeZone, does, OWN } from '../describeNouns.ts';
import { calledBy, thirdPerson } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Amount, Effect, Filter, Who } from '../vocabulary.ts';

/** 701.10. A player looks through a deck for cards, which go to a zone, and shuffles it; what goes to the deck lies on top of the shuffled rest (701.11b). */
export interface SearchInstruction {
  readonly do: 'search';
  readonly who: Who;
  /** The opponent's deck, not the deck of the player who searches. */
  readonly of?: 'opponent';
  readonly filter?: Filter;
  readonly count: Amount;
  readonly to: Zone;
  readonly show?: true;
  readonly as?: string;
}

/** You search your deck for a card, which goes to a zone, and shuffle; to the deck it goes on top, once the rest is shuffled. */
export const search = (filter: Filter | undefined, to: Zone = 'hand', show?: 'shown'): Effect => ({
  do: 'search',
  who: 'you',
  count: 1,
  to,
  ...(filter === undefined ? {} : { filter }),
  ...(show === undefined ? {} : { show: true }),
});

/** You search your opponent's deck for cards, which go to a zone of that player, who shuffles. */
export const searchOpponentsDeck = (count: Amount, to: Zone, filter?: Filter): Effect => ({
  do: 'search',
  who: 'you',
  of: 'opponent',
  count,
  to,
  ...(filter === undefined ? {} : { filter }),
});

export const searchWord: InstructionWord<SearchInstruction> = {
  text: ({ who, of, filter, count, show, to, as }) => {
    const deck = of === undefined ? `${OWN[who]} deck` : "your opponent's deck";
    const it = count === 1 ? 'it' : 'them';
    const verb = (name: string): string => (who === 'you' ? name : thirdPerson(name));
    const shown = show ? `${verb('show')} ${it}, ` : '';
    const place = `${of === undefined ? OWN[who] : 'the'} ${describeZone(to)}`;
    const rest =
      to === 'deck'
        ? `${verb('shuffle')} and ${verb('put')} ${it} on top of ${place}`
        : `${verb('put')} ${it} into ${place} and ${verb('shuffle')}`;
    return `${does(who, 'search')} ${deck} for ${describeUpTo(count, filter)}, ${shown}${rest}${calledBy(as, 'found')}`;
  },
  usualName: 'found',
  binds: ({ as }) => [as ?? 'found'],
  generated: {
    weight: 2,
    fields: { who: 'who', count: 'count', to: 'destination' },
    optional: { of: ['opponent'], filter: 'filter', show: [true], as: ['found'] },
    gives: { refs: ['found'] },
  },
};
