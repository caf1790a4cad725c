import type { AnnouncedPoint } from '../../effects/events/substepDeclarations.ts';
import { duelSetup } from './setup.ts';

/** Where the duel goes on when a window has no more work: the first whose guard holds. Every guard here waits for `isDone`. */
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

/** One player's turn to declare usage (603.2e). */
const declaring = (rule: string) =>
  duelSetup.createStateConfig({
    meta: { rule },
    entry: 'declareUsage',
    always: { guard: 'isDone', target: 'arbitrating', actions: 'tellDeclared' },
  });

/** One player's turn to resolve: pick which effect is next (605.1), then follow it (605.2); it may ask. */
const resolving = (rule: string) =>
  duelSetup.createStateConfig({
    meta: { rule },
    initial: 'ordering',
    states: {
      ordering: {
        meta: { rule: '605.1' },
        entry: 'chooseNextEffect',
        always: { guard: 'isDone', target: 'resolving', actions: ['pickEffect', 'tellEffectBegins'] },
      },
      resolving: {
        meta: { rule: '605.2' },
        entry: 'resolveEffect',
        always: [
          { guard: 'isDone', target: '^arbitrating', actions: 'effectIsOver' },
          { guard: 'isAsking', target: 'choosing' },
        ],
      },
      choosing: {
        meta: { rule: '605.2b' },
        always: { guard: 'isDone', target: '^arbitrating', actions: 'effectIsOver' },
      },
    },
  });

/**
 * A window is the same everywhere (101.4, 506.3, 507.3, 511.1): each player declares, then resolves, the active player
 * first. After each effect the arbiter is asked again what is next: that is the return to the active player. Where
 * nothing has triggered the window is passed by; no step ends while its window has work (500.2).
 *
 * `entering` is how a state hands over to the window of the innermost enclosing state that has one. `announces` names the
 * point at which the window opens where the active player declares in a substep of it (501.2, 506.3b, 507.3, 511.1b).
 * Without it the active player has declared where the events happened (603.2e), and the window has no such substep.
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
        entry: ['askArbiter', 'arrivalsAreTaken'],
        on: {
          ...(hasSubstep ? { 'standby.apDeclares': { target: 'apDeclare', actions: 'apIsNext' } } : {}),
          'standby.apResolves': { target: 'apResolve', actions: 'apIsNext' },
          'standby.napDeclares': { target: 'napDeclare', actions: 'napIsNext' },
          'standby.napResolves': { target: 'napResolve', actions: 'napIsNext' },
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
