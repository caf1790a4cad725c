import { PROMPTS } from '../../../table/sentences/prompts.ts';
import { resolveTarget } from '../../actions/choosing/targets.ts';
import { moveTogether } from '../../actions/moves.ts';
import { releaseWithout } from '../../actions/piles/cells.ts';
import { chooseCard } from '../../actions/piles/linking.ts';
import { awaitEvent } from '../../events/substitute.ts';
import { isSuperCreature } from '../../questions/characteristics/sides.ts';
import { canGo, some } from '../../questions/legality/attempts.ts';
import { type MoveRequest, request } from '../../state/reported/moveRequest.ts';
import { asOf, bind, ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/**
 * 814.1e, 821.1c. A cell that leaves is no creature that leaves, but what replaces that the creature leaves applies to it, and so does link release
 * (806.1c). 814.1d: what is left of a king creature goes to the graveyard, as does a cell that is alone (703.4g).
 */
export const moveCellRules: InstructionRules<'moveCell'> = {
  *perform(play, effect, scope) {
    const found = yield* resolveTarget(play, effect.what, scope, PROMPTS.choose);
    const linked = found.filter((object) => isSuperCreature(play, object));
    yield* awaitEvent(play, ids(linked));
    const requests: MoveRequest[] = [];
    for (const object of linked) {
      const card = yield* chooseCard(play, object, {
        rule: '814.1e',
        mayPass: 'must',
        player: scope.player,
      });
      if (card === undefined) continue;
      const how = { fromLink: card } as const;
      const released = yield* releaseWithout(play, object, card);
      requests.push({
        ...request(object, effect.to, 'cardMoved', '814.1e', how),
        cell: '814.1e',
        ...released,
      });
    }
    const moved = yield* moveTogether(play, requests);
    return {
      performed: moved.length > 0,
      happened: moved.length,
      scope: bind(scope, asOf(effect.what), ids(found)),
    };
  },
  isPossible: (attempt, { what, to }) =>
    some(
      attempt,
      what,
      (object) => isSuperCreature(attempt.world, object) && canGo(attempt.world, object, to, attempt.scope),
    ),
  choosesFirst: true,
};
