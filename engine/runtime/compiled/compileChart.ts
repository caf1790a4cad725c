import {
  type Action,
  type AnyChart,
  type OneOrMany,
  type Transition,
  type Transitions,
  type UntypedChart,
  untyped,
} from '../../../machines/chart.ts';
import type { CompiledAction, CompiledChart, CompiledTransition, LeafState } from './compiledChart.ts';
import {
  crossingOf,
  initialPath,
  isCompound,
  leafUnder,
  nodesBelow,
  type StateNode,
  stateTree,
  targetOf,
  withAncestors,
} from './stateTree.ts';

/**
 * Compiles a chart into flat tables.
 * @throws {Error} if the chart names something that is not there, or ends below its outermost state; the message names the state.
 */
export const compileChart = (chart: AnyChart): CompiledChart => new ChartCompiler(untyped(chart)).compile();

/** A leaf state whose transitions are not compiled yet, since they refer to other leaf states. */
interface UnfinishedLeaf extends LeafState {
  always: readonly CompiledTransition[];
  on: ReadonlyMap<string, readonly CompiledTransition[]>;
}

class ChartCompiler {
  readonly #chart: UntypedChart;
  readonly #root: StateNode;
  readonly #leaves = new Map<StateNode, UnfinishedLeaf>();
  readonly #children = new Map<string, CompiledChart>();

  constructor(chart: UntypedChart) {
    this.#chart = chart;
    this.#root = stateTree(chart.config);
  }

  compile(): CompiledChart {
    for (const node of nodesBelow(this.#root)) {
      if (node.config.type === 'final' && node.parent?.parent !== undefined)
        refuse(node, 'is final below the top level');
      const wildcard = Object.keys(node.config.on ?? {}).find((type) => type.includes('*'));
      if (wildcard !== undefined) refuse(node, `has a transition on "${wildcard}"`);
      if (!isCompound(node)) this.#leaves.set(node, this.#unfinished(node));
      else if (node.config.initial === undefined || !node.states.has(node.config.initial))
        refuse(node, 'has no initial state');
    }
    for (const [node, leaf] of this.#leaves) {
      leaf.always = this.#transitions(node, ({ always }) => always);
      leaf.on = new Map(
        eventTypes(node).map((type) => [type, this.#transitions(node, ({ on }) => on?.[type])]),
      );
    }
    const initial = initialPath(this.#root);
    return {
      initialContext: this.#chart.contextFrom,
      start: {
        guard: undefined,
        actions: initial.flatMap((node) => this.#entry(node)),
        target: this.#leaf(leafUnder(this.#root)),
      },
      leaves: new Map([...this.#leaves.values()].map((leaf) => [leaf.path, leaf])),
      children: this.#children,
      maxIterations: this.#chart.config.options.maxIterations,
    };
  }

  #unfinished(node: StateNode): UnfinishedLeaf {
    return {
      path: node.path.join('.'),
      isFinal: node.config.type === 'final',
      always: [],
      on: new Map(),
      exit: withAncestors(node).flatMap((one) => this.#exit(one)),
    };
  }

  #leaf(node: StateNode): LeafState {
    return this.#leaves.get(node) ?? refuse(node, 'is not a leaf');
  }

  /** The transitions that can be taken in a leaf state: its own first, then those of its ancestors. */
  #transitions(
    leaf: StateNode,
    of: (config: StateNode['config']) => Transitions<string, string> | undefined,
  ): readonly CompiledTransition[] {
    return withAncestors(leaf).flatMap((source) =>
      listOf(of(source.config)).map((one) =>
        this.#transition(typeof one === 'string' ? { target: one } : one, source, leaf),
      ),
    );
  }

  #transition(
    { guard: name, target, actions, reenter = false }: Transition,
    source: StateNode,
    leaf: StateNode,
  ): CompiledTransition {
    const guard = name === undefined ? undefined : this.#chart.guards[name];
    if (name !== undefined && guard === undefined) refuse(source, `names an unknown guard "${name}"`);
    const own = this.#actions(actions, source);
    if (target === undefined) return { guard, actions: own, target: this.#leaf(leaf) };
    const state = targetOf(source, target) ?? refuse(source, `goes to an unknown state "${target}"`);
    const { exited, entered } = crossingOf({ source, target: state, reenter }, leaf);
    return {
      guard,
      actions: [
        ...exited.flatMap((node) => this.#exit(node)),
        ...own,
        ...entered.flatMap((node) => this.#entry(node)),
      ],
      target: this.#leaf(leafUnder(state)),
    };
  }

  #entry(node: StateNode): readonly CompiledAction[] {
    return this.#actions(node.config.entry, node);
  }

  #exit(node: StateNode): readonly CompiledAction[] {
    return this.#actions(node.config.exit, node);
  }

  #actions(actions: OneOrMany<Action> | undefined, at: StateNode): readonly CompiledAction[] {
    return listOf(actions).map((action) =>
      typeof action === 'string'
        ? this.#action(action, undefined, at)
        : this.#action(action.type, action.params, at),
    );
  }

  #action(name: string, params: unknown, at: StateNode): CompiledAction {
    const { assigns, changes, messages, spawns } = this.#chart;
    const [change, assign, message, child] = [changes[name], assigns[name], messages[name], spawns[name]];
    if (change !== undefined) return { kind: 'change', change, params };
    if (assign !== undefined) return { kind: 'assign', assign };
    if (message !== undefined) {
      const { to, event } = message;
      return { kind: 'send', to: to === 'parent' ? undefined : to.child, event };
    }
    return child === undefined ? refuse(at, `names an unknown action "${name}"`) : this.#spawn(child, at);
  }

  #spawn(child: AnyChart, at: StateNode): CompiledAction {
    const { id } = child.config;
    const chart = this.#children.get(id) ?? compileChart(child);
    if ([...chart.leaves.values()].some(({ isFinal }) => isFinal))
      refuse(at, `spawns "${id}", which has a final state`);
    this.#children.set(id, chart);
    return { kind: 'spawn', id, chart };
  }
}

function refuse({ chart, path }: StateNode, problem: string): never {
  throw new Error(
    `State "${[chart, ...path].join('.')}" ${problem}, which the compiled runtime does not support.`,
  );
}

function listOf<T>(value: OneOrMany<T> | undefined): readonly T[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

const isList = <T>(value: OneOrMany<T>): value is readonly T[] => Array.isArray(value);

const eventTypes = (leaf: StateNode): readonly string[] => [
  ...new Set(withAncestors(leaf).flatMap(({ config }) => Object.keys(config.on ?? {}))),
];
