import type { Announcing } from '../../effects/events/substepDeclarations.ts';
import type { DuelState } from './behaviour.ts';

/** A procedure that begins a step. */
type BeginningOfStep = 'beginCharge' | 'beginMain' | 'beginAttackStep' | 'beginDirectAttack';

/** A transition out of a window that has nothing left to do. Every guard listed here includes `isDone`. */
export interface Onward {
  readonly guard:
    | 'isDone'
    | 'attackHasEnded'
    | 'nobodyMayBlock'
    | 'isFirstTurn'
    | 'isOnPlayerWithoutShields'
    | 'isOnPlayer'
    | 'hasBattle';
  readonly target: string;
}

/** One player declares the use of abilities (603.2e). */
const declaring = (rule: string): DuelState => ({
  meta: { rule },
  entry: 'declareUsage',
  always: { guard: 'isDone', target: 'arbitrating', actions: 'reportDeclared' },
});

/** One player resolves an effect: chooses which is next (605.1), then carries it out (605.2), which may ask questions. */
const resolving = (rule: string): DuelState => ({
  meta: { rule },
  initial: 'ordering',
  states: {
    ordering: {
      meta: { rule: '605.1' },
      entry: 'chooseNextEffect',
      always: { guard: 'isDone', target: 'resolving', actions: ['pickEffect', 'reportEffectBegun'] },
    },
    resolving: {
      meta: { rule: '605.2' },
      entry: 'resolveEffect',
      always: { guard: 'isDone', target: '^arbitrating', actions: 'finishEffect' },
    },
  },
});

/** The transitions that lead into a window from the state before. */
const enteringOr = (onward: readonly Onward[]) =>
  [{ guard: 'somethingTriggered', target: '^arbitrating' }, ...onward] as const;

const arbitrating = (onward: readonly Onward[]) => ({
  meta: { rule: '101.4' },
  entry: ['askArbiter', 'clearArrivals'] as const,
  on: {
    'standby.apResolves': { target: 'apResolve', actions: 'setApNext' },
    'standby.napDeclares': { target: 'napDeclare', actions: 'setNapNext' },
    'standby.napResolves': { target: 'napResolve', actions: 'setNapNext' },
    'standby.empty': onward,
  } as const,
});

interface WindowSettings {
  readonly rule: string;
  readonly onward: readonly Onward[];
}

/**
 * The window of declaring and resolving, which is the same everywhere (101.4, 506.3, 507.3, 511.1): each player declares,
 * then resolves, the active player first. After each effect the arbiter decides again who is next, which returns control to
 * the active player. If nothing has triggered, the window is skipped; no step ends before its window is done (500.2).
 *
 * The active player has already declared when the event happened (603.2e), and so has no substep to declare in.
 * @param onward the transitions out of the window; the first whose guard holds is taken.
 * @returns `states`, the states of the window, and `entering`, the transitions that lead into it from the state before.
 */
export const window = ({ rule, onward }: WindowSettings) => ({
  entering: enteringOr(onward),
  states: {
    arbitrating: arbitrating(onward),
    apResolve: resolving(rule),
    napDeclare: declaring(rule),
    napResolve: resolving(rule),
  },
});

/** The start of a step (500.4): what triggers then is resolved before anything else is done in the step. */
export function beginningOfStep(entry: BeginningOfStep, then: string): DuelState {
  const { entering, states } = window({ rule: '500.4', onward: [{ guard: 'isDone', target: then }] });
  return {
    meta: { rule: '500.4' },
    initial: 'announcing',
    states: { announcing: { meta: { rule: '500.4' }, entry, always: entering }, ...states },
  };
}

/**
 * The window after an announced point of the turn (501.2, 506.3b, 507.3, 511.1b): the active player too declares in a substep.
 * @param by the procedure that announces the point.
 * @returns also `announcing`, the state before the window, which runs that procedure.
 */
export function announcedWindow({ rule, by, onward }: WindowSettings & { readonly by: Announcing }) {
  const { entering, states } = window({ rule, onward });
  const { on, ...rest } = arbitrating(onward);
  const apDeclares = { target: 'apDeclare', actions: 'setApNext' } as const;
  return {
    announcing: (of: string): DuelState => ({ meta: { rule: of }, entry: by, always: entering }),
    states: {
      ...states,
      arbitrating: { ...rest, on: { 'standby.apDeclares': apDeclares, ...on } },
      apDeclare: declaring(rule),
    },
  };
}
