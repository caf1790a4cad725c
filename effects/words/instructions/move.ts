import type { Instruction } from '../../language/instructions/index.ts';
import type { Move } from '../../language/vocabulary.ts';
import { moveBan } from '../../questions/characteristics/bans.ts';
import { canGo, some } from '../../questions/legality/attempts.ts';
import { asOf, bindMoved } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';
import { carryOutMoves, prepareMove } from '../moving.ts';
import { performPut } from './put.ts';

/** 400.5. Cards go to a zone; to the battle zone they are put (409.1f). */
export const moveRules: InstructionRules<'move'> = {
  *perform(play, effect, scope) {
    if (effect.to === 'battleZone') return yield* performPut(play, asPut(effect), scope);
    const moving = yield* prepareMove(play, effect, scope);
    const { moved, happened } = yield* carryOutMoves(play, [moving], scope);
    const named = bindMoved(play, scope, effect.as ?? 'moved', happened);
    return {
      performed: moving.objects.length > 0,
      happened: happened.length,
      scope: bindMoved(play, named, asOf(effect.what), moved, moving.objects),
    };
  },
  isPossible: (attempt, { what, to }) =>
    some(attempt, what, (object) => canGo(attempt.world, object, to, attempt.scope)),
  canPayWith: ({ world, scope }, { to }, object) => moveBan(world, object, to, scope) === undefined,
  choosesFirst: true,
};

/** 409.1f. A move to the battle zone is a put, with all that this needs (801.1a, 302.2). */
const asPut = ({ what, as = 'moved', tapped }: Move): Instruction<'put'> => ({
  do: 'put',
  what,
  as,
  ...(tapped === undefined ? {} : { tapped }),
});
