import { charts } from 'taiki/inspect';
import { ruleText } from 'taiki/rulebook';
import type { ChartEdge, ChartGraph, ChartName, ChartNode } from '../trace.ts';

/** Reads the state nodes themselves, because `machine.definition` omits eventless transitions. */
type Machine = (typeof charts)[ChartName];
type StateNode = Machine['root'];
type Transition = StateNode['always'] extends readonly (infer T)[] | undefined ? T : never;

/** The name of an action or a guard. Functions created by XState have it as `type`. */
function nameOf(reference: unknown): string | undefined {
  if (typeof reference === 'string') return reference;
  const isNamed = (typeof reference === 'object' && reference !== null) || typeof reference === 'function';
  return isNamed && 'type' in reference ? String(reference.type) : undefined;
}

const namesOf = (actions: readonly unknown[]): readonly string[] =>
  actions.flatMap((action) => {
    const name = nameOf(action);
    return name === undefined || name.startsWith('xstate.') ? [] : [name];
  });

const spawnedBy = (actions: readonly unknown[]): readonly string[] =>
  actions.flatMap((action) =>
    nameOf(action) === 'xstate.spawnChild' && typeof action === 'function' && 'id' in action
      ? [String(action.id)]
      : [],
  );

function ruleOf(node: StateNode): string {
  const meta: unknown = node.meta;
  return typeof meta === 'object' && meta !== null && 'rule' in meta ? String(meta.rule) : '';
}

/** The id of a transition in the graph. `index` is its position among the transitions of its source for this event. */
export const edgeId = (source: string, event: string, index: number): string => `${source}|${event}|${index}`;

/** The event of a transition in the graph; XState uses an empty string for eventless transitions. */
export const eventNameOf = (type: string): string => (type === '' ? 'always' : type);

/** The transitions of a state, each with its index among those for the same event, which are tried in this order. */
function* transitionsOf(node: StateNode): Generator<readonly [Transition, number]> {
  for (const list of [node.always ?? [], ...node.transitions.values()])
    for (const [index, transition] of list.entries()) yield [transition, index];
}

function chartGraph(name: ChartName): ChartGraph {
  const nodes: ChartNode[] = [];
  const edges: ChartEdge[] = [];
  const walk = (node: StateNode, depth: number): void => {
    nodes.push(chartNode(node, depth));
    for (const [transition, index] of transitionsOf(node)) edges.push(chartEdge(node, transition, index));
    for (const child of Object.values<StateNode>(node.states)) walk(child, depth + 1);
  };
  const { root } = charts[name];
  walk(root, 0);
  return { name, root: root.id, nodes, edges };
}

function chartNode(node: StateNode, depth: number): ChartNode {
  const rule = ruleOf(node);
  return {
    id: node.id,
    key: node.key,
    path: node.path.join('.'),
    parent: node.parent?.id,
    depth,
    type: node.type === 'compound' || node.type === 'final' ? node.type : 'atomic',
    initial: node.parent?.initial?.target[0] === node,
    rule,
    ruleText: ruleText(rule) ?? '',
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    spawns: [...spawnedBy(node.entry), ...node.invoke.map(({ id }: { readonly id: string }) => id)],
  };
}

function chartEdge(source: StateNode, transition: Transition, index: number): ChartEdge {
  const event = eventNameOf(transition.eventType);
  return {
    id: edgeId(source.id, event, index),
    source: source.id,
    target: transition.target?.[0]?.id ?? source.id,
    event,
    guard: nameOf(transition.guard),
    actions: namesOf(transition.actions),
    index,
    targetless: transition.target === undefined,
  };
}

let graphs: { readonly duel: ChartGraph; readonly standby: ChartGraph } | undefined;

/** Both charts of the engine as graphs. */
export function chartGraphs(): { readonly duel: ChartGraph; readonly standby: ChartGraph } {
  graphs ??= { duel: chartGraph('duel'), standby: chartGraph('standby') };
  return graphs;
}
