import type { Opportunity, StandbyEffect } from '../effects/state/game.ts';
import type { Runtime } from './runtime.ts';

/** 603.3. What is on standby, in the order in which it arrived. */
export interface Standby {
  /** Triggered effects that are not resolved yet; `resolving` is not among them. */
  readonly effects: readonly StandbyEffect[];
  /** Open opportunities to declare the use of an ability (603.2e). */
  readonly opportunities: readonly Opportunity[];
  /** The effect that is being resolved. */
  readonly resolving: StandbyEffect | undefined;
}

/** What the arbiter holds, and what has arrived since it was last asked. */
export function standbyOf({ context, standby }: Pick<Runtime, 'context' | 'standby'>): Standby {
  const { triggered, opened, resolving } = context;
  return {
    effects: [...standby.effects, ...triggered],
    opportunities: [...standby.opportunities, ...opened],
    resolving,
  };
}
