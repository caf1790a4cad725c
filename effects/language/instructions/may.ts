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

const OTHER_PLAYER = /^(each player|your opponent) (draw|choose|name|take|win|lose)s\b/;

/** What you let another player do: `have each player draw a card`. */
const having = (text: string): string => text.replace(OTHER_PLAYER, 'have $1 $2');

export const mayWord: InstructionWord<MayInstruction> = {
  text: ({ effect, then, otherwise }, describe) =>
    `you may ${having(describe.inside(effect))}${followedBy('. If you do,', then, describe)}${followedBy('. Otherwise', otherwise, describe)}`,
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
