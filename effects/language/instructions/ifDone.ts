import { union } from '../boundNames.ts';
import { followedBy, isNothing } from '../describeParts.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect } from '../vocabulary.ts';

/** 101.3a. An effect that follows another only if that was attempted, or only if it was not. */
export interface IfDoneInstruction {
  readonly do: 'ifDone';
  readonly first: Effect;
  readonly then: Effect;
  readonly otherwise?: Effect;
}

/** "If you do": the second effect follows only if the first was done. */
export const ifYouDo = (first: Effect, then: Effect): Effect => ({ do: 'ifDone', first, then });

/** "If you do not": the second effect follows only if the first was not done. */
export const ifNot = (first: Effect, otherwise: Effect): Effect => ({
  do: 'ifDone',
  first,
  then: { do: 'inOrder', effects: [] },
  otherwise,
});

export const ifDoneWord: InstructionWord<IfDoneInstruction> = {
  text: ({ first, then, otherwise }, describe) => {
    const opening = describe.inside(first);
    return isNothing(then) && otherwise !== undefined
      ? `${opening}${followedBy('. If that was not done,', otherwise, describe)}`
      : `${opening}${followedBy('. If that was done,', then, describe)}${followedBy('. Otherwise', otherwise, describe)}`;
  },
  open: true,
  names: (_, names, flow) => {
    const after = flow.effect('first', names);
    return union(flow.effect('then', after), flow.effect('otherwise', after));
  },
  generated: {
    weight: 2,
    fields: { first: 'effect', then: { effectAfter: 'first' } },
    optional: { otherwise: 'effect' },
  },
};
