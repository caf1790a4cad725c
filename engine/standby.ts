import type { Opportunity, StandbyEffect } from '../effects/state/game.ts';
import type { DuelContext } from '../machines/duel/context.ts';
import { emptyStandby, type StandbyContext } from '../machines/standby/arbiter.ts';

/** 603.3. What waits, in the order in which it came. */
export interface Standby {
  /** Triggered effects that wait to be resolved, without the one that is being resolved. */
  readonly effects: readonly StandbyEffect[];
  /** Open points of declaration. */
  readonly opportunities: readonly Opportunity[];
  /** The effect that is being resolved. */
  readonly resolving: StandbyEffect | undefined;
}

interface Persisted {
  readonly children?: {
    readonly standby?: { readonly snapshot?: { readonly context?: StandbyContext | null } };
  };
}

/** The arbiter's own account in a persisted chart; undefined where there is none. */
export const arbiterIn = (persisted: Persisted): StandbyContext | undefined =>
  persisted.children?.standby?.snapshot?.context ?? undefined;

/** What waits by the arbiter's own account, and what has arrived since it was last asked. */
export function standbyOf({ triggered, opened, resolving }: DuelContext, persisted: Persisted): Standby {
  const { effects, opportunities } = arbiterIn(persisted) ?? emptyStandby;
  return { effects: [...effects, ...triggered], opportunities: [...opportunities, ...opened], resolving };
}
