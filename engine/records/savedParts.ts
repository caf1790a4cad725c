import type { Place } from '../../effects/play/play.ts';
import type { Game, Opportunity, StandbyEffect } from '../../effects/state/game.ts';
import type { DuelLimits } from '../../effects/state/limits.ts';
import type { RulesProfile } from '../../effects/state/profile.ts';
import type { Answer, Asking, Decision } from '../../effects/state/reported/decisions.ts';
import type { FactBody } from '../../effects/state/reported/facts.ts';
import type { Outcome } from '../../effects/state/reported/outcome.ts';
import type { StartAt } from '../../machines/duel/context.ts';
import type { NextToAct } from '../../machines/duel/procedures.ts';
import type { StandbyContext } from '../../machines/standby/arbiter.ts';

/** A paused procedure, of which the schema does not list the names. */
interface SavedPaused {
  readonly procedure: string;
  readonly place: Place;
  readonly start: Game;
  readonly answers: readonly Answer[];
  readonly reported: number;
  readonly triggered: readonly StandbyEffect[];
  readonly opened: readonly Opportunity[];
}

/** The contexts in a snapshot, from which `engine/records/snapshotSchema.ts` is generated. `checkSnapshot` checks facts by themselves. */
export interface SavedParts {
  readonly duel: {
    readonly startAt: StartAt;
    readonly game: Game;
    readonly profile: RulesProfile;
    readonly asking: Asking;
    readonly limits: DuelLimits;
    readonly paused: SavedPaused | undefined;
    readonly decision: Decision | undefined;
    readonly asked: number;
    readonly unchosen: number;
    readonly outcome: Outcome;
    readonly stopped: 'duelOver' | 'turnSkipped' | undefined;
    readonly triggered: readonly StandbyEffect[];
    readonly opened: readonly Opportunity[];
    readonly next: NextToAct | undefined;
    readonly order: readonly number[];
    readonly resolving: StandbyEffect | undefined;
    readonly facts: readonly unknown[];
  };
  readonly standby: StandbyContext;
  readonly fact: FactBody;
}
