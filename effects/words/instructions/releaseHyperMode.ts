import type { CardObject } from '../../../table/nouns.ts';
import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { hyperModeOf } from '../../questions/characteristics/characteristics.ts';
import { some } from '../../questions/legality/attempts.ts';
import { isInHyperMode } from '../../state/hyperMode.ts';
import type { World } from '../../state/world.ts';
import { addLasting } from '../addLasting.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 816.2c. A hyper mode that is released is not released again. */
const canBeReleased = (world: World, object: CardObject): boolean =>
  hyperModeOf(world, object) !== undefined && !isInHyperMode(world.game, object.id);

/** 816.2. The effect is on the creature: it stays if another card comes on top of it (801.2), and ends when the creature leaves (400.5). */
export const releaseHyperModeRules: InstructionRules<'releaseHyperMode'> = {
  *perform(play, effect, scope) {
    const objects = yield* resolveTarget(play, effect.what, scope, PROMPTS.hyperMode);
    const released = objects.filter((object) => canBeReleased(play, object));
    if (released.length > 0)
      addLasting(play, scope, {
        affects: ids(released),
        effects: [],
        replacement: undefined,
        releasesHyperMode: true,
        until: 'yourNextTurn',
      });
    return { performed: released.length > 0, scope: bind(scope, asOf(effect.what), ids(objects)) };
  },
  isPossible: (attempt, { what }) => some(attempt, what, (object) => canBeReleased(attempt.world, object)),
};
