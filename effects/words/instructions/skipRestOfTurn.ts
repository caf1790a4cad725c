import { always } from '../../questions/legality/attempts.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 101.1. Skips the rest of the turn, including the rest of this effect. */
export const skipRestOfTurnRules: InstructionRules<'skipRestOfTurn'> = {
  *perform(play, _effect, scope) {
    play.note({ kind: 'restOfTurnSkipped', player: play.game.turn.active }, '101.1');
    yield { stop: 'turnSkipped' };
    return { performed: true, scope };
  },
  isPossible: always,
};
