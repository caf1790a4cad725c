import { arrivals, bind, bindMoved } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { carryOutMoves, type Moving, prepareMove } from '../moving.ts';
import { putFound } from './put.ts';

/** 400.7. Several moves at the same instant; all cards are found before any of them moves. */
export const atOnceRules: InstructionRules<'atOnce'> = {
  *perform(play, { moves }, scope) {
    const moving: Moving[] = [];
    for (const effect of moves) moving.push(yield* prepareMove(play, effect, scope, moving));
    const elsewhere = moving.filter(({ effect }) => effect.to !== 'battleZone');
    const { happened } = yield* carryOutMoves(play, elsewhere, scope);
    const moved = arrivals(happened);
    const result = {
      performed: moving.some(({ objects }) => objects.length > 0),
      happened: happened.length,
      scope: bindMoved(play, scope, 'moved', happened),
    };
    const coming = moving.flatMap(({ effect, objects }) => (effect.to === 'battleZone' ? objects : []));
    if (coming.length === 0) return result;
    const put = yield* putFound(play, coming, 'put', scope);
    return {
      ...result,
      happened: happened.length + (put.happened ?? 0),
      scope: bind(put.scope, 'moved', [...moved, ...(put.scope.bound['put'] ?? [])]),
    };
  },
  isPossible: (attempt, { moves }) => moves.some((move) => attempt.isPossible(attempt, move)),
  choosesFirst: true,
};
