import { opponentOf } from '../../../table/nouns.ts';
import { endDuel, isLossPrevented } from '../../actions/ending/endDuel.ts';
import { always } from '../../questions/legality/attempts.ts';
import { playersOf } from '../../state/scope.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 104.2c. An effect says who wins. */
export const winsRules: InstructionRules<'wins'> = {
  *perform(play, { who }, scope) {
    const [winner = scope.player] = playersOf(who, scope.player);
    if (yield* isLossPrevented(play, opponentOf(winner))) return { performed: false, scope };
    yield* endDuel(play, { winner, reason: 'cardEffect' }, '104.2c');
    return { performed: true, scope };
  },
  isPossible: always,
};
