import type { Place } from '../../effects/play/play.ts';
import type { Answer } from '../../effects/state/decisions.ts';
import type { Game } from '../../effects/state/game.ts';
import type { ProcedureName } from './procedures.ts';

/** A procedure that waits for an answer. It is run again from `start` with all answers. */
export interface Paused {
  readonly procedure: ProcedureName;
  readonly place: Place;
  readonly start: Game;
  readonly answers: readonly Answer[];
  /** How many of its facts are already in the log. */
  readonly reported: number;
}
