import { chosenIn } from '../boundNames.ts';
import type { InstructionWord } from '../instructionWord.ts';
import type { Effect } from '../vocabulary.ts';
import { describeMove, type MoveInstruction } from './move.ts';

/** 400.7. Cards move at the same instant: all are found before any of them moves. */
export interface AtOnceInstruction {
  readonly do: 'atOnce';
  readonly moves: readonly MoveInstruction[];
}

/** 400.7. Cards move at the same instant. */
export const atOnce = (...moves: readonly MoveInstruction[]): Effect => ({ do: 'atOnce', moves });

export const atOnceWord: InstructionWord<AtOnceInstruction> = {
  text: ({ moves }) => moves.map(describeMove).join(' and, at the same time, '),
  binds: ({ moves }) => [...moves.flatMap(({ what }) => chosenIn(what)), 'moved'],
  generated: { weight: 1, fields: { moves: 'moves' } },
};
