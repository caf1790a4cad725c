import type { ChartConfig, ChartState } from '../../../machines/chart.ts';

/** A state of a chart in its place. */
export interface StateNode {
  readonly chart: string;
  /** The keys from the outermost state; empty for the outermost state itself. */
  readonly path: readonly string[];
  readonly config: ChartState;
  readonly parent: StateNode | undefined;
  readonly states: ReadonlyMap<string, StateNode>;
}

/** The outermost state of a chart, with all states below it. */
export const stateTree = (config: ChartConfig): StateNode => nodeOf(config, config.id, [], undefined);

function nodeOf(
  config: ChartState,
  chart: string,
  path: readonly string[],
  parent: StateNode | undefined,
): StateNode {
  const states = new Map<string, StateNode>();
  const node: StateNode = { chart, path, config, parent, states };
  for (const [key, state] of Object.entries(config.states ?? {}))
    states.set(key, nodeOf(state, chart, [...path, key], node));
  return node;
}

export const isCompound = ({ states }: StateNode): boolean => states.size > 0;

/** A state and all states below it, in the order of the chart. */
export const nodesBelow = (node: StateNode): readonly StateNode[] => [
  node,
  ...[...node.states.values()].flatMap(nodesBelow),
];

/** The ancestors of a state, innermost first. */
function ancestorsOf({ parent }: StateNode): readonly StateNode[] {
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}

export const withAncestors = (node: StateNode): readonly StateNode[] => [node, ...ancestorsOf(node)];

const isBelow = (node: StateNode, above: StateNode | undefined): boolean =>
  above === undefined || ancestorsOf(node).includes(above);

const rootOf = (node: StateNode): StateNode => withAncestors(node).at(-1) ?? node;

/** The state that a target names; undefined if there is none. */
export function targetOf(source: StateNode, target: string): StateNode | undefined {
  if (target.startsWith('.')) return stateAt(source, target.slice(1).split('.'));
  if (!target.startsWith('#')) return source.parent && stateAt(source.parent, target.split('.'));
  const [chart, ...path] = target.slice(1).split('.');
  return chart === source.chart ? stateAt(rootOf(source), path) : undefined;
}

const stateAt = (node: StateNode, path: readonly string[]): StateNode | undefined =>
  path.reduce<StateNode | undefined>((above, key) => above?.states.get(key), node);

/** A state, and the states that are entered with it. */
export function initialPath(node: StateNode): readonly StateNode[] {
  const { initial } = node.config;
  const first = initial === undefined ? undefined : node.states.get(initial);
  return first === undefined ? [node] : [node, ...initialPath(first)];
}

/** The leaf state that is entered with a state. */
export const leafUnder = (node: StateNode): StateNode => initialPath(node).at(-1) ?? node;

/** A transition with a target. */
export interface TransitionPath {
  readonly source: StateNode;
  readonly target: StateNode;
  readonly reenter: boolean;
}

/** The states that a transition leaves and enters, each in the order in which their actions run. */
export interface Crossing {
  readonly exited: readonly StateNode[];
  readonly entered: readonly StateNode[];
}

/**
 * The innermost state that the transition does not leave. Undefined if it leaves the outermost state.
 * @see getTransitionDomain of XState
 */
function domainOf({ source, target, reenter }: TransitionPath): StateNode | undefined {
  if (!reenter && (target === source || isBelow(target, source))) return source;
  const common = ancestorsOf(target).find((above) => isBelow(source, above));
  return common ?? (reenter ? undefined : rootOf(source));
}

/**
 * The states that a transition leaves and enters when it is taken in a leaf state.
 * @see computeExitSet and computeEntrySet of XState
 */
export function crossingOf(path: TransitionPath, leaf: StateNode): Crossing {
  const { source, target, reenter } = path;
  const domain = domainOf(path);
  const [first, ...below] = initialPath(target);
  const staysInTarget = source === target && !reenter;
  return {
    exited: withAncestors(leaf).filter((node) => isBelow(node, domain)),
    entered: [
      ...ancestorsOf(target)
        .filter((above) => above !== domain && isBelow(above, domain))
        .toReversed(),
      ...(staysInTarget || first === undefined ? [] : [first]),
      ...below,
    ],
  };
}
