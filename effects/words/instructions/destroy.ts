import type { CardObject } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { destroyAndTell } from '../../actions/moves.ts';
import { type Cause, moveBan } from '../../questions/characteristics/bans.ts';
import { some } from '../../questions/legality/attempts.ts';
import type { World } from '../../state/world.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 701.6a. Only objects in the battle zone are destroyed. */
export const destroyRules: InstructionRules<'destroy'> = {
  *perform(play, effect, scope) {
    const objects = yield* resolveTarget(play, effect.what, scope, PROMPTS.destroyed);
    const { happened } = yield* destroyAndTell(
      play,
      objects.filter(({ zone }) => zone === 'battleZone'),
      '701.6a',
    );
    return {
      performed: objects.length > 0,
      happened: happened.length,
      scope: bind(scope, asOf(effect.what), ids(objects)),
    };
  },
  isPossible: (attempt, { what }) =>
    some(attempt, what, (object) => canBeDestroyed(attempt.world, object, attempt.scope)),
  canPayWith: ({ world, scope }, _, object) => canBeDestroyed(world, object, scope),
  choosesFirst: true,
};

/** 101.2. Whether an effect can destroy it. */
const canBeDestroyed = (world: World, object: CardObject, by: Cause): boolean =>
  object.zone === 'battleZone' && moveBan(world, object, 'graveyard', by, 'cardDestroyed') === undefined;
