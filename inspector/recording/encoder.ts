import {
  type DuelContext,
  type DuelInspector,
  explainAt,
  type GuardAsked,
  type StandbyContext,
} from 'taiki/inspect';
import { ruleNumbers, ruleText } from 'taiki/rulebook';
import { ChartIndex, pathOf } from '../model/chartIndex.ts';
import {
  type ChartName,
  type StateValue,
  TRACE_VERSION,
  type TraceEntry,
  type TraceHeader,
  type TraceRecord,
} from '../trace.ts';
import { chartGraphs, edgeId, eventNameOf } from './chartGraph.ts';
import { eventPayload } from './eventPayload.ts';
import { GuardEdges } from './guardEdges.ts';
import { type MicrostepEffects, microstepEffects } from './microstepEffects.ts';
import { NewFacts } from './newFacts.ts';
import { PrintedCards } from './printedCards.ts';
import { StandbyLanes } from './standbyLanes.ts';
import { TableTracker } from './tableTracker.ts';

/** An inspection event of XState. */
export type Inspected = Parameters<NonNullable<DuelInspector['next']>>[0];

/** Raw input of the encoder. `ended`: the recording was closed. */
export type Observation = Inspected | GuardAsked | { readonly origin: string } | { readonly ended: true };

interface TrackedActor {
  /** Its id in the trace. XState's session ids are not used: they are counted per process and differ between runs. */
  readonly name: string;
  readonly chart: ChartName;
  /** Ids of its active states, outermost first. */
  active: readonly string[];
}

/** The position at which the records of a fork start: after those shared with its parent line. */
export interface Continuation {
  readonly seq: number;
  /** The number of facts before it. */
  readonly facts: number;
}

export const traceHeader = (title: string): TraceHeader => ({
  taikiTrace: TRACE_VERSION,
  title,
  charts: chartGraphs(),
  rules,
});

const rules = Object.fromEntries(ruleNumbers.map((number) => [number, ruleText(number) ?? '']));

/** Turns observations into trace records. It is stateful: it needs every observation of a duel, in order. */
export class Encoder {
  readonly #charts = new ChartIndex({ charts: chartGraphs() });
  readonly #guards = {
    duel: new GuardEdges(chartGraphs().duel),
    standby: new GuardEdges(chartGraphs().standby),
  };
  readonly #actors = new Map<string, TrackedActor>();
  readonly #latest: { [C in ChartName]?: TrackedActor } = {};
  readonly #cards = new PrintedCards();
  readonly #table = new TableTracker();
  readonly #lanes = new StandbyLanes();
  readonly #facts: NewFacts;
  readonly #configurations = {
    duel: new Map<string, readonly string[]>(),
    standby: new Map<string, readonly string[]>(),
  };
  /** By the id of the transition, then by the leaf before it and the leaf after it. */
  readonly #effects = new Map<string, Map<string, Map<string, MicrostepEffects>>>();
  #decision: DuelContext['decision'];
  #result: DuelContext['game']['result'];
  #seq: number;
  #ended = false;
  #out: TraceRecord[] = [];

  constructor({ seq, facts }: Continuation = { seq: 0, facts: 0 }) {
    this.#seq = seq;
    this.#facts = new NewFacts(facts);
  }

  encode(observations: readonly Observation[]): readonly TraceRecord[] {
    for (const observation of observations) this.#encode(observation);
    const out = this.#out;
    this.#out = [];
    return out;
  }

  #encode(observation: Observation): void {
    if ('actorRef' in observation) this.#inspected(observation);
    else if ('machine' in observation) this.#guard(observation);
    else if ('origin' in observation) this.#emit({ kind: 'origin', record: observation.origin });
    else this.#end(undefined);
  }

  #emit(entry: TraceEntry | undefined): void {
    if (entry !== undefined) this.#out.push({ seq: this.#seq++, ...entry });
  }

  #end(result: DuelContext['game']['result']): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#emit({ kind: 'end', result });
  }

  #inspected(event: Inspected): void {
    if (event.type === '@xstate.actor') this.#actor(event);
    const actor = this.#actors.get(event.actorRef.sessionId);
    if (actor === undefined) return;
    if (event.type === '@xstate.event') this.#event(actor, event);
    else if (event.type === '@xstate.microstep') this.#microstep(actor, event);
    else if (event.type === '@xstate.snapshot') this.#settled(actor, event);
  }

  #actor({ actorRef }: Inspected): void {
    const chart = chartOf(actorRef);
    if (chart === undefined) return;
    const parent = this.#actors.get(parentSessionOf(actorRef))?.name;
    const name = parent !== undefined && 'id' in actorRef ? String(actorRef.id) : chart;
    const tracked: TrackedActor = { name, chart, active: [] };
    this.#actors.set(actorRef.sessionId, tracked);
    this.#latest[chart] = tracked;
    this.#emit({ kind: 'actor', actor: name, name, chart, parent });
  }

  #event(tracked: TrackedActor, { event, sourceRef }: Extract<Inspected, { type: '@xstate.event' }>): void {
    const { chart, name } = tracked;
    const from = this.#actors.get(sourceRef?.sessionId ?? '')?.name;
    this.#guards[chart].reset();
    this.#emit({ kind: 'event', actor: name, from, event: event.type, carries: eventPayload(event) });
    if (chart === 'duel') this.#choice(event);
  }

  #choice(event: { readonly type: string }): void {
    if (event.type === 'concede' && 'player' in event)
      this.#emit({ kind: 'choice', player: event.player === 'p2' ? 'p2' : 'p1', concedes: true });
    const decision = this.#decision;
    if (event.type !== 'choose' || decision === undefined || !('answer' in event)) return;
    const answer: readonly number[] = Array.isArray(event.answer) ? event.answer : [];
    const chose = answer.map((index) => decision.options[index]?.label ?? '');
    this.#emit({ kind: 'choice', player: decision.player, decision: decision.id, answer, chose });
  }

  #guard({ machine, name, answer }: GuardAsked): void {
    const tracked = this.#latest[machine];
    if (tracked === undefined) return;
    const edge = this.#guards[machine].edgeFor(name, this.#activeOf(tracked));
    this.#out.push({ seq: this.#seq++, kind: 'guard', actor: tracked.name, guard: name, answer, edge });
  }

  /** Before its first transition a chart is in its initial state. */
  #activeOf({ chart, active }: TrackedActor): readonly string[] {
    return active.length > 0 ? active : this.#initialOf(chart);
  }

  #initialOf(chart: ChartName): readonly string[] {
    const ids: string[] = [];
    for (let id: string | undefined = chart; id !== undefined; ) {
      ids.push(id);
      id = this.#charts.childrenOf(id).find(({ initial }) => initial)?.id;
    }
    return ids;
  }

  #microstep(
    tracked: TrackedActor,
    { event, snapshot, _transitions }: Extract<Inspected, { type: '@xstate.microstep' }>,
  ): void {
    const { name: actor, chart } = tracked;
    const value = stateValueOf(snapshot);
    const ids = _transitions.map(idOf);
    const state = pathOf(value);
    const now = this.#configuration(chart, state);
    const { exited, entered, actions } = this.#effectsOf(ids, this.#activeOf(tracked), now);
    this.#guards[chart].reset();
    tracked.active = now;
    this.#out.push({
      seq: this.#seq++,
      kind: 'microstep',
      actor,
      event: event.type,
      edges: ids,
      value,
      state,
      exited,
      entered,
    });
    for (const { action, when, node } of actions)
      this.#out.push({ seq: this.#seq++, kind: 'action', actor, action, when, node });
    this.#contextChanges(snapshot, 'stepped');
  }

  /** Ids of the active states for a dotted path, outermost first. */
  #configuration(chart: ChartName, state: string): readonly string[] {
    const configurations = this.#configurations[chart];
    const known = configurations.get(state);
    if (known !== undefined) return known;
    const parts = `${chart}.${state}`.split('.');
    const active = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    configurations.set(state, active);
    return active;
  }

  /** Cached: the same transitions between the same states always have the same effects. */
  #effectsOf(ids: readonly string[], before: readonly string[], now: readonly string[]): MicrostepEffects {
    const taken = ids.length === 1 ? (ids[0] ?? '') : ids.join(' ');
    const byLeaves = entryOf(this.#effects, taken, () => new Map<string, Map<string, MicrostepEffects>>());
    const byLeaf = entryOf(byLeaves, before.at(-1) ?? '', () => new Map<string, MicrostepEffects>());
    return entryOf(byLeaf, now.at(-1) ?? '', () => {
      const edges = ids.flatMap((id) => this.#charts.edge(id) ?? []);
      return microstepEffects(edges, before, now, this.#charts);
    });
  }

  #settled(
    tracked: TrackedActor,
    { event, snapshot }: Extract<Inspected, { type: '@xstate.snapshot' }>,
  ): void {
    const { name: actor, chart } = tracked;
    const value = stateValueOf(snapshot);
    const first = tracked.active.length === 0;
    const state = pathOf(value);
    tracked.active = this.#configuration(chart, state);
    const { status } = snapshot;
    this.#emit({ kind: 'settled', actor, event: event.type, state, status });
    this.#contextChanges(snapshot, first ? 'resumed' : 'stepped');
    if (chart === 'duel' && status === 'done') this.#end(this.#result);
  }

  /** Emits the changes in the context of a chart. `resumed`: its first snapshot, with facts from before the recording. */
  #contextChanges(snapshot: object, how: 'stepped' | 'resumed'): void {
    const context: unknown = 'context' in snapshot ? snapshot.context : undefined;
    if (isStandbyContext(context)) {
      this.#lanes.standbyStepped(context, pathOf(stateValueOf(snapshot)));
      this.#emit(this.#lanes.take());
    } else if (isDuelContext(context)) this.#duelChanges(context, how);
  }

  #duelChanges(context: DuelContext, how: 'stepped' | 'resumed'): void {
    this.#lanes.duelStepped(context);
    this.#emit(this.#cards.take(context));
    if (how === 'resumed') this.#facts.skip(context.facts);
    else this.#emit(this.#facts.take(context.facts));
    this.#emit(this.#table.take(context));
    this.#emit(this.#lanes.take());
    this.#decisionChange(context);
    this.#result = context.game.result;
  }

  #decisionChange(context: DuelContext): void {
    const { decision } = context;
    if (decision === this.#decision) return;
    this.#decision = decision;
    if (decision === undefined || context.game.result !== undefined) return;
    this.#emit({ kind: 'explain', decision: decision.id, explanations: explainAt(context) });
    this.#emit({ kind: 'decision', decision });
  }
}

/** The value of a key, made if it is missing. */
function entryOf<V>(map: Map<string, V>, key: string, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isStandbyContext = (context: unknown): context is StandbyContext =>
  isObject(context) && 'opportunities' in context;

const isDuelContext = (context: unknown): context is DuelContext => isObject(context) && 'game' in context;

const isStateValue = (value: unknown): value is StateValue => typeof value === 'string' || isObject(value);

const stateValueOf = (snapshot: object): StateValue =>
  'value' in snapshot && isStateValue(snapshot.value) ? snapshot.value : '';

/** The session id of the actor that spawned this one; empty for the root. */
function parentSessionOf(actorRef: object): string {
  const parent: unknown = '_parent' in actorRef ? actorRef._parent : undefined;
  return isObject(parent) && 'sessionId' in parent ? String(parent.sessionId) : '';
}

/** The chart that an actor runs; undefined for an actor that does not run one of the engine's charts. */
function chartOf(actorRef: object): ChartName | undefined {
  const logic: unknown = 'logic' in actorRef ? actorRef.logic : undefined;
  const id = isObject(logic) && 'id' in logic ? logic.id : undefined;
  return id === 'duel' || id === 'standby' ? id : undefined;
}

type Taken = Extract<Inspected, { type: '@xstate.microstep' }>['_transitions'][number];

/** The id of a transition in the graph. */
function idOf(transition: Taken): string {
  const { source, eventType } = transition;
  const known = ids.get(transition);
  if (known !== undefined) return known;
  const list = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const index = list.indexOf(transition);
  const id = edgeId(source.id, eventNameOf(eventType), Math.max(0, index));
  ids.set(transition, id);
  return id;
}

const ids = new WeakMap<Taken, string>();
