import type { AnnouncedPoint } from '../../effects/events/substepDeclarations.ts';
import { duelSetup } from './setup.ts';

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
const declaring = (rule: string) =>
  duelSetup.createStateConfig({
    meta: { rule },
    entry: 'declareUsage',
    always: { guard: 'isDone', target: 'arbitrating', actions: 'reportDeclared' },
  });

/** One player resolves an effect: chooses which is next (605.1), then carries it out (605.2), which may ask questions. */
const resolving = (rule: string) =>
  duelSetup.createStateConfig({
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
        always: [
          { guard: 'isDone', target: '^arbitrating', actions: 'finishEffect' },
          { guard: 'isAsking', target: 'choosing' },
        ],
      },
      choosing: {
        meta: { rule: '605.2b' },
        always: { guard: 'isDone', target: '^arbitrating', actions: 'finishEffect' },
      },
    },
  });

/**
 * The window of declaring and resolving, which is the same everywhere (101.4, 506.3, 507.3, 511.1): each player declares,
 * then resolves, the active player first. After each effect the arbiter decides again who is next, which returns control to
 * the active player. If nothing has triggered, the window is skipped; no step ends before its window is done (500.2).
 * @param announces the point that opens the window, if the active player declares in a substep of it (501.2, 506.3b, 507.3,
 *   511.1b). Otherwise the active player has already declared when the event happened (603.2e), and there is no such substep.
 * @param onward the transitions out of the window; the first whose guard holds is taken.
 * @returns `states`, the states of the window, and `entering`, the transitions that lead into it from the state before.
 */
export function window({
  rule,
  announces,
  onward,
}: {
  readonly rule: string;
  readonly announces?: AnnouncedPoint;
  readonly onward: readonly Onward[];
}) {
  const hasSubstep = announces !== undefined;
  return {
    entering: [{ guard: 'somethingTriggered', target: '^arbitrating' }, ...onward] as const,
    states: {
      arbitrating: duelSetup.createStateConfig({
        meta: { rule: '101.4' },
        entry: ['askArbiter', 'clearArrivals'],
        on: {
          ...(hasSubstep ? { 'standby.apDeclares': { target: 'apDeclare', actions: 'setApNext' } } : {}),
          'standby.apResolves': { target: 'apResolve', actions: 'setApNext' },
          'standby.napDeclares': { target: 'napDeclare', actions: 'setNapNext' },
          'standby.napResolves': { target: 'napResolve', actions: 'setNapNext' },
          'standby.empty': onward,
        },
      }),
      ...(hasSubstep ? { apDeclare: declaring(rule) } : {}),
      apResolve: resolving(rule),
      napDeclare: declaring(rule),
      napResolve: resolving(rule),
    },
  };
}
