import { draw } from '../../actions/drawing.ts';
import type { Play } from '../../play/play.ts';
import type { Procedure } from '../../state/game.ts';
import { announceStep, endEffectsUntil } from './beginStep.ts';

/** 502.1. The active player draws a card, before anything goes on standby (702.2). */
export function* drawForTurn(play: Play): Procedure {
  endEffectsUntil(play, 'draw');
  yield* draw(play, play.game.turn.active, 1, 'drawStep');
  yield* announceStep(play, 'draw');
}
