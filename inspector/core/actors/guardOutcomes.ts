import type { GuardOutcome } from './actorTrace.ts';
import type { EventObject, GuardReference, MachineSnapshot, StateNode, Transition } from './xstate.ts';

/** A guarded transition that leaves an active state, and what its guard answers. */
export interface Outcome {
  readonly transition: Transition;
  readonly guard: GuardReference;
  readonly outcome: GuardOutcome;
}

/**
 * The guards in the order in which XState asks them: inner states first, and in a state one after the other until one passes.
 * XState requires guards to be pure; each is asked once more here.
 * @param trigger `always`: eventless transitions.
 */
export function guardOutcomes(
  snapshot: MachineSnapshot,
  event: EventObject,
  trigger: 'always' | 'event',
): readonly Outcome[] {
  const active = new Set(snapshot._nodes);
  const outcomes: Outcome[] = [];
  const ask = (transition: Transition, reached: 'reached' | 'notReached'): boolean => {
    const { guard } = transition;
    if (guard === undefined) return reached === 'reached';
    const outcome = reached === 'reached' ? answerOf(guard, snapshot, event) : 'notReached';
    outcomes.push({ transition, guard, outcome });
    return outcome === 'true';
  };
  const visit = (node: StateNode): boolean => {
    const below = Object.values(node.states).filter((child) => active.has(child));
    const taken = below.map(visit);
    // An eventless transition is looked for from each innermost state; one of an event gives way to any inner one.
    let passed = trigger === 'always' ? taken.length > 0 && taken.every(Boolean) : taken.some(Boolean);
    const own = trigger === 'always' ? (node.always ?? []) : candidates(node, event.type);
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
function candidates({ transitions }: StateNode, type: string): readonly Transition[] {
  const matching = [...transitions.keys()].filter(
    (descriptor) =>
      descriptor === type ||
      descriptor === '*' ||
      (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1))),
  );
  return matching
    .toSorted((one, other) => other.length - one.length)
    .flatMap((descriptor) => transitions.get(descriptor) ?? []);
}

function answerOf(guard: GuardReference, snapshot: MachineSnapshot, event: EventObject): GuardOutcome {
  try {
    return evaluate(guard, snapshot, event) ? 'true' : 'false';
  } catch {
    // XState meets the same error and reports it; here it is an outcome to show.
    return 'threw';
  }
}

function evaluate(guard: GuardReference, snapshot: MachineSnapshot, event: EventObject): boolean {
  const { machine, context } = snapshot;
  if (typeof guard === 'function') return call(guard, undefined, snapshot, event);
  const name = typeof guard === 'string' ? guard : guard.type;
  const found = machine.implementations.guards[name];
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
  const given = { context: snapshot.context, event };
  return 'check' in guard ? guard.check(snapshot, given, guard) : guard(given, params);
}
