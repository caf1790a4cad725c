import { draw } from '../../actions/drawing.ts';
import type { Play } from '../../play/play.ts';
import type { Procedure } from '../../state/game.ts';

/** 502.1. The active player draws a card. */
export function* drawForTurn(play: Play): Procedure {
  yield* draw(play, play.game.turn.active, 1, 'drawStep');
}
