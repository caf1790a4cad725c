import type { Zone } from '../../../table/zones.ts';
import { describeCount, describeFilter, describeZone } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import { describeRef } from '../nounParts.ts';
import type { Amount, Effect, Filter, Ref } from '../vocabulary.ts';

/** 801.4. Cards below the top card go somewhere; the player picks which. */
export interface MoveUnderInstruction {
  readonly do: 'moveUnder';
  readonly what: Ref;
  readonly count: Amount | 'all';
  readonly filter?: Filter;
  readonly to: Zone;
  readonly as?: string;
}

/** Cards from below a creature go to a zone. */
export const moveUnder = (what: Ref, count: Amount | 'all', to: Zone, filter?: Filter): Effect => ({
  do: 'moveUnder',
  what,
  count,
  to,
  ...(filter === undefined ? {} : { filter }),
});

export const moveUnderWord: InstructionWord<MoveUnderInstruction> = {
  text: ({ what, count, filter, to, as }) => {
    const which = describeFilter(filter ?? {}, count === 1 ? 'one' : 'many');
    const from = `from under ${describeRef(what.ref)}`;
    return `put ${describeCount(count)} ${which} ${from} into the ${describeZone(to)}${calledBy(as, 'moved')}`;
  },
  usualName: 'moved',
  binds: ({ as }) => [as ?? 'moved'],
  notTheSpell: ['what'],
  generated: {
    weight: 1,
    fields: { what: 'ref', count: 'countOrAll', to: 'destination' },
    optional: { filter: 'filter', as: ['moved'] },
  },
};
