import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import { does } from '../describeNouns.ts';
import { type InstructionWord, misfitOfDecider } from '../instructionWord.ts';
import type { Effect, Who } from '../vocabulary.ts';

/** 700.2a. A player chooses which of several effects are followed. */
export interface ModesInstruction {
  readonly do: 'modes';
  readonly modes: readonly Effect[];
  readonly count: number;
  readonly by: Who;
}

/** You choose one of these effects. */
export const oneOf = (...modes: readonly Effect[]): Effect => ({ do: 'modes', modes, count: 1, by: 'you' });

export const modesWord: InstructionWord<ModesInstruction> = {
  text: ({ by, count, modes }, describe) =>
    `${does(by, 'choose')} ${count}: ${modes.map(describe.inside).join('; or ')}`,
  open: true,
  names: (_, names, flow) => flow.effects('modes', names),
  misfit: ({ modes, count, by }) => {
    if (modes.length === 0) return ['modes', EXPECTATIONS.effects, modes];
    if (count < 1 || count > modes.length)
      return ['count', EXPECTATIONS.numberFromTo('1', `${modes.length}`), count];
    return misfitOfDecider({ by });
  },
  generated: { weight: 2, fields: { modes: 'severalEffects', count: [1, 1, 2], by: 'decider' } },
};
