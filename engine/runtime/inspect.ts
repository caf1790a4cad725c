import type { AnyStateMachine, InspectionEvent, Observer } from 'xstate';
import { OptionsError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { duel } from '../../machines/duel/duel.ts';
import { standby } from '../../machines/standby/standby.ts';
import { deepFreeze } from '../../table/deepFreeze.ts';
import { BoundChart } from './bindChart.ts';
import { readInspection } from './readInspection.ts';

export type { InspectionEvent } from 'xstate';

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
 * the charts are not instrumented and run at full speed. The game and everything else in the contexts is frozen; the actors are those
 * that run the duel, so an inspector must not send them events.
 */
export interface DuelInspector extends Partial<Observer<InspectionEvent>> {
  readonly guard?: (asked: GuardAsked) => void;
  /**
   * `shared`: contexts are not frozen, which saves most of the cost of inspecting. The inspector must not change them, and must
   * freeze (`deepFreeze`) or copy what it passes on. `frozen` by default.
   */
  readonly contexts?: 'frozen' | 'shared';
}

/** The `inspect` option: a function or an observer as in XState, or an inspector that also receives guards. */
export type Inspect = DuelInspector | ((event: InspectionEvent) => void);

const shown = { duel: new BoundChart(duel), standby: new BoundChart(standby) };

/**
 * The charts that every duel runs, for drawing: states, transitions, the names of guards and actions, and rule numbers in
 * `meta.rule`. To observe a running duel, pass an inspector to `createDuel`.
 */
export const charts: { readonly duel: AnyStateMachine; readonly standby: AnyStateMachine } = Object.freeze({
  get duel() {
    return shown.duel.machine;
  },
  get standby() {
    return shown.standby.machine;
  },
});

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
  const { next, guard, contexts }: DuelInspector =
    typeof inspect === 'function' ? { next: inspect } : inspect;
  for (const [name, callback] of Object.entries({ next, guard })) {
    if (callback !== undefined && typeof callback !== 'function')
      throw new OptionsError(`inspect.${name}: expected a function, not ${formatValue(callback)}.`);
  }
  if (contexts !== undefined && contexts !== 'frozen' && contexts !== 'shared')
    throw new OptionsError(`inspect.contexts: expected 'frozen' or 'shared', not ${formatValue(contexts)}.`);
  if (next === undefined && guard === undefined)
    throw new OptionsError(
      `inspect: expected a function or an object with next or guard, not ${formatValue(inspect)}.`,
    );
  const isolated =
    <T>(observe: (seen: T) => void) =>
    (seen: T): void => {
      try {
        observe(seen);
      } catch (cause) {
        onError(cause);
      }
    };
  const see = next?.bind(inspect);
  return {
    ...(see === undefined ? {} : { next: isolated(contexts === 'shared' ? see : frozen(see)) }),
    ...(guard === undefined ? {} : { guard: isolated(guard.bind(inspect)) }),
  };
}

/**
 * Freezes the contexts that an event shows. A chart replaces them and never writes into them; most parts of a context are those of the
 * one before it, which are frozen already.
 */
const frozen = (observe: (event: InspectionEvent) => void): ((event: InspectionEvent) => void) => {
  const contexts = new WeakMap<object, Readonly<Record<string, unknown>>>();
  return (event) => {
    const read = readInspection(event);
    if ((read?.kind === 'stepped' || read?.kind === 'settled') && isRecord(read.context)) {
      freezeChanged(read.context, contexts.get(read.actor));
      contexts.set(read.actor, read.context);
    }
    observe(event);
  };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function freezeChanged(
  context: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
): void {
  if (context === before) return;
  for (const key in context) if (context[key] !== before?.[key]) deepFreeze(context[key]);
  Object.freeze(context);
}
