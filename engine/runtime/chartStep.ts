import type { DuelContext } from '../../machines/duel/context.ts';
import type { StandbyContext } from '../../machines/standby/arbiter.ts';
import type { InspectionEvent } from './inspect.ts';
import { pathOf } from './statePath.ts';

/** A microstep of one of the charts of a duel: the state and the context that it led to, and the event that it was taken on. */
export type ChartStep = { readonly state: string; readonly event: string } & (
  | { readonly chart: 'duel'; readonly context: DuelContext }
  | { readonly chart: 'standby'; readonly context: StandbyContext }
);

/** Reads what XState tells an inspector; undefined if it is not a microstep. */
export function chartStepOf(event: InspectionEvent): ChartStep | undefined {
  if (event.type !== '@xstate.microstep') return undefined;
  const { snapshot, actorRef } = event;
  if (!('value' in snapshot) || !('context' in snapshot)) return undefined;
  const step = { state: pathOf(snapshot.value), event: event.event.type };
  return 'id' in actorRef && actorRef.id === 'standby'
    ? { ...step, chart: 'standby', context: snapshot.context as StandbyContext }
    : { ...step, chart: 'duel', context: snapshot.context as DuelContext };
}
