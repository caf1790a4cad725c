import { opponentOf } from '../../../table/nouns.ts';
import { endDuel, isLossPrevented } from '../../actions/ending/endDuel.ts';
import { always } from '../../questions/legality/attempts.ts';
import { playersOf } from '../../state/scope.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 104.2c. An effect says who loses. */
export const losesRules: InstructionRules<'loses'> = {
  *perform(play, { who }, scope) {
    const [loser = scope.player] = playersOf(who, scope.player);
    if (yield* isLossPrevented(play, loser)) return { performed: false, scope };
    yield* endDuel(play, { winner: opponentOf(loser), reason: 'cardEffect' }, '104.2c');
    return { performed: true, scope };
  },
  isPossible: always,
};
