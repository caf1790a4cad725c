import type { InstructionWord } from '../instructionWord.ts';
import type { Effect } from '../vocabulary.ts';

/** 605.2c. Effects, one after the other. */
export interface InOrderInstruction {
  readonly do: 'inOrder';
  readonly effects: readonly Effect[];
}

/** Several effects, one after the other. */
export const inOrder = (...effects: readonly Effect[]): Effect => ({ do: 'inOrder', effects });

export const inOrderWord: InstructionWord<InOrderInstruction> = {
  /** Plain effects make one sentence; others a sentence each. */
  text: ({ effects }, describe) => {
    const [only] = effects;
    if (only === undefined) return 'do nothing';
    if (effects.length === 1) return describe.effect(only);
    return effects.every(describe.isPlain)
      ? effects.map(describe.effect).join(', then ')
      : effects.map(describe.oneSentence).join('. Then ');
  },
  listField: 'effects',
  names: (_, names, flow) => flow.effects('effects', names),
  generated: { weight: 4, fields: { effects: 'effectsInOrder' } },
};
