import type { Player } from '../../table/nouns.ts';
import { planEmptyDraw } from '../events/planEvents.ts';
import type { Play } from '../play/play.ts';
import type { Procedure } from '../state/game.ts';
import { request } from '../state/reported/moveRequest.ts';
import { carryOutPlan, happenedOf, planMoves } from './moves.ts';
import { stateBasedActions } from './stateBased.ts';

/**
 * 114.2. Cards are drawn one at a time, skipping those that are pending (409.1c) or set aside (605.4). Drawing from an empty deck does nothing
 * (114.6), but may be replaced (114.6a). What replaces a draw is finished before the next one (609.6a). Returns how
 * many draws were attempted (101.3a), and how many cards were really drawn (609.4).
 */
export function* draw(
  play: Play,
  player: Player,
  count: number,
  purpose?: 'drawStep',
): Procedure<{ readonly attempted: number; readonly drawn: number }> {
  let drawn = 0;
  for (let attempted = 0; attempted < count; attempted++) {
    const [top] = play.deckOf(player);
    const plan =
      top === undefined
        ? yield* planEmptyDraw(play, player)
        : yield* planMoves(play, [
            {
              ...request(top, 'hand', 'cardDrawn', '114.2'),
              ...(purpose === undefined ? {} : { for: purpose }),
            },
          ]);
    if (top === undefined && plan.outcomes.length === 0) return { attempted, drawn };
    drawn += happenedOf(plan, yield* carryOutPlan(play, plan)).length;
    yield* play.outsideClause(stateBasedActions(play));
  }
  return { attempted: count, drawn };
}
