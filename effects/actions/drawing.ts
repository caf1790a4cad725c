import type { Player } from '../../table/nouns.ts';
import { counted } from '../../table/objects.ts';
import { request } from '../events/moveRequest.ts';
import type { Play } from '../play/play.ts';
import type { Procedure } from '../state/game.ts';
import { moveTogether } from './moves.ts';
import { stateBasedActions } from './stateBased.ts';

/**
 * 114.2. Cards are drawn one at a time, skipping pending ones (409.1c). Drawing from an empty deck does nothing
 * (114.6). Returns the number of cards drawn.
 */
export function* draw(play: Play, player: Player, count: number): Procedure<number> {
  let drawn = 0;
  while (drawn < count) {
    const [top] = counted(play.game, player, 'deck');
    if (top === undefined) break;
    yield* moveTogether(play, [request(top, 'hand', 'cardDrawn', '114.2')]);
    drawn++;
    yield* stateBasedActions(play);
  }
  return drawn;
}
