import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { ActionCompiler, refuse } from './compileAction.ts';
import type { CompiledAction, CompiledChart, CompiledTransition, LeafState } from './compiledChart.ts';
import { crossingOf, initialPath, leafUnder, withAncestors } from './stateTree.ts';

type Definition = NonNullable<AnyStateNode['always']>[number];

/**
 * Compiles a machine of XState into flat tables. Reads fields of XState that are not part of its public API, so the version
 * of xstate is pinned.
 *
 * Supported are atomic, compound and top-level final states; `on` with exact event types, `always`, `reenter`; guards that are
 * functions; `assign` (also with `inPlace`), `sendTo` a child by its id, `sendParent`, and `spawnChild` with a fixed id. Guards and expressions
 * may read the context and the event, and may not keep them.
 * @throws {Error} if the machine uses anything else; the message names the state and the feature.
 */
export function compileChart(machine: AnyStateMachine): CompiledChart {
  return new ChartCompiler(machine).compile();
}

/** A leaf state whose transitions are not compiled yet, since they refer to other leaf states. */
interface UnfinishedLeaf extends LeafState {
  always: readonly CompiledTransition[];
  on: ReadonlyMap<string, readonly CompiledTransition[]>;
}

class ChartCompiler {
  readonly #machine: AnyStateMachine;
  readonly #actions: ActionCompiler;
  readonly #leaves = new Map<AnyStateNode, UnfinishedLeaf>();

  constructor(machine: AnyStateMachine) {
    this.#machine = machine;
    this.#actions = new ActionCompiler(machine, compileChart);
  }

  compile(): CompiledChart {
    const { root, options } = this.#machine;
    for (const node of nodesBelow(root)) {
      refuseUnsupported(node);
      if (node.type !== 'compound') this.#leaves.set(node, this.#unfinished(node));
    }
    for (const [node, leaf] of this.#leaves) {
      leaf.always = this.#transitions(node, ({ always }) => always);
      leaf.on = new Map(
        eventTypes(node).map((type) => [
          type,
          this.#transitions(node, ({ transitions }) => transitions.get(type)),
        ]),
      );
    }
    const initial = initialPath(root);
    return {
      initialContext: contextOf(this.#machine),
      start: {
        guard: undefined,
        actions: initial.flatMap((node) => this.#entry(node)),
        target: this.#leaf(leafUnder(root)),
      },
      leaves: new Map([...this.#leaves.values()].map((leaf) => [leaf.path, leaf])),
      children: this.#actions.children,
      maxIterations: options?.maxIterations ?? Number.POSITIVE_INFINITY,
    };
  }

  #unfinished(node: AnyStateNode): UnfinishedLeaf {
    return {
      path: node.path.join('.'),
      isFinal: node.type === 'final',
      always: [],
      on: new Map(),
      exit: withAncestors(node).flatMap((one) => this.#exit(one)),
    };
  }

  #leaf(node: AnyStateNode): LeafState {
    return this.#leaves.get(node) ?? refuse(node, 'the state is not a leaf');
  }

  /** The transitions that can be taken in a leaf state: its own first, then those of its ancestors. */
  #transitions(
    leaf: AnyStateNode,
    of: (node: AnyStateNode) => readonly Definition[] | undefined,
  ): readonly CompiledTransition[] {
    return withAncestors(leaf).flatMap((node) =>
      (of(node) ?? []).map((definition) => this.#transition(definition, leaf)),
    );
  }

  #transition(definition: Definition, leaf: AnyStateNode): CompiledTransition {
    const { source, reenter } = definition;
    const guard = this.#actions.guard(definition.guard, source);
    const own = definition.actions.map((action) => this.#actions.action(action, source));
    const [target, ...others] = definition.target ?? [];
    if (others.length > 0) return refuse(source, 'a transition with several targets');
    if (target === undefined) return { guard, actions: own, target: this.#leaf(leaf) };
    const { exited, entered } = crossingOf({ source, target, reenter }, leaf);
    const actions = [
      ...exited.flatMap((node) => this.#exit(node)),
      ...own,
      ...entered.flatMap((node) => this.#entry(node)),
    ];
    return { guard, actions, target: this.#leaf(leafUnder(target)) };
  }

  #entry(node: AnyStateNode): readonly CompiledAction[] {
    return node.entry.map((action) => this.#actions.action(action, node));
  }

  #exit(node: AnyStateNode): readonly CompiledAction[] {
    return node.exit.map((action) => this.#actions.action(action, node));
  }
}

const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesBelow),
];

const eventTypes = (leaf: AnyStateNode): readonly string[] => [
  ...new Set(withAncestors(leaf).flatMap((node) => [...node.transitions.keys()])),
];

function refuseUnsupported(node: AnyStateNode): void {
  const { type, parent, config, transitions, invoke, output } = node;
  if (type === 'parallel' || type === 'history') refuse(node, `a ${type} state`);
  if (type === 'final' && parent?.parent !== undefined) refuse(node, 'a final state below the top level');
  if (invoke.length > 0) refuse(node, '"invoke"');
  if (output !== undefined) refuse(node, '"output"');
  if (config.after !== undefined) refuse(node, '"after"');
  if (type === 'compound' && node.initial.actions.length > 0)
    refuse(node, 'actions of the initial transition');
  for (const event of transitions.keys()) {
    if (event.includes('*')) refuse(node, `the wildcard "${event}"`);
    if (event.startsWith('xstate.')) refuse(node, `a transition on "${event}"`);
  }
}

/** The context that a machine starts with; it must not depend on the actor itself. */
function contextOf({ config }: AnyStateMachine): CompiledChart['initialContext'] {
  const context: unknown = config.context;
  if (typeof context !== 'function') return () => ({ ...(isObject(context) ? context : {}) });
  return (input) => {
    const made: unknown = context({ input });
    return { ...(isObject(made) ? made : {}) };
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
