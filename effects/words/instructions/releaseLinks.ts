import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { moveTogether } from '../../actions/moves.ts';
import { withoutOneCell } from '../../actions/piles/cells.ts';
import { awaitEvent } from '../../events/substitute.ts';
import { isSuperCreature } from '../../questions/characteristics/sides.ts';
import { some } from '../../questions/legality/attempts.ts';
import { type MoveRequest, request } from '../../state/reported/moveRequest.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 808.1b. Its owner chooses the cell that goes back. */
export const releaseLinksRules: InstructionRules<'releaseLinks'> = {
  *perform(play, effect, scope) {
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.turnedOver);
    const released = found.filter((object) => isSuperCreature(play, object));
    yield* awaitEvent(play, ids(released));
    const requests: MoveRequest[] = [];
    for (const object of released)
      requests.push(
        yield* withoutOneCell(
          play,
          request(object, 'hyperspatialZone', 'cardMoved', '808.1b'),
          object,
          '808.1b',
        ),
      );
    const moved = yield* moveTogether(play, requests);
    return {
      performed: moved.length > 0,
      happened: moved.length,
      scope: bind(scope, asOf(effect.what), ids(found)),
    };
  },
  isPossible: (attempt, { what }) => some(attempt, what, (object) => isSuperCreature(attempt.world, object)),
  choosesFirst: true,
};
