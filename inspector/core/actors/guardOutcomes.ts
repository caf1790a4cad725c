import type { GuardOutcome } from './actorTrace.ts';
import {
  type EventObject,
  fieldOf,
  type GuardReference,
  implementationsOf,
  type MachineSnapshot,
  nodesIn,
  type StateNode,
  type Transition,
} from './xstate.ts';

/** A guarded transition that leaves an active state, and what its guard answers. */
export interface Outcome {
  readonly transition: Transition;
  readonly outcome: GuardOutcome;
}

/**
 * The guards in the order in which XState asks them: inner states first, and in a state one after the other until one passes.
 * XState requires guards to be pure; each is asked once more here.
 * A transition of XState 6 that is a function has no guard to ask; its outcome is whether it was taken.
 * @param trigger `always`: eventless transitions.
 * @param taken the transitions that XState took.
 */
export function guardOutcomes(
  snapshot: MachineSnapshot,
  event: EventObject,
  trigger: 'always' | 'event',
  taken: readonly object[],
): readonly Outcome[] {
  const active = new Set(nodesIn(snapshot));
  const outcomes: Outcome[] = [];
  const ask = (transition: Transition, reached: 'reached' | 'notReached'): boolean => {
    const { guard, to } = transition;
    if (guard === undefined && to === undefined) return reached === 'reached';
    const outcome = reached === 'reached' ? answerOf(transition, snapshot, event, taken) : 'notReached';
    outcomes.push({ transition, outcome });
    return outcome === 'true';
  };
  const visit = (node: StateNode): boolean => {
    const below = Object.values(node.states).filter((child) => active.has(child));
    const inner = below.map(visit);
    // An eventless transition is looked for from each innermost state; one of an event gives way to any inner one.
    let passed = trigger === 'always' ? inner.length > 0 && inner.every(Boolean) : inner.some(Boolean);
    const own = trigger === 'always' ? (node.always ?? []) : candidates(node, event);
    for (const transition of own) {
      const takes = ask(transition, passed ? 'notReached' : 'reached');
      passed ||= takes;
    }
    return passed;
  };
  visit(snapshot.machine.root);
  return outcomes;
}

/** The transitions for an event: those that name it, then the wildcards, the longest first. */
function candidates({ transitions }: StateNode, event: EventObject): readonly Transition[] {
  const { type } = event;
  const matching = [...transitions.keys()].filter(
    (descriptor) =>
      descriptor === type ||
      descriptor === '*' ||
      (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1))),
  );
  return matching
    .toSorted((one, other) => other.length - one.length)
    .flatMap((descriptor) => transitions.get(descriptor) ?? [])
    .filter(({ matches = {} }) =>
      Object.entries(matches).every(([key, value]) => String(fieldOf(event, key)) === String(value)),
    );
}

function answerOf(
  transition: Transition,
  snapshot: MachineSnapshot,
  event: EventObject,
  taken: readonly object[],
): GuardOutcome {
  const { guard, to } = transition;
  try {
    if (guard !== undefined && !evaluate(guard, snapshot, event)) return 'false';
    return to === undefined || taken.includes(transition) ? 'true' : 'false';
  } catch {
    // XState meets the same error and reports it; here it is an outcome to show.
    return 'threw';
  }
}

function evaluate(guard: GuardReference, snapshot: MachineSnapshot, event: EventObject): boolean {
  const { machine, context } = snapshot;
  if (typeof guard === 'function') return call(guard, undefined, snapshot, event);
  const name = typeof guard === 'string' ? guard : guard.type;
  const found = implementationsOf(machine).guards[name];
  if (found === undefined) throw new Error(`The machine ${machine.id} has no guard "${name}".`);
  if (typeof found !== 'function') return evaluate(found, snapshot, event);
  const params = typeof guard === 'string' ? undefined : guard.params;
  const given = typeof params === 'function' ? params({ context, event }) : params;
  return call(found, given, snapshot, event);
}

function call(
  guard: Extract<GuardReference, (...given: never[]) => boolean>,
  params: unknown,
  snapshot: MachineSnapshot,
  event: EventObject,
): boolean {
  const given = { ...implementationsOf(snapshot.machine), context: snapshot.context, event };
  return 'check' in guard ? guard.check(snapshot, given, guard) : guard(given, params);
}
