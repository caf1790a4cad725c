import type { ChartEdge } from '../charts/chart.ts';
import type { MachineGraph, MachineNode } from './actorTrace.ts';
import { type Machine, nameOf, type StateNode, type Transition } from './xstate.ts';

/** A machine as a graph, with the ids in it of its state nodes and transitions. */
export interface ReadMachine {
  readonly graph: MachineGraph;
  readonly idOf: (node: StateNode) => string;
  /** Undefined for a transition of another machine. */
  readonly edgeOf: (transition: object) => string | undefined;
}

/** Ids follow the path, since a program may give a state any id; a dot in a key would read as a level. */
const idOf = ({ key, parent }: StateNode): string =>
  parent === undefined ? plainKey(key) : `${idOf(parent)}.${plainKey(key)}`;

const plainKey = (key: string): string => key.replaceAll('.', '·');

/** XState's own actions, such as those that start and cancel a delay, are left out of the chart. */
const namesOf = (actions: readonly unknown[]): readonly string[] =>
  actions.map((action) => nameOf(action) ?? 'inline').filter((name) => !name.startsWith('xstate.'));

const read = new WeakMap<Machine, ReadMachine>();

/** The chart of any machine, from its definition. */
export function readMachine(machine: Machine): ReadMachine {
  const known = read.get(machine);
  if (known !== undefined) return known;
  const nodes: MachineNode[] = [];
  const edges: ChartEdge[] = [];
  const ids = new Map<object, string>();
  const walk = (node: StateNode, depth: number): void => {
    nodes.push(machineNode(node, depth));
    for (const list of [node.always ?? [], ...node.transitions.values()])
      for (const [index, transition] of list.entries()) {
        const id = `t${ids.size}`;
        ids.set(transition, id);
        edges.push(...edgesOf(transition, id, index));
      }
    for (const child of Object.values(node.states)) walk(child, depth + 1);
  };
  walk(machine.root, 0);
  const made = {
    graph: { root: idOf(machine.root), nodes, edges },
    idOf,
    edgeOf: (one: object) => ids.get(one),
  };
  read.set(machine, made);
  return made;
}

function machineNode(node: StateNode, depth: number): MachineNode {
  const { type, path, parent } = node;
  return {
    id: idOf(node),
    key: titleOf(node),
    path: path.join('.'),
    parent: parent === undefined ? undefined : idOf(parent),
    depth,
    type: type === 'final' ? 'final' : type === 'compound' || type === 'parallel' ? 'compound' : 'atomic',
    parallel: type === 'parallel',
    initial: parent?.type === 'compound' && parent.initial?.target[0] === node,
    rule: '',
    ruleText: '',
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
    spawns: node.invoke.map(({ id }) => id),
  };
}

const titleOf = ({ key, type }: StateNode): string =>
  type === 'parallel' || type === 'history' ? `${key} (${type})` : key;

function edgesOf(transition: Transition, id: string, index: number): readonly ChartEdge[] {
  const { source, target, guard, actions, eventType } = transition;
  const targets = target ?? [source];
  return targets.map((one, position) => ({
    id: position === 0 ? id : `${id}+${position}`,
    source: idOf(source),
    target: idOf(one),
    event: eventLabel(eventType),
    guard: guard === undefined ? undefined : guardName(guard),
    actions: namesOf(actions),
    index,
    targetless: target === undefined,
  }));
}

export const guardName = (guard: unknown): string => nameOf(guard) ?? 'inline';

const LABELS = [
  [/^xstate\.after\.([^.]+)\..*$/, 'after $1'],
  [/^xstate\.done\.actor\.(.*)$/, 'done: $1'],
  [/^xstate\.error\.actor\.(.*)$/, 'error: $1'],
  [/^xstate\.snapshot\.(.*)$/, 'snapshot: $1'],
  [/^xstate\.done\.state\..*$/, 'done'],
] as const;

/** An event as a reader knows it: `after 1000`, `done: fetchUser`. */
export function eventLabel(type: string): string {
  if (type === '') return 'always';
  const found = LABELS.find(([pattern]) => pattern.test(type));
  return found === undefined ? type : type.replace(found[0], found[1]);
}
