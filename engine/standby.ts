import type { Opportunity, StandbyEffect } from '../effects/game.ts';
import type { DuelContext } from '../machines/duel/context.ts';
import type { StandbyContext } from '../machines/standby/arbiter.ts';

/** 603.3. What waits, in the order in which it came. */
export interface Standby {
  /** Triggered effects that wait to be resolved, without the one that is being resolved. */
  readonly effects: readonly StandbyEffect[];
  /** Open points of declaration. */
  readonly opportunities: readonly Opportunity[];
  /** The effect that is being resolved. */
  readonly resolving: StandbyEffect | undefined;
}

/** What waits by the arbiter's own account, and what has arrived since it was last asked. */
export function standbyOf({ triggered, opened, resolving }: DuelContext, persisted: object): Standby {
  const { children } = persisted as {
    readonly children: { readonly standby: { readonly snapshot: { readonly context: StandbyContext } } };
  };
  const { effects, opportunities } = children.standby.snapshot.context;
  return { effects: [...effects, ...triggered], opportunities: [...opportunities, ...opened], resolving };
}
