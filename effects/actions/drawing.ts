import type { Player } from '../../table/nouns.ts';
import { planEmptyDraw } from '../events/replacements.ts';
import type { Play } from '../play/play.ts';
import type { Procedure } from '../state/game.ts';
import { request } from '../state/moveRequest.ts';
import { carryOutPlan, planMoves } from './moves.ts';
import { stateBasedActions } from './stateBased.ts';

/**
 * 114.2. Cards are drawn one at a time, skipping those that are pending (409.1c) or set aside (605.4). Drawing from an empty deck does nothing
 * (114.6), but may be replaced (114.6a). What replaces a draw is finished before the next one (609.6a). Returns the
 * number of cards that were drawn or replaced.
 */
export function* draw(play: Play, player: Player, count: number): Procedure<number> {
  for (let drawn = 0; drawn < count; drawn++) {
    const [top] = play.deckOf(player);
    const plan =
      top === undefined
        ? yield* planEmptyDraw(play, player)
        : yield* planMoves(play, [request(top, 'hand', 'cardDrawn', '114.2')]);
    if (top === undefined && plan.outcomes.length === 0) return drawn;
    yield* carryOutPlan(play, plan);
    yield* play.outsideClause(stateBasedActions(play));
  }
  return count;
}
