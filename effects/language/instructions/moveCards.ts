import { describeFilter, describeZone } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Filter, Who } from '../vocabulary.ts';

/** 200.3a. Cards of the battle zone go to a zone, each as a card: those below others too. */
export interface MoveCardsInstruction {
  readonly do: 'moveCards';
  readonly of: Who;
  /** Undefined for all cards. */
  readonly filter?: Filter;
  readonly to: 'hand' | 'graveyard' | 'manaZone';
}

/** Every such card of the battle zone goes to a zone, also those below others. */
export const moveCards = (of: Who, filter: Filter, to: MoveCardsInstruction['to']): Effect => ({
  do: 'moveCards',
  of,
  filter,
  to,
});

const WHOSE: { readonly [W in Who]: string } = {
  you: 'of yours in the battle zone',
  opponent: 'of your opponent in the battle zone',
  any: 'in the battle zone',
};

export const moveCardsWord: InstructionWord<MoveCardsInstruction> = {
  text: ({ of, filter, to }) =>
    `move all ${describeFilter(filter ?? { type: 'card' }, 'many')}, also those below others, ${WHOSE[of]} to the ${describeZone(to)}`,
  binds: () => [],
  generated: {
    weight: 1,
    fields: { of: 'who', to: ['hand', 'graveyard', 'manaZone'] },
    optional: { filter: 'filter' },
  },
};
