import { type EventObject, fieldOf, type InspectionEvent, isRecord } from './xstate.ts';

/** One thing that an inspection event says. */
export type Told =
  | { readonly kind: 'sent'; readonly event: EventObject; readonly from: object | undefined }
  | {
      readonly kind: 'microstep';
      readonly event: EventObject;
      readonly transitions: readonly object[];
      readonly snapshot: unknown;
    }
  | { readonly kind: 'action'; readonly name: string }
  | { readonly kind: 'settled'; readonly event: EventObject; readonly snapshot: unknown }
  | {
      readonly kind: 'undelivered';
      readonly event: EventObject;
      readonly from: object | undefined;
      readonly reason: string;
    };

/**
 * What an inspection event says, in the order in which it happened. XState 5 has an event for each part of a step; the alpha of XState 6 has
 * one for a whole step, without the states between its microsteps, and one for an event that no actor got.
 */
export function readInspection(told: InspectionEvent): readonly Told[] {
  const { type, snapshot, sourceRef: from } = told;
  if (type === '@xstate.action') return [actionOf(told.action)];
  if (told.event === undefined) return [];
  const event = elapsed(told.event);
  switch (type) {
    case '@xstate.event':
      return [{ kind: 'sent', event, from }];
    case '@xstate.microstep':
      return [{ kind: 'microstep', event, transitions: objectsIn(told._transitions), snapshot }];
    case '@xstate.snapshot':
      return [{ kind: 'settled', event, snapshot }];
    case '@xstate.transition':
      return [
        { kind: 'sent', event, from },
        { kind: 'microstep', event, transitions: objectsIn(told.microsteps), snapshot },
        ...(told.actions ?? []).map(actionOf),
        { kind: 'settled', event, snapshot },
      ];
    case '@xstate.deadletter':
      return [{ kind: 'undelivered', event, from, reason: told.reason ?? 'no reason is given' }];
    default:
      return [];
  }
}

/** Whether an inspection event says that an actor was sent an event. */
export const isSent = (told: InspectionEvent): boolean =>
  readInspection(told).some(({ kind }) => kind === 'sent');

const TIMER = /^xstate\.after\.([^.]+)\.(.*)$/;

/** XState 6 wakes an actor with the id of a timer; the event for which the actor looks for transitions says the delay and the state. */
function elapsed(event: EventObject): EventObject {
  const [, delay, stateId] =
    (event.type === 'xstate.timer' && TIMER.exec(String(fieldOf(event, 'id')))) || [];
  return delay === undefined ? event : { type: 'xstate.after', ...{ delay, stateId } };
}

/** XState 6 marks its own actions, and gives an empty name to those without one. */
const actionOf = (action: InspectionEvent['action']): Extract<Told, { readonly kind: 'action' }> => ({
  kind: 'action',
  name: action?.type.replace(/^@/, '') || 'inline',
});

const objectsIn = (values: readonly unknown[] = []): readonly object[] => values.filter(isRecord);
