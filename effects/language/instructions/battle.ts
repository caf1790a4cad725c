import { chosenIn } from '../boundNames.ts';
import { describeTarget } from '../describeNouns.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect, Target } from '../vocabulary.ts';

/** 115.2. Two creatures battle. */
export interface BattleInstruction {
  readonly do: 'battle';
  readonly a: Target;
  readonly b: Target;
}

/** Two creatures battle. */
export const battle = (a: Target, b: Target): Effect => ({ do: 'battle', a, b });

export const battleWord: InstructionWord<BattleInstruction> = {
  text: ({ a, b }) => `have ${describeTarget(a)} battle ${describeTarget(b)}`,
  binds: ({ a, b }) => [...chosenIn(a), ...chosenIn(b)],
  reach: () => ({ a: ['battleZone'], b: ['battleZone'] }),
  notTheSpell: ['a', 'b'],
  generated: { weight: 3, fields: { a: { target: ['battleZone'] }, b: { choice: ['battleZone'] } } },
};
