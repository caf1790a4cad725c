import type { Place } from '../../effects/play/play.ts';
import type { Game, Opportunity, StandbyEffect } from '../../effects/state/game.ts';
import type { Answer } from '../../effects/state/reported/decisions.ts';
import type { ProcedureName } from './procedures.ts';

/** A procedure that is waiting for an answer. It can be continued by running it again from `start` with all answers. */
export interface Paused {
  readonly procedure: ProcedureName;
  readonly place: Place;
  readonly start: Game;
  readonly answers: readonly Answer[];
  /** The number of its facts that are already in the log. */
  readonly reported: number;
  /** 111.2a. What has triggered and opened in it so far: on standby already, and sent to the arbiter when it ends. */
  readonly triggered: readonly StandbyEffect[];
  readonly opened: readonly Opportunity[];
}
