import { withoutRef, withRefs } from '../boundNames.ts';
import { describeEach, describeTarget } from '../describeNouns.ts';
import { calledBy } from '../grammar.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** An effect once for each object. */
export interface ForEachInstruction {
  readonly do: 'forEach';
  readonly of: Target;
  readonly as: string;
  readonly effect: Effect;
}

/** An effect once for each object, which it refers to by this name. */
export const forEach = (of: Target, as: string, effect: Effect): Effect => ({
  do: 'forEach',
  of,
  as,
  effect,
});

export const forEachWord: InstructionWord<ForEachInstruction> = {
  text: ({ of, as, effect }, describe) =>
    `for ${describeEachOf(of)}${calledBy(as, 'one')}: ${describe.inside(effect)}`,
  open: true,
  /** The name of the object ends with the instruction. */
  names: ({ as }, names, flow) => {
    flow.uses('of', names);
    return withoutRef(flow.effect('effect', withRefs(names, [as])), as, names);
  },
  generated: {
    weight: 1,
    fields: { of: 'target', as: ['one'], effect: { effectWith: ['one'] } },
  },
};

function describeEachOf(of: Target): string {
  const one = describeTarget(of);
  return 'in' in of && one !== 'this' ? describeEach(of) : `each of ${one}`;
}
