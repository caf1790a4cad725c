import { procedures } from './procedures.ts';

/**
 * Tells every procedure that a state runs on entry where it runs: the dotted path of the state, and the number of its
 * rule. So each fact in the log knows both, and no state has to name its own path.
 */
export function placed<S extends Record<string, object>>(states: S, above = ''): S {
  const entries = Object.entries(states).map(([key, config]) => {
    const path = above === '' ? key : `${above}.${key}`;
    return [key, placedState(config, path)];
  });
  return Object.fromEntries(entries);
}

function placedState(config: object, path: string): object {
  const entry: unknown = 'entry' in config ? config.entry : undefined;
  const states: unknown = 'states' in config ? config.states : undefined;
  return {
    ...config,
    ...(entry === undefined
      ? {}
      : { entry: [entry].flat().map((action) => placedAction(action, path, ruleOf(config))) }),
    ...(isStates(states) ? { states: placed(states, path) } : {}),
  };
}

const placedAction = (action: unknown, state: string, rule: string): unknown =>
  typeof action === 'string' && action in procedures ? { type: action, params: { state, rule } } : action;

const isStates = (value: unknown): value is Record<string, object> =>
  typeof value === 'object' && value !== null;

function ruleOf(config: object): string {
  const meta: unknown = 'meta' in config ? config.meta : undefined;
  const rule: unknown = typeof meta === 'object' && meta !== null && 'rule' in meta ? meta.rule : undefined;
  if (typeof rule !== 'string') throw new Error('A state has no rule in its meta.');
  return rule;
}
