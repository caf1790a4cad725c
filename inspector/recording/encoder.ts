import {
  type DuelContext,
  type DuelInspector,
  explainAt,
  type GuardAsked,
  ruleNumbers,
  ruleText,
  type StandbyContext,
} from 'taiki';
import { ChartIndex, pathOf } from '../model/chartIndex.ts';
import {
  type ChartName,
  type StateValue,
  TRACE_VERSION,
  type TraceEntry,
  type TraceHeader,
  type TraceRecord,
} from '../trace.ts';
import { carriedBy } from './carried.ts';
import { chartGraphs, edgeId, eventNameOf } from './chartGraph.ts';
import { FreshFacts } from './freshFacts.ts';
import { GuardEdges } from './guardEdges.ts';
import { type Moves, movesOf } from './moves.ts';
import { PrintedCards } from './printedCards.ts';
import { StandbyLanes } from './standbyLanes.ts';
import { TableDrawing } from './tableDrawing.ts';

/** What XState tells an inspector. */
export type Inspected = Parameters<NonNullable<DuelInspector['next']>>[0];

/** What was heard, as it was heard; nothing is worked out yet. */
export type Heard = Inspected | GuardAsked | { readonly origin: string } | { readonly ended: true };

interface Watched {
  /** What the trace calls it: session ids count through all duels of a process, and would differ from run to run. */
  readonly name: string;
  readonly chart: ChartName;
  /** Ids of its active states, outermost first. */
  active: readonly string[];
}

/** Where the records of a fork begin: after those that it shares with the line that it came from. */
export interface Continuation {
  readonly seq: number;
  /** How many facts had happened. */
  readonly facts: number;
}

/** The header of every trace of this engine. */
export const traceHeader = (title: string): TraceHeader => ({
  taikiTrace: TRACE_VERSION,
  title,
  charts: chartGraphs(),
  rules,
});

const rules = Object.fromEntries(ruleNumbers.map((number) => [number, ruleText(number) ?? '']));

/** Works out the records of what was heard. It keeps what it has to compare with, so it must hear everything in order. */
export class Encoder {
  readonly #charts = new ChartIndex({ charts: chartGraphs() });
  readonly #guards = {
    duel: new GuardEdges(chartGraphs().duel),
    standby: new GuardEdges(chartGraphs().standby),
  };
  readonly #actors = new Map<string, Watched>();
  readonly #latest: { [C in ChartName]?: Watched } = {};
  readonly #cards = new PrintedCards();
  readonly #table = new TableDrawing();
  readonly #lanes = new StandbyLanes();
  readonly #facts: FreshFacts;
  readonly #configurations = new Map<string, readonly string[]>();
  readonly #moves = new Map<string, Moves>();
  #decision: DuelContext['decision'];
  #result: DuelContext['game']['result'];
  #seq: number;
  #ended = false;
  #out: TraceRecord[] = [];

  constructor({ seq, facts }: Continuation = { seq: 0, facts: 0 }) {
    this.#seq = seq;
    this.#facts = new FreshFacts(facts);
  }

  /** The records of what was heard since the last call. */
  encode(heard: readonly Heard[]): readonly TraceRecord[] {
    for (const one of heard) this.#hear(one);
    const out = this.#out;
    this.#out = [];
    return out;
  }

  #hear(one: Heard): void {
    if ('actorRef' in one) this.#inspected(one);
    else if ('machine' in one) this.#guard(one);
    else if ('origin' in one) this.#note({ kind: 'origin', record: one.origin });
    else this.#end(undefined);
  }

  #note(entry: TraceEntry | undefined): void {
    if (entry !== undefined) this.#out.push({ seq: this.#seq++, ...entry });
  }

  #end(result: DuelContext['game']['result']): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#note({ kind: 'end', result });
  }

  #inspected(event: Inspected): void {
    if (event.type === '@xstate.actor') this.#actor(event);
    const watched = this.#actors.get(event.actorRef.sessionId);
    if (watched === undefined) return;
    if (event.type === '@xstate.event') this.#event(watched, event);
    else if (event.type === '@xstate.microstep') this.#microstep(watched, event);
    else if (event.type === '@xstate.snapshot') this.#settled(watched, event);
  }

  #actor({ actorRef }: Inspected): void {
    const chart = chartOf(actorRef);
    if (chart === undefined) return;
    const { id, _parent: above } = actorRef as {
      readonly id?: string;
      readonly _parent?: { readonly sessionId: string };
    };
    const parent = this.#actors.get(above?.sessionId ?? '')?.name;
    const name = parent === undefined ? chart : (id ?? chart);
    const watched: Watched = { name, chart, active: [] };
    this.#actors.set(actorRef.sessionId, watched);
    this.#latest[chart] = watched;
    this.#note({ kind: 'actor', actor: name, name, chart, parent });
  }

  #event(watched: Watched, { event, sourceRef }: Extract<Inspected, { type: '@xstate.event' }>): void {
    const { chart, name } = watched;
    const from = this.#actors.get(sourceRef?.sessionId ?? '')?.name;
    this.#guards[chart].startOver();
    this.#note({ kind: 'event', actor: name, from, event: event.type, carries: carriedBy(event) });
    if (chart === 'duel') this.#choice(event);
  }

  #choice(event: { readonly type: string }): void {
    if (event.type === 'concede' && 'player' in event)
      this.#note({ kind: 'choice', player: event.player === 'p2' ? 'p2' : 'p1', concedes: true });
    const decision = this.#decision;
    if (event.type !== 'choose' || decision === undefined || !('answer' in event)) return;
    const answer: readonly number[] = Array.isArray(event.answer) ? event.answer : [];
    const chose = answer.map((index) => decision.options[index]?.label ?? '');
    this.#note({ kind: 'choice', player: decision.player, decision: decision.id, answer, chose });
  }

  #guard({ machine, name, answer }: GuardAsked): void {
    const watched = this.#latest[machine];
    if (watched === undefined) return;
    const edge = this.#guards[machine].edgeFor(name, this.#activeOf(watched));
    this.#note({ kind: 'guard', actor: watched.name, guard: name, answer, edge });
  }

  /** A chart that has not taken its first transition stands where it begins. */
  #activeOf({ chart, active }: Watched): readonly string[] {
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
    watched: Watched,
    { event, snapshot, _transitions }: Extract<Inspected, { type: '@xstate.microstep' }>,
  ): void {
    const { name: actor, chart } = watched;
    const value = stateValueOf(snapshot);
    const ids = _transitions.map(idOf);
    const state = pathOf(value);
    const now = this.#configuration(chart, state);
    const { exited, entered, actions } = this.#movesBetween(ids, this.#activeOf(watched), now);
    this.#guards[chart].startOver();
    watched.active = now;
    this.#note({
      kind: 'microstep',
      actor,
      event: event.type,
      edges: ids,
      value,
      state,
      exited,
      entered,
    });
    for (const action of actions) this.#note({ kind: 'action', actor, ...action });
    this.#world(chart, snapshot, 'stepped');
  }

  /** Ids of the active states for a dotted path, outermost first. */
  #configuration(chart: ChartName, state: string): readonly string[] {
    const key = `${chart}.${state}`;
    const known = this.#configurations.get(key);
    if (known !== undefined) return known;
    const parts = key.split('.');
    const active = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
    this.#configurations.set(key, active);
    return active;
  }

  /** The same transitions between the same states always leave, enter and do the same. */
  #movesBetween(ids: readonly string[], before: readonly string[], now: readonly string[]): Moves {
    const key = `${ids.join(' ')} ${before.at(-1)} ${now.at(-1)}`;
    const known = this.#moves.get(key);
    if (known !== undefined) return known;
    const edges = ids.flatMap((id) => this.#charts.edge(id) ?? []);
    const moves = movesOf(edges, before, now, this.#charts);
    this.#moves.set(key, moves);
    return moves;
  }

  #settled(watched: Watched, { event, snapshot }: Extract<Inspected, { type: '@xstate.snapshot' }>): void {
    const { name: actor, chart } = watched;
    const value = stateValueOf(snapshot);
    const first = watched.active.length === 0;
    const state = pathOf(value);
    watched.active = this.#configuration(chart, state);
    const { status } = snapshot;
    this.#note({ kind: 'settled', actor, event: event.type, state, status });
    this.#world(chart, snapshot, first ? 'resumed' : 'stepped');
    if (chart === 'duel' && status === 'done') this.#end(this.#result);
  }

  /** What has changed of everything that the charts decide about. */
  #world(chart: ChartName, snapshot: object, how: 'stepped' | 'resumed'): void {
    const context: unknown = 'context' in snapshot ? snapshot.context : undefined;
    if (chart === 'standby') {
      this.#lanes.standbyStepped(context as StandbyContext, pathOf(stateValueOf(snapshot)));
      this.#note(this.#lanes.draw());
      return;
    }
    const duel = context as DuelContext;
    this.#lanes.duelStepped(duel);
    this.#note(this.#cards.tell(duel));
    if (how === 'resumed') this.#facts.skip(duel.facts);
    else this.#note(this.#facts.take(duel.facts));
    this.#note(this.#table.draw(duel));
    this.#note(this.#lanes.draw());
    this.#asked(duel);
    this.#result = duel.game.result;
  }

  #asked(context: DuelContext): void {
    const { decision } = context;
    if (decision === this.#decision) return;
    this.#decision = decision;
    if (decision === undefined || context.game.result !== undefined) return;
    this.#note({ kind: 'decision', decision });
    this.#note({ kind: 'explain', decision: decision.id, explanations: explainAt(context) });
  }
}

const stateValueOf = (snapshot: object): StateValue =>
  'value' in snapshot ? (snapshot.value as StateValue) : '';

/** The chart that an actor runs; undefined for one that is none of ours. */
function chartOf(actorRef: object): ChartName | undefined {
  const logic: unknown = 'logic' in actorRef ? actorRef.logic : undefined;
  const id = typeof logic === 'object' && logic !== null && 'id' in logic ? logic.id : undefined;
  return id === 'duel' || id === 'standby' ? id : undefined;
}

type Taken = Extract<Inspected, { type: '@xstate.microstep' }>['_transitions'][number];

/** The id of a transition in the graph: its source, its event, and its place among those for that event. */
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
