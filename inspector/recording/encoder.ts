import {
  concessionFact,
  type DuelContext,
  deepFreeze,
  explainAt,
  type GuardAsked,
  type Inspection,
  type StandbyContext,
} from 'taiki/inspect';
import { ruleNumbers, ruleStatus, ruleText } from 'taiki/rulebook';
import {
  type ChartName,
  type ExplainRecord,
  type StateValue,
  TRACE_VERSION,
  type TraceEntry,
  type TraceHeader,
  type TraceRecord,
} from '../trace.ts';
import { chartGraphs } from './chartGraph.ts';
import { type Asked, type ChartSteps, type Configuration, chartSteps } from './chartSteps.ts';
import { eventPayload } from './eventPayload.ts';
import { GuardEdges } from './guardEdges.ts';
import { readByDuelGuard, readByStandbyGuards } from './guardReads.ts';
import { NewFacts } from './newFacts.ts';
import { PrintedCards } from './printedCards.ts';
import { StandbyLanes } from './standbyLanes.ts';
import { TableTracker } from './tableTracker.ts';

interface TrackedActor {
  /** Its id in the trace. XState's session ids are not used: they are counted per process and differ between runs. */
  readonly name: string;
  readonly chart: ChartName;
  readonly steps: ChartSteps;
  readonly guards: GuardEdges;
  /** Undefined before its first microstep. */
  configuration: Configuration | undefined;
  /** The context that its next guards are asked in. */
  context: unknown;
  /** What the guards of the standby chart read in that context. */
  reads: string | undefined;
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

/** No duel comes to rules of which nothing is implemented. */
const isFollowed = (number: string): boolean => {
  const status = ruleStatus(number)?.status;
  return status !== 'missing' && status !== 'outside';
};

const rules = Object.fromEntries(
  ruleNumbers.filter(isFollowed).map((number) => [number, ruleText(number) ?? '']),
);

/** The explanations of a decision, worked out from the context when somebody reads them. */
interface ToExplain {
  readonly kind: 'toExplain';
  readonly decision: number;
  readonly context: DuelContext;
}

/** What has changed on the table, drawn when somebody reads the records. */
interface ToDraw {
  readonly kind: 'toDraw';
  readonly context: DuelContext;
}

/** Records without their numbers. Those of a microstep come as one list, which is shared between duels; so is what follows from a guard. */
type Recorded = TraceEntry | ToExplain | ToDraw | Asked | readonly TraceEntry[];

/**
 * Turns what happens in a duel into trace records. It is stateful: it needs everything that happens, in order. What it keeps while
 * the duel runs is small, since what survives is what collecting garbage costs: `takeInto` makes the records.
 */
export class Encoder {
  #recorded: Recorded[] = [];
  /** What the guards among them read. */
  #reads: (string | undefined)[] = [];
  readonly #actors = new Map<string, TrackedActor>();
  readonly #latest: { [C in ChartName]?: TrackedActor } = {};
  readonly #cards = new PrintedCards();
  readonly #table = new TableTracker();
  readonly #lanes = new StandbyLanes();
  readonly #facts: NewFacts;
  #game: DuelContext['game'] | undefined;
  #decision: DuelContext['decision'];
  #result: DuelContext['game']['result'];
  #seq: number;
  #ended = false;

  constructor({ seq, facts }: Continuation = { seq: 0, facts: 0 }) {
    this.#seq = seq;
    this.#facts = new NewFacts(facts);
  }

  /** How many steps have been recorded since records were taken. */
  get size(): number {
    return this.#recorded.length;
  }

  /** Appends the records since the last call. What they share with the duel is frozen. */
  takeInto(records: TraceRecord[]): void {
    const [recorded, reads] = [this.#recorded, this.#reads];
    this.#recorded = [];
    this.#reads = [];
    let guards = 0;
    for (const one of recorded) {
      if (isList(one)) for (const entry of one) records.push(numbered(this.#seq++, entry));
      else if (one.kind === 'toExplain') records.push(explainRecord(this.#seq++, one));
      else if (one.kind === 'asked') {
        const { actor, guard, answer, edge } = one;
        records.push({ seq: this.#seq++, kind: 'guard', actor, guard, answer, edge, reads: reads[guards++] });
      } else {
        const entry = this.#made(one);
        if (entry !== undefined) records.push(numbered(this.#seq++, entry));
      }
    }
  }

  #made(one: TraceEntry | ToDraw): TraceEntry | undefined {
    switch (one.kind) {
      case 'toDraw':
        return this.#table.take(one.context);
      case 'facts':
      case 'decision':
      case 'choice':
      case 'end':
        return deepFreeze(one);
      default:
        return one;
    }
  }

  inspected(inspection: Inspection): void {
    if (inspection.kind === 'actorBegan') this.#actor(inspection);
    const actor = this.#actors.get(inspection.session);
    if (actor === undefined) return;
    if (inspection.kind === 'eventReceived') this.#event(actor, inspection);
    else if (inspection.kind === 'stepped') this.#stepped(actor, inspection);
    else if (inspection.kind === 'settled') this.#settled(actor, inspection);
  }

  guard({ machine, name, answer }: GuardAsked): void {
    const tracked = this.#latest[machine];
    if (tracked === undefined) return;
    const guarded = tracked.guards.edgeFor(name, configurationOf(tracked));
    if (guarded === undefined)
      this.#recorded.push({ kind: 'asked', actor: tracked.name, guard: name, answer, edge: undefined });
    else this.#recorded.push(answer ? guarded.yes : guarded.no);
    this.#reads.push(readBy(name, tracked));
  }

  origin(record: string): void {
    this.#emit({ kind: 'origin', record });
  }

  /** The recording was closed. */
  ended(): void {
    this.#end(undefined);
  }

  #emit(entry: Recorded | undefined): void {
    if (entry !== undefined) this.#recorded.push(entry);
  }

  #end(result: DuelContext['game']['result']): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#emit({ kind: 'end', result });
  }

  #actor({ chart, session, id, parent: above }: Extract<Inspection, { kind: 'actorBegan' }>): void {
    if (chart === undefined) return;
    const parent = this.#actors.get(above ?? '')?.name;
    const name = parent === undefined ? chart : id;
    const steps = chartSteps(chart, name);
    const guards = new GuardEdges();
    const tracked: TrackedActor = {
      name,
      chart,
      steps,
      guards,
      configuration: undefined,
      context: undefined,
      reads: undefined,
    };
    this.#actors.set(session, tracked);
    this.#latest[chart] = tracked;
    this.#emit({ kind: 'actor', actor: name, name, chart, parent });
  }

  #event(
    tracked: TrackedActor,
    { event, from: sender }: Extract<Inspection, { kind: 'eventReceived' }>,
  ): void {
    const { chart, name } = tracked;
    const from = this.#actors.get(sender ?? '')?.name;
    tracked.guards.reset();
    const carries = eventPayload(event);
    this.#emit({ kind: 'event', actor: name, from, event: event.type, carries });
    if (chart === 'duel') this.#choice(event);
  }

  #choice(event: { readonly type: string }): void {
    if (event.type === 'concede' && 'player' in event)
      this.#emit({ kind: 'choice', player: event.player === 'p2' ? 'p2' : 'p1', concedes: true });
    const decision = this.#decision;
    if (event.type !== 'choose' || decision === undefined || !('answer' in event)) return;
    const answer: readonly number[] = Array.isArray(event.answer) ? event.answer : [];
    const chose = answer.map((index) => decision.options[index]?.label ?? '');
    const { player, id } = decision;
    this.#emit({ kind: 'choice', player, decision: id, answer, chose });
  }

  #stepped(
    tracked: TrackedActor,
    { event, value, context, transitions }: Extract<Inspection, { kind: 'stepped' }>,
  ): void {
    const { steps, guards } = tracked;
    const before = configurationOf(tracked);
    const now = steps.configuration(stateValueOf(value));
    this.#recorded.push(steps.step(transitions, before, now, event));
    guards.reset();
    tracked.configuration = now;
    setContext(tracked, context);
    this.#contextChanges(context, now, 'stepped');
    if (event === 'concede' && this.#result !== undefined)
      this.#emit(this.#facts.add([concessionFact(this.#result, before.path)]));
  }

  #settled(
    tracked: TrackedActor,
    { event, value, context, status }: Extract<Inspection, { kind: 'settled' }>,
  ): void {
    const { chart, steps } = tracked;
    const first = tracked.configuration === undefined;
    const now = steps.configuration(stateValueOf(value));
    tracked.configuration = now;
    setContext(tracked, context);
    this.#recorded.push(steps.settled(now, event, status));
    this.#contextChanges(context, now, first ? 'resumed' : 'stepped');
    if (chart === 'duel' && status === 'done') this.#end(this.#result);
  }

  /** Records the changes in the context of a chart. `resumed`: its first snapshot, with facts from before the recording. */
  #contextChanges(context: unknown, { path }: Configuration, how: 'stepped' | 'resumed'): void {
    if (isStandbyContext(context)) {
      this.#lanes.standbyStepped(context, path);
      this.#emit(this.#lanes.take());
    } else if (isDuelContext(context)) this.#duelChanges(context, how);
  }

  #duelChanges(context: DuelContext, how: 'stepped' | 'resumed'): void {
    this.#lanes.duelStepped(context);
    this.#emit(this.#cards.take(context));
    if (how === 'resumed') this.#facts.skip(context.facts);
    else this.#emit(this.#facts.take(context.facts));
    if (context.game !== this.#game) this.#recorded.push({ kind: 'toDraw', context });
    this.#game = context.game;
    this.#emit(this.#lanes.take());
    this.#decisionChange(context);
    this.#result = context.game.result;
  }

  #decisionChange(context: DuelContext): void {
    const { decision } = context;
    if (decision === this.#decision) return;
    this.#decision = decision;
    if (decision === undefined || context.game.result !== undefined) return;
    this.#emit({ kind: 'toExplain', decision: decision.id, context });
    this.#emit({ kind: 'decision', decision });
  }
}

/** Before its first transition a chart is in its initial state. */
const configurationOf = ({ steps, configuration }: TrackedActor): Configuration =>
  configuration ?? steps.initial;

function setContext(tracked: TrackedActor, context: unknown): void {
  tracked.context = context;
  tracked.reads = undefined;
}

function readBy(guard: string, tracked: TrackedActor): string | undefined {
  const { context } = tracked;
  if (isDuelContext(context)) return readByDuelGuard(guard, context);
  if (!isStandbyContext(context)) return undefined;
  tracked.reads ??= readByStandbyGuards(context);
  return tracked.reads;
}

/** Working out what is not possible takes as long as drawing all tables, so it waits until somebody reads it. */
function explainRecord(seq: number, { decision, context }: ToExplain): TraceRecord {
  let from: DuelContext | undefined = context;
  let explanations: ExplainRecord['explanations'] = [];
  return {
    seq,
    kind: 'explain',
    decision,
    get explanations() {
      if (from !== undefined) explanations = explainAt(from);
      from = undefined;
      return explanations;
    },
  };
}

/** A record with its number. The frequent kinds are written out, which is several times as fast as spreading them. */
function numbered(seq: number, entry: TraceEntry): TraceRecord {
  switch (entry.kind) {
    case 'guard': {
      const { kind, actor, guard, answer, edge, reads } = entry;
      return { seq, kind, actor, guard, answer, edge, reads };
    }
    case 'action': {
      const { kind, actor, action, when, node } = entry;
      return { seq, kind, actor, action, when, node };
    }
    case 'microstep': {
      const { kind, actor, event, edges, value, state, exited, entered } = entry;
      return { seq, kind, actor, event, edges, value, state, exited, entered };
    }
    default:
      return { seq, ...entry };
  }
}

const isList = (one: Recorded): one is readonly TraceEntry[] => Array.isArray(one);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isStandbyContext = (context: unknown): context is StandbyContext =>
  isObject(context) && 'opportunities' in context;

const isDuelContext = (context: unknown): context is DuelContext => isObject(context) && 'game' in context;

const isStateValue = (value: unknown): value is StateValue => typeof value === 'string' || isObject(value);

const stateValueOf = (value: unknown): StateValue => (isStateValue(value) ? value : '');
