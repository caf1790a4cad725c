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
const resolving = (at: string, rule: string) =>
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
          { guard: 'isDone', target: `#duel.${at}.arbitrating`, actions: 'effectIsOver' },
          { guard: 'isAsking', target: 'choosing' },
        ],
      },
      choosing: {
        meta: { rule: '605.2b' },
        always: { guard: 'isDone', target: `#duel.${at}.arbitrating`, actions: 'effectIsOver' },
      },
    },
  });

/**
 * A window is the same everywhere (101.4, 506.3, 507.3, 511.1): each player declares, then resolves, the active player
 * first. After each effect the arbiter is asked again what is next: that is the return to the active player. Where
 * nothing has triggered the window is passed by; no step ends while its window has work (500.2).
 *
 * `at` is the dotted path of the state that has the window. `entering` is how a state of it hands over to the window.
 * `apDeclares` says when the active player declares: in a substep of its own, where the charts announce the event
 * (501.2, 506.3b, 507.3, 511.1b), or at once where the event happens (603.2e); then the window has no such substep.
 */
export function window({
  at,
  rule,
  apDeclares,
  onward,
}: {
  readonly at: string;
  readonly rule: string;
  readonly apDeclares: 'inSubstep' | 'atOnce';
  readonly onward: readonly Onward[];
}) {
  const hasSubstep = apDeclares === 'inSubstep';
  return {
    entering: [{ guard: 'somethingTriggered', target: `#duel.${at}.arbitrating` }, ...onward] as const,
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
      apResolve: resolving(at, rule),
      napDeclare: declaring(rule),
      napResolve: resolving(at, rule),
    },
  };
}
