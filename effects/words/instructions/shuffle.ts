import { always } from '../../questions/legality/attempts.ts';
import { playersInOrder } from '../../state/scope.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { shuffleDeck } from '../looking.ts';

export const shuffleRules: InstructionRules<'shuffle'> = {
  *perform(play, { who }, scope) {
    for (const player of playersInOrder(play, who, scope.player)) shuffleDeck(play, player);
    return { performed: true, scope };
  },
  isPossible: always,
};
