/** The dotted path of an XState state value without parallel states. */
export function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const [entry] = Object.entries(value);
  if (entry === undefined) return '';
  const below = pathOf(entry[1]);
  return below === '' ? entry[0] : `${entry[0]}.${below}`;
}

/** An XState state value: `turn.draw` is `{ turn: 'draw' }`. */
export type StateValue = string | { readonly [key: string]: StateValue };

/** The XState state value of a dotted path. */
export function stateValueOf(path: string): StateValue {
  const dot = path.indexOf('.');
  return dot < 0 ? path : { [path.slice(0, dot)]: stateValueOf(path.slice(dot + 1)) };
}

interface StateTree {
  readonly states?: { readonly [key: string]: StateTree };
}

/** The dotted paths of all states below the outermost state of a chart. */
export const statePaths = ({ states = {} }: StateTree, above = ''): readonly string[] =>
  Object.entries(states).flatMap(([key, state]) => [above + key, ...statePaths(state, `${above}${key}.`)]);

/** The dotted paths of all leaf states of a chart. */
export const leafStates = ({ states = {} }: StateTree, above = ''): readonly string[] =>
  Object.entries(states).flatMap(([key, state]) => {
    const path = above + key;
    const below = leafStates(state, `${path}.`);
    return below.length === 0 ? [path] : below;
  });
