import type { AnyStateMachine, InspectionEvent, Observer } from 'xstate';
import { duel } from '../machines/duel/duel.ts';
import { standby } from '../machines/standby/standby.ts';
import { OptionsError } from './errors.ts';
import { shown } from './shown.ts';

/** A guard of a chart that was asked, and what it said. */
export interface GuardAsked {
  readonly machine: 'duel' | 'standby';
  /** The name by which the chart calls it, such as `somethingTriggered`. */
  readonly name: string;
  readonly answer: boolean;
}

/**
 * Watches a duel from inside. It hides nothing.
 *
 * `next` gets every actor, event, microstep, action and snapshot, as XState's own `inspect` option does. `guard` gets every
 * guard as it is asked, in the same order: the guards that come before an `@xstate.microstep` decided it. Where `guard` is
 * not given the charts run as they are, at no cost.
 */
export interface DuelInspector extends Partial<Observer<InspectionEvent>> {
  readonly guard?: (asked: GuardAsked) => void;
}

/** What the option `inspect` takes: what XState's option of that name takes, or an inspector that is told of guards too. */
export type Inspect = DuelInspector | ((event: InspectionEvent) => void);

/**
 * The charts that every duel runs, for drawing them: states, transitions, the names of guards and actions, and the number
 * of the rule in `meta.rule`. A duel runs them itself: to watch one, hand an inspector to `createDuel`.
 */
export const charts: { readonly duel: AnyStateMachine; readonly standby: AnyStateMachine } = {
  duel,
  standby,
};

type Guards = Readonly<Record<string, (...asked: readonly never[]) => boolean>>;

type Tell = (asked: GuardAsked) => void;

/** Who is told of the guards that are asked now. */
let told: Tell | undefined;

/** Runs the overheard chart of one duel; it is told of every guard that is asked meanwhile. */
export function overhearing<T>(tell: Tell, run: () => T): T {
  const before = told;
  told = tell;
  try {
    return run();
  } finally {
    told = before;
  }
}

/** The guards of a machine, each of which tells what it was asked and what it said. */
function overheard(machine: GuardAsked['machine'], guards: Guards) {
  const listening = Object.entries(guards).map(([name, guard]) => [
    name,
    (...asked: readonly never[]) => {
      const answer = guard(...asked);
      told?.({ machine, name, answer });
      return answer;
    },
  ]);
  return Object.fromEntries(listening);
}

let listeningDuel: typeof duel | undefined;

/**
 * The chart of a duel with guards that tell what they are asked. It does what the chart itself does. It is made once, since
 * that takes as long as dozens of decisions: so the guards cannot know whose they are, and `overhearing` says it.
 */
export function overheardDuel(): typeof duel {
  listeningDuel ??= duel.provide({
    guards: overheard('duel', duel.implementations.guards as Guards),
    actors: {
      standby: standby.provide({
        guards: overheard('standby', standby.implementations.guards as Guards),
      }),
    },
  });
  return listeningDuel;
}

/**
 * The inspector as the charts are given it. What it throws is kept for the caller: thrown where the charts call it, it
 * would stop the duel in the middle of a step.
 * @throws {OptionsError} for what is no inspector.
 */
export function careful(
  inspect: Inspect | undefined,
  failed: (cause: unknown) => void,
): DuelInspector | undefined {
  if (inspect === undefined) return undefined;
  if ((typeof inspect !== 'object' && typeof inspect !== 'function') || inspect === null)
    throw new OptionsError(`"inspect" is a function or an object such as { next }, not ${shown(inspect)}.`);
  const { next, guard } = typeof inspect === 'function' ? { next: inspect, guard: undefined } : inspect;
  const guarded = <T>(call: (told: T) => void) => {
    return (told: T): void => {
      try {
        call(told);
      } catch (cause) {
        failed(cause);
      }
    };
  };
  return {
    ...(next === undefined ? {} : { next: guarded(next.bind(inspect)) }),
    ...(guard === undefined ? {} : { guard: guarded(guard.bind(inspect)) }),
  };
}
