import { duelSetup } from './setup.ts';

/** Where the duel goes on: a state, or another one when the attack has ended before its time (505.6a). */
export interface Onward {
  readonly then: string;
  readonly ifAttackEnded?: string;
}

const onwards = ({ then, ifAttackEnded }: Onward) =>
  ifAttackEnded === undefined
    ? ([{ target: then }] as const)
    : ([{ guard: 'attackHasEnded', target: ifAttackEnded }, { target: then }] as const);

/** One player's turn to resolve: pick which effect is next, then follow it; it may ask. */
function resolving(at: string, rule: string) {
  const arbitrating = `#duel.${at}.arbitrating`;
  return duelSetup.createStateConfig({
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
          { guard: 'isDone', target: arbitrating, actions: 'effectIsOver' },
          { guard: 'isAsking', target: 'choosing' },
        ],
      },
      choosing: {
        meta: { rule: '605.2b' },
        always: { guard: 'isDone', target: arbitrating, actions: 'effectIsOver' },
      },
    },
  });
}

/**
 * A window is the same four substates everywhere (101.4, 506.3, 507.3, 511.1): each player declares, then resolves, the
 * active player first. After each effect the arbiter is asked again what is next: that is the return to the active
 * player. Where nothing has triggered the window is passed through; no step ends while its window has work (500.2).
 *
 * `at` is the dotted path of the state that has the window.
 */
export function window({ at, rule, ...onward }: { readonly at: string; readonly rule: string } & Onward) {
  return {
    gathering: duelSetup.createStateConfig({
      meta: { rule: '603.3' },
      always: [{ guard: 'somethingTriggered', target: 'arbitrating' }, ...onwards(onward)],
    }),
    arbitrating: duelSetup.createStateConfig({
      meta: { rule: '101.4' },
      entry: ['askArbiter', 'arrivalsAreTaken'],
      on: {
        'standby.apDeclares': { target: 'apDeclare', actions: 'apIsNext' },
        'standby.apResolves': { target: 'apResolve', actions: 'apIsNext' },
        'standby.napDeclares': { target: 'napDeclare', actions: 'napIsNext' },
        'standby.napResolves': { target: 'napResolve', actions: 'napIsNext' },
        'standby.empty': onwards(onward),
      },
    }),
    apDeclare: declaring(rule),
    apResolve: resolving(at, rule),
    napDeclare: declaring(rule),
    napResolve: resolving(at, rule),
  } as const;
}

/** One player's turn to declare usage (603.2e). */
function declaring(rule: string) {
  return duelSetup.createStateConfig({
    meta: { rule },
    entry: 'declareUsage',
    always: { guard: 'isDone', target: 'arbitrating', actions: 'tellDeclared' },
  });
}
