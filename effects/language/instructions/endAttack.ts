import type { InstructionWord } from '../instructionWord.ts';

/** 505.6. The attack in progress ends early. */
export interface EndAttackInstruction {
  readonly do: 'endAttack';
}

export const endAttackWord: InstructionWord<EndAttackInstruction> = {
  text: () => 'end the attack',
  generated: { weight: 1, harmless: true },
};
