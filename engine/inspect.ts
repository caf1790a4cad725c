import type { AnyStateMachine, InspectionEvent, Observer } from 'xstate';
import { duel } from '../machines/duel/duel.ts';
import { standby } from '../machines/standby/standby.ts';
import { OptionsError } from './errors.ts';
import { formatValue } from './formatValue.ts';

/** The evaluation of a guard of a chart. */
export interface GuardAsked {
  readonly machine: 'duel' | 'standby';
  /** The name of the guard in the chart, such as `somethingTriggered`. */
  readonly name: string;
  readonly answer: boolean;
}

/**
 * Observes the charts of a running duel, including hidden information.
 *
 * `next` receives every actor, event, microstep, action and snapshot, like the `inspect` option of XState. `guard` receives
 * every guard evaluation, in order with these events: the guards before an `@xstate.microstep` led to it. Without `guard`,
 * the charts are not instrumented and run at full speed.
 */
export interface DuelInspector extends Partial<Observer<InspectionEvent>> {
  readonly guard?: (asked: GuardAsked) => void;
}

/** The `inspect` option: a function or an observer as in XState, or an inspector that also receives guards. */
export type Inspect = DuelInspector | ((event: InspectionEvent) => void);

/**
 * The charts that every duel runs, for drawing: states, transitions, the names of guards and actions, and rule numbers in
 * `meta.rule`. To observe a running duel, pass an inspector to `createDuel`.
 */
export const charts: { readonly duel: AnyStateMachine; readonly standby: AnyStateMachine } = {
  duel,
  standby,
};

/**
 * Wraps an inspector so that its errors go to `onError`. Thrown inside the charts, they would stop the duel in the middle of
 * a step.
 * @throws {OptionsError} if `inspect` is neither a function nor an object.
 */
export function isolateInspectorErrors(
  inspect: Inspect | undefined,
  onError: (cause: unknown) => void,
): DuelInspector | undefined {
  if (inspect === undefined) return undefined;
  if ((typeof inspect !== 'object' && typeof inspect !== 'function') || inspect === null)
    throw new OptionsError(
      `inspect: expected a function or an object such as { next }, not ${formatValue(inspect)}.`,
    );
  const { next, guard } = typeof inspect === 'function' ? { next: inspect, guard: undefined } : inspect;
  const isolated =
    <T>(observe: (seen: T) => void) =>
    (seen: T): void => {
      try {
        observe(seen);
      } catch (cause) {
        onError(cause);
      }
    };
  return {
    ...(next === undefined ? {} : { next: isolated(next.bind(inspect)) }),
    ...(guard === undefined ? {} : { guard: isolated(guard.bind(inspect)) }),
  };
}
