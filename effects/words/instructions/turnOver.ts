import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { turnObjectsOver } from '../../actions/turningOver.ts';
import { awaitEvent } from '../../events/substitute.ts';
import { canBeTurnedOver } from '../../questions/characteristics/sides.ts';
import { some } from '../../questions/legality/attempts.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 701.20a, 701.22a. A card without another side does not change (101.3). */
export const turnOverRules: InstructionRules<'turnOver'> = {
  *perform(play, effect, scope) {
    const objects = yield* resolveTarget(play, effect.what, scope, PROMPTS.turnedOver);
    yield* awaitEvent(play, ids(objects));
    const turned = yield* turnObjectsOver(play, objects);
    return {
      performed: turned.length > 0,
      happened: turned.length,
      scope: bind(scope, asOf(effect.what), ids(objects)),
    };
  },
  isPossible: (attempt, { what }) => some(attempt, what, (object) => canBeTurnedOver(attempt.world, object)),
  canPayWith: ({ world }, _, object) => canBeTurnedOver(world, object),
  choosesFirst: true,
};
