import { union } from '../boundNames.ts';
import { describeCondition } from '../describeConditions.ts';
import { followedBy } from '../describeParts.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Condition, Effect } from '../vocabulary.ts';

/** 605.2. An effect if a condition holds as it is reached, and another if it does not. */
export interface IfInstruction {
  readonly do: 'if';
  readonly condition: Condition;
  readonly then: Effect;
  readonly otherwise?: Effect;
}

/** An effect if a condition holds as it resolves, and another if it does not. */
export const onlyIf = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { do: 'if', condition, then } : { do: 'if', condition, then, otherwise };

export const ifWord: InstructionWord<IfInstruction> = {
  text: ({ condition, then, otherwise }, describe) => {
    const first = otherwise === undefined ? describe.atTheEnd(then) : describe.inside(then);
    return `if ${describeCondition(condition)}, ${first}${followedBy('. Otherwise', otherwise, describe)}`;
  },
  open: true,
  names: (_, names, flow) => {
    flow.uses('condition', names);
    return union(flow.effect('then', names), flow.effect('otherwise', names));
  },
  generated: {
    weight: 2,
    fields: { condition: 'condition', then: 'effect' },
    optional: { otherwise: 'effect' },
  },
};
