import { deepFreeze, placeOfTransition, type TakenTransition } from 'taiki/inspect';
import { ChartIndex } from '../model/chartIndex.ts';
import type {
  ActionRecord,
  ChartEdge,
  ChartGraph,
  ChartName,
  GuardRecord,
  MicrostepRecord,
  SettledRecord,
  StateValue,
} from '../trace.ts';
import { chartGraphs, edgeId, eventNameOf } from './chartGraph.ts';

/** What the record of a guard says besides what was read. */
export type Asked = Omit<GuardRecord, 'kind' | 'reads'> & { readonly kind: 'asked' };

/** A guarded transition, with both of its answers. */
export interface Guarded {
  readonly guard: string;
  readonly yes: Asked;
  readonly no: Asked;
}

/** The active states of a chart. */
export interface Configuration {
  readonly value: StateValue;
  /** The dotted path of the innermost state. */
  readonly path: string;
  /** The ids of the states, outermost first. */
  readonly active: readonly string[];
  /** Their guarded transitions, in the order in which XState evaluates them: from the innermost state outwards. */
  readonly guarded: readonly Guarded[];
  /** By event, then by status. */
  readonly settled: Map<string, Map<string, SettledRecord>>;
}

/** The records of a microstep: its own, then those of its actions in execution order. */
type StepRecords = readonly [MicrostepRecord, ...ActionRecord[]];

interface Branch {
  configuration: Configuration | undefined;
  readonly below: Map<string, Branch>;
}

const branch = (): Branch => ({ configuration: undefined, below: new Map() });

/**
 * The records that follow from a chart alone: of its guards, microsteps and actions. They are made once and shared by all duels, so
 * that recording such a step costs a reference.
 */
export class ChartSteps {
  readonly #graph: ChartGraph;
  readonly #actor: string;
  readonly #index: ChartIndex;
  readonly #root = branch();
  /** By transition, then by the configurations before and after it, then by event. */
  readonly #steps = new WeakMap<
    TakenTransition,
    Map<Configuration, Map<Configuration, Map<string, StepRecords>>>
  >();
  /** The configuration of a chart before its first transition. */
  readonly initial: Configuration;

  constructor(graph: ChartGraph, actor: string) {
    this.#graph = graph;
    this.#actor = actor;
    this.#index = new ChartIndex({ charts: chartGraphs() });
    this.initial = this.configuration(this.#initialValue(graph.root));
  }

  configuration(value: StateValue): Configuration {
    let at = this.#root;
    let below: StateValue | undefined = value;
    while (below !== undefined) {
      const key: string = typeof below === 'string' ? below : firstKey(below);
      below = typeof below === 'string' ? undefined : below[key];
      at = entryOf(at.below, key, branch);
    }
    at.configuration ??= this.#newConfiguration(value);
    return at.configuration;
  }

  step(
    taken: readonly TakenTransition[],
    before: Configuration,
    now: Configuration,
    event: string,
  ): StepRecords {
    const [transition] = taken;
    if (transition === undefined || taken.length > 1) return this.#newStep(taken, before, now, event);
    let known = this.#steps.get(transition);
    if (known === undefined) {
      known = new Map();
      this.#steps.set(transition, known);
    }
    const byNow = entryOf(known, before, () => new Map<Configuration, Map<string, StepRecords>>());
    const byEvent = entryOf(byNow, now, () => new Map<string, StepRecords>());
    return entryOf(byEvent, event, () => this.#newStep(taken, before, now, event));
  }

  settled({ settled, path }: Configuration, event: string, status: SettledRecord['status']): SettledRecord {
    const byStatus = entryOf(settled, event, () => new Map<string, SettledRecord>());
    return entryOf(byStatus, status, () => ({
      kind: 'settled',
      actor: this.#actor,
      event,
      state: path,
      status,
    }));
  }

  #initialValue(id: string): StateValue {
    const child = this.#index.childrenOf(id).find(({ initial }) => initial);
    if (child === undefined) return '';
    const below = this.#initialValue(child.id);
    return below === '' ? child.key : { [child.key]: below };
  }

  #newConfiguration(value: StateValue): Configuration {
    const keys = keysOf(value);
    const { root } = this.#graph;
    const active = [root, ...keys.map((_, index) => [root, ...keys.slice(0, index + 1)].join('.'))];
    const guarded = active
      .toReversed()
      .flatMap((id) => this.#graph.edges.filter(({ source }) => source === id))
      .flatMap(({ id, guard }) => (guard === undefined ? [] : [this.#guarded(guard, id)]));
    return { value: deepFreeze(value), path: keys.join('.'), active, guarded, settled: new Map() };
  }

  #guarded(guard: string, edge: string): Guarded {
    const asked = { kind: 'asked', actor: this.#actor, guard, edge } as const;
    return { guard, yes: { ...asked, answer: true }, no: { ...asked, answer: false } };
  }

  /**
   * A transition exits and enters everything inside its domain: the least common ancestor of source and target, or the source itself
   * if it contains the target.
   */
  #newStep(
    taken: readonly TakenTransition[],
    { active: before }: Configuration,
    { active: now, value, path: state }: Configuration,
    event: string,
  ): StepRecords {
    const ids = taken.map(idOf);
    const edges = ids.flatMap((id) => this.#index.edge(id) ?? []);
    const domains = edges.filter(({ targetless }) => !targetless).map((edge) => this.#domainOf(edge));
    const inside = (id: string): boolean =>
      domains.some((domain) => id !== domain && id.startsWith(`${domain}.`));
    const exited = before.filter(inside).toReversed();
    const entered = now.filter(inside);
    const actor = this.#actor;
    const node = (id: string) => this.#index.node(id);
    const actions = (names: readonly string[] = [], when: ActionRecord['when'], id: string): ActionRecord[] =>
      names.map((action) => ({ kind: 'action', actor, action, when, node: id }));
    return deepFreeze([
      { kind: 'microstep', actor, event, edges: ids, value, state, exited, entered },
      ...exited.flatMap((id) => actions(node(id)?.exit, 'exit', id)),
      ...edges.flatMap((edge) => actions(edge.actions, 'transition', edge.source)),
      ...entered.flatMap((id) => actions(node(id)?.entry, 'entry', id)),
    ]);
  }

  #domainOf({ source, target }: ChartEdge): string {
    if (target.startsWith(`${source}.`)) return source;
    const ancestors = this.#index.withAncestors(source).slice(1);
    return ancestors.find(({ id }) => target.startsWith(`${id}.`))?.id ?? '';
  }
}

const known = new WeakMap<ChartGraph, Map<string, ChartSteps>>();

/** The steps of a chart that an actor of this name runs. */
export function chartSteps(chart: ChartName, actor: string): ChartSteps {
  const graph = chartGraphs()[chart];
  const byActor = known.get(graph) ?? new Map<string, ChartSteps>();
  known.set(graph, byActor);
  return entryOf(byActor, actor, () => new ChartSteps(graph, actor));
}

const keysOf = (value: StateValue): readonly string[] => {
  if (typeof value === 'string') return [value];
  const [key = ''] = Object.keys(value);
  return key === '' ? [''] : [key, ...keysOf(value[key] ?? '')];
};

function firstKey(value: object): string {
  for (const key in value) return key;
  return '';
}

/** The id of a transition in the graph. */
function idOf(transition: TakenTransition): string {
  const { source, event, index } = placeOfTransition(transition);
  return edgeId(source, eventNameOf(event), index);
}

/** The value of a key, made if it is missing. */
function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const present = map.get(key);
  if (present !== undefined) return present;
  const made = make();
  map.set(key, made);
  return made;
}
