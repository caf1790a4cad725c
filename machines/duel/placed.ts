import { procedures } from './procedures.ts';

/** An ancestor of a state: its path and its substates. */
interface Enclosing {
  readonly path: string;
  readonly states: Readonly<Record<string, object>>;
}

/**
 * Completes the states of the chart with everything that depends on their path, so that no state has to repeat its own path:
 * - each procedure that a state runs on entry receives the dotted path and the rule of that state, for the log;
 * - a target `^name` becomes the state `name` of the innermost enclosing state that has such a substate.
 */
export const placed = <S extends Readonly<Record<string, object>>>(states: S): S => placedStates(states, []);

function placedStates<S extends Readonly<Record<string, object>>>(
  states: S,
  above: readonly Enclosing[],
  at = '',
): S {
  const enclosing = [{ path: at, states }, ...above];
  const entries = Object.entries(states).map(([key, config]) => {
    const path = below(at, key);
    return [key, placedState(config, path, enclosing)];
  });
  return Object.fromEntries(entries);
}

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

function placedState(config: object, path: string, enclosing: readonly Enclosing[]): object {
  const { entry, always, on, states } = parts(config);
  const placedTransitions = (transitions: unknown) =>
    mapOneOrMany(transitions, (one) => resolvedTransition(one, enclosing));
  return {
    ...config,
    ...(entry === undefined
      ? {}
      : { entry: mapOneOrMany(entry, (one) => placedAction(one, path, ruleOf(config, path))) }),
    ...(always === undefined ? {} : { always: placedTransitions(always) }),
    ...(isObject(on)
      ? { on: Object.fromEntries(Object.entries(on).map(([type, one]) => [type, placedTransitions(one)])) }
      : {}),
    ...(isStates(states) ? { states: placedStates(states, enclosing, path) } : {}),
  };
}

const parts = (config: object): Readonly<Record<'entry' | 'always' | 'on' | 'states', unknown>> => ({
  entry: undefined,
  always: undefined,
  on: undefined,
  states: undefined,
  ...config,
});

const mapOneOrMany = (value: unknown, map: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(map) : map(value);

const placedAction = (action: unknown, state: string, rule: string): unknown =>
  typeof action === 'string' && action in procedures ? { type: action, params: { state, rule } } : action;

function resolvedTransition(transition: unknown, enclosing: readonly Enclosing[]): unknown {
  if (typeof transition === 'string') return resolvedTarget(transition, enclosing);
  if (!isObject(transition) || !('target' in transition)) return transition;
  return { ...transition, target: resolvedTarget(transition.target, enclosing) };
}

function resolvedTarget(target: unknown, enclosing: readonly Enclosing[]): unknown {
  if (typeof target !== 'string' || !target.startsWith('^')) return target;
  const name = target.slice(1);
  const found = enclosing.find(({ states }) => name in states);
  if (found === undefined)
    throw new Error(
      `Target "${target}" in the substates of "${enclosing[0]?.path}": no enclosing state has a substate "${name}".`,
    );
  return `#duel.${below(found.path, name)}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isStates = (value: unknown): value is Readonly<Record<string, object>> => isObject(value);

function ruleOf(config: object, path: string): string {
  const meta: unknown = 'meta' in config ? config.meta : undefined;
  const rule: unknown = isObject(meta) && 'rule' in meta ? meta.rule : undefined;
  if (typeof rule !== 'string')
    throw new Error(`State "${path}" has no rule in its meta, expected a rule number such as "506.1".`);
  return rule;
}
