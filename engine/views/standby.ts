import type { Opportunity, StandbyEffect } from '../../effects/state/game.ts';
import type { DuelContext } from '../../machines/duel/context.ts';
import { notSent } from '../../machines/duel/notSent.ts';
import type { StandbyContext } from '../../machines/standby/arbiter.ts';

/**
 * 603.3, 111.2a. The effects on standby and the open opportunities to declare, in order of arrival, with those of the effect
 * that is still asking.
 */
export interface Standby {
  /** Triggered effects that have not begun to resolve. */
  readonly effects: readonly StandbyEffect[];
  /** Opportunities to declare the use of an ability (603.2e). */
  readonly opportunities: readonly Opportunity[];
  /** The effect that is resolving. */
  readonly resolving: StandbyEffect | undefined;
}

/** The contents of the arbiter, and what has not been sent to it yet. */
export function standbyOf({
  context,
  standby,
}: {
  readonly context: Pick<DuelContext, 'triggered' | 'opened' | 'paused' | 'resolving'>;
  readonly standby: Pick<StandbyContext, 'effects' | 'opportunities'>;
}): Standby {
  const { triggered, opened } = notSent(context);
  return {
    effects: [...standby.effects, ...triggered],
    opportunities: [...standby.opportunities, ...opened],
    resolving: context.resolving,
  };
}
