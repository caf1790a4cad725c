import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import { DURATIONS } from '../describeDurations.ts';
import { describeTriggered } from '../describeTriggered.ts';
import { bracketed } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Duration, Effect, Triggered } from '../vocabulary.ts';

/** 603.6. A trigger that an effect sets up. */
export interface DelayedInstruction {
  readonly do: 'delayed';
  readonly ability: Triggered;
  readonly until: Duration | 'once';
}

/** A trigger that this effect sets up, for some time or for one use. */
export const delayed = (ability: Triggered, until: Duration | 'once'): Effect => ({
  do: 'delayed',
  ability,
  until,
});

export const delayedWord: InstructionWord<DelayedInstruction> = {
  /** Where the trigger says how often it triggers, brackets keep that from what it is part of. */
  text: ({ until, ability }, describe) => {
    const opening = until === 'once' ? 'once' : DURATIONS[until];
    const last = (effect: Effect): string =>
      describe.startsWithIf(effect) ? describe.effect(effect) : describe.atTheEnd(effect);
    return ability.limit === undefined && ability.from === undefined
      ? `${opening}, ${describeTriggered(ability, { ...describe, effect: last })}`
      : `${opening}, ${bracketed(describeTriggered(ability, describe))}`;
  },
  open: true,
  names: (_, names, flow) => {
    flow.triggered('ability', names);
    return names;
  },
  misfit: ({ ability: { from, icon } }) => {
    if (from !== undefined) return ['ability.from', EXPECTATIONS.noneOfDelayed, from];
    return icon === undefined ? undefined : ['ability.icon', EXPECTATIONS.noneByIcon, icon];
  },
  generated: {
    weight: 1,
    fields: {
      ability: 'triggered',
      until: [
        'once',
        'once',
        'turn',
        'attack',
        'yourNextTurn',
        'endOfOpponentsNextTurn',
        'whileThere',
        'duel',
      ],
    },
  },
};
