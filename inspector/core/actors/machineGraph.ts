import type { ChartEdge } from '../charts/chart.ts';
import type { MachineGraph, MachineNode } from './actorTrace.ts';
import { fieldOf, type Machine, nameOf, type StateNode, type Transition } from './xstate.ts';

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
const namesOf = (actions: unknown): readonly string[] =>
  listed(actions)
    .map((action) => nameOf(action) ?? 'inline')
    .filter((name) => !name.startsWith('xstate.'));

/** XState 6 has a function where XState 5 has a list of actions. */
const listed = (actions: unknown): readonly unknown[] =>
  actions === undefined ? [] : Array.isArray(actions) ? actions : [actions];

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
    initial: parent?.type === 'compound' && parent.initial?.target?.[0] === node,
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
  const { source, target, actions, eventType, matches } = transition;
  const targets = target ?? [source];
  return targets.map((one, position) => ({
    id: position === 0 ? id : `${id}+${position}`,
    source: idOf(source),
    target: idOf(one),
    event: eventLabel(eventType, matches),
    guard: guardName(transition),
    actions: namesOf(actions),
    index,
    targetless: target === undefined,
  }));
}

/** What decides whether a transition is taken, by name: its guard, or the transition itself where it is a function. */
export function guardName({ guard, to, eventType }: Transition): string | undefined {
  if (guard !== undefined) return nameOf(guard) ?? 'inline';
  if (to === undefined) return undefined;
  const name = nameOf(to);
  // JavaScript names an arrow function after the key that it stands at.
  return name === undefined || [eventType, 'inline', 'always', 'to'].includes(name) ? 'function' : name;
}

const LABELS = [
  [/^xstate\.after\.([^.]+)\..*$/, 'after $1'],
  [/^xstate\.done\.actor\.(.*)$/, 'done: $1'],
  [/^xstate\.error\.actor\.(.*)$/, 'error: $1'],
  [/^xstate\.snapshot\.(.*)$/, 'snapshot: $1'],
  [/^xstate\.done\.state\..*$/, 'done'],
  [/^@(xstate\.(?:init|stop))$/, '$1'],
] as const;

/** XState 6 says beside the type of an event what XState 5 says in it. */
const SAID_BESIDE: Readonly<Record<string, (said: object) => string>> = {
  'xstate.after': (said) => `xstate.after.${String(fieldOf(said, 'delay'))}.`,
  'xstate.done.actor': (said) => `xstate.done.actor.${String(fieldOf(said, 'actorId'))}`,
  'xstate.error.actor': (said) => `xstate.error.actor.${String(fieldOf(said, 'actorId'))}`,
  'xstate.snapshot.actor': (said) => `xstate.snapshot.${String(fieldOf(said, 'actorId'))}`,
  'xstate.done.state': (said) => `xstate.done.state.${String(fieldOf(said, 'stateId'))}`,
};

/** An event as a reader knows it: `after 1000`, `done: fetchUser`. */
export function eventLabel(type: string, said: object = {}): string {
  if (type === '') return 'always';
  const whole = SAID_BESIDE[type]?.(said) ?? type;
  const found = LABELS.find(([pattern]) => pattern.test(whole));
  return found === undefined ? whole : whole.replace(found[0], found[1]);
}
