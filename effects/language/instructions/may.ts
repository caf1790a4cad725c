import { union } from '../boundNames.ts';
import { followedBy } from '../describeParts.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect } from '../vocabulary.ts';

/** 606.1. A player decides whether an effect is followed. */
export interface MayInstruction {
  readonly do: 'may';
  readonly effect: Effect;
  readonly then?: Effect;
  readonly otherwise?: Effect;
}

/** "You may"; `then` follows only if it is done. */
export const may = (effect: Effect, then?: Effect): Effect =>
  then === undefined ? { do: 'may', effect } : { do: 'may', effect, then };

export const mayWord: InstructionWord<MayInstruction> = {
  text: ({ effect, then, otherwise }, describe) =>
    `you may ${describe.inside(effect)}${followedBy('. If you do,', then, describe)}${followedBy('. Otherwise', otherwise, describe)}`,
  open: true,
  names: (_, names, flow) => {
    const after = flow.effect('effect', names);
    return union(flow.effect('then', after), flow.effect('otherwise', after));
  },
  generated: {
    weight: 8,
    fields: { effect: 'effect' },
    optional: { then: { effectAfter: 'effect' }, otherwise: 'effect' },
  },
};
