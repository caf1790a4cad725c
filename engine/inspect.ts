import type { AnyStateMachine, InspectionEvent, Observer } from 'xstate';
import { duel } from '../machines/duel/duel.ts';
import { standby } from '../machines/standby/standby.ts';
import { OptionsError } from './errors.ts';
import { shown } from './shown.ts';

/** A guard that a chart has evaluated, and its answer. */
export interface GuardAsked {
  readonly machine: 'duel' | 'standby';
  /** The name that the chart gives it, such as `somethingTriggered`. */
  readonly name: string;
  readonly answer: boolean;
}

/**
 * Watches the charts of a duel run. It sees everything, hidden cards included.
 *
 * `next` receives every actor, event, microstep, action and snapshot, like the `inspect` option of XState. `guard` receives
 * every guard as it is evaluated, in the same order: the guards before an `@xstate.microstep` led to it. Without `guard` the
 * charts run as they are, at no cost.
 */
export interface DuelInspector extends Partial<Observer<InspectionEvent>> {
  readonly guard?: (asked: GuardAsked) => void;
}

/** The option `inspect`: what the option of that name takes in XState, or an inspector that receives guards too. */
export type Inspect = DuelInspector | ((event: InspectionEvent) => void);

/**
 * The charts that every duel runs, for drawing them: states, transitions, the names of guards and actions, and the rule
 * number in `meta.rule`. To watch a duel run them, pass an inspector to `createDuel`.
 */
export const charts: { readonly duel: AnyStateMachine; readonly standby: AnyStateMachine } = {
  duel,
  standby,
};

/**
 * The inspector as the charts receive it. Its errors go to `onError`: thrown inside the charts, they would stop the duel in
 * the middle of a step.
 * @throws {OptionsError} if `inspect` is neither a function nor an object.
 */
export function isolateInspectorErrors(
  inspect: Inspect | undefined,
  onError: (cause: unknown) => void,
): DuelInspector | undefined {
  if (inspect === undefined) return undefined;
  if ((typeof inspect !== 'object' && typeof inspect !== 'function') || inspect === null)
    throw new OptionsError(`"inspect" is a function or an object such as { next }, not ${shown(inspect)}.`);
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
