import type { ReceiverEvent } from '@xstate/inspect';
import * as v from 'valibot';
import { type PlayerEvent, playerEvent } from '../messages.ts';
import { after, beginning, type Moment } from '../model/moment.ts';
import type { ChartEdge, ChartGraph, ChartNode, TraceHeader, TraceRecord } from '../trace.ts';

/*
 * What a receiver of @xstate/inspect 0.8 is told, in its own form: machines, states and events are texts of JSON, as XState 4
 * writes them. It knows nothing of microsteps, guards and history.
 */

/** XState 4 has its own names for the events of XState itself. */
const eventName = (type: string): string =>
  type
    .replace(/^xstate\.done\.state\.(.*)$/, 'done.state.$1')
    .replace(/^xstate\.done\.actor\.(.*)$/, 'done.invoke.$1')
    .replace(/^xstate\.error\.actor\.(.*)$/, 'error.platform.$1');

interface Scxml {
  readonly name: string;
  readonly data: { readonly type: string };
  readonly $$type: 'scxml';
  readonly type: 'external';
  readonly origin?: string;
}

function scxml(type: string, carries: object, origin?: string): Scxml {
  const name = eventName(type);
  const data = { ...carries, type: name };
  return { name, data, $$type: 'scxml', type: 'external', ...(origin === undefined ? {} : { origin }) };
}

/** A chart in the form of an XState 4 machine. */
function machineOf(chart: ChartGraph): object {
  const root = chart.nodes.find(({ id }) => id === chart.root);
  return root === undefined ? { id: chart.root } : stateOf(root, chart);
}

function stateOf(node: ChartNode, chart: ChartGraph): object {
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  const edges = chart.edges.filter(({ source }) => source === node.id);
  const on: Record<string, object[]> = {};
  for (const edge of edges)
    if (edge.event !== 'always')
      on[eventName(edge.event)] = [...(on[eventName(edge.event)] ?? []), transition(edge)];
  return {
    id: node.id,
    key: node.key,
    ...(node.type === 'final' ? { type: 'final' } : {}),
    ...(children.length === 0 ? {} : { initial: children.find(({ initial }) => initial)?.key }),
    on,
    always: edges.filter(({ event }) => event === 'always').map(transition),
    entry: node.entry.map((type) => ({ type })),
    exit: node.exit.map((type) => ({ type })),
    invoke: [],
    meta: { rule: node.rule },
    description: node.ruleText === '' ? undefined : `${node.rule}: ${node.ruleText}`,
    states: Object.fromEntries(children.map((child) => [child.key, stateOf(child, chart)])),
  };
}

const transition = ({ target, targetless, guard, actions }: ChartEdge): object => ({
  ...(targetless ? {} : { target: [`#${target}`] }),
  ...(guard === undefined ? {} : { cond: guard }),
  actions: actions.map((type) => ({ type })),
  internal: targetless,
});

/** A short account of the duel, in the place of the whole context. */
function contextOf({ table, decision, standby, facts }: Moment): object {
  return {
    turn: table?.turn,
    asked: decision === undefined ? undefined : { player: decision.player, prompt: decision.prompt },
    next: standby?.next?.why,
    facts,
    result: table?.result,
  };
}

/** Turns the records of one line into what receivers are told. It must be given all of them, in order. */
export class Retelling {
  readonly #header: TraceHeader;
  readonly #prefix: string;
  readonly #registered = new Set<string>();
  #moment: Moment = beginning;
  #before: TraceRecord | undefined;

  /** @param line its number: session ids of different lines are alike, so it stands before them. */
  constructor(header: TraceHeader, line: number) {
    this.#header = header;
    this.#prefix = `${line}/`;
  }

  /** What is told of one more record. */
  tell(record: TraceRecord): readonly ReceiverEvent[] {
    this.#moment = after(this.#moment, record, this.#before);
    this.#before = record;
    if (record.kind === 'event' && this.#registered.has(record.actor)) return [this.#event(record)];
    if (record.kind === 'end') return [...this.#registered].map((actor) => this.#stop(actor));
    if (record.kind !== 'settled') return [];
    if (this.#registered.has(record.actor)) return [this.#state(record.actor, record.event)];
    this.#registered.add(record.actor);
    return [this.#register(record.actor)];
  }

  /** What somebody is told who comes later: all actors, as they are now. */
  greeting(): readonly ReceiverEvent[] {
    return [...this.#registered].map((actor) => this.#register(actor));
  }

  #register(actor: string): ReceiverEvent {
    const { name = actor, chart = 'duel', parent } = this.#moment.actors[actor] ?? {};
    return {
      type: 'service.register',
      machine: JSON.stringify(machineOf(this.#header.charts[chart])),
      state: this.#stateText(actor, 'xstate.init'),
      id: name,
      sessionId: this.#prefix + actor,
      ...(parent === undefined ? {} : { parent: this.#prefix + parent }),
    };
  }

  #state(actor: string, event: string): ReceiverEvent {
    return { type: 'service.state', state: this.#stateText(actor, event), sessionId: this.#prefix + actor };
  }

  #event({ actor, event, carries, from }: Extract<TraceRecord, { kind: 'event' }>): ReceiverEvent {
    const origin = from === undefined ? undefined : this.#prefix + from;
    return {
      type: 'service.event',
      event: JSON.stringify(scxml(event, carries, origin)),
      sessionId: this.#prefix + actor,
    };
  }

  #stop(actor: string): ReceiverEvent {
    return { type: 'service.stop', sessionId: this.#prefix + actor };
  }

  #stateText(actor: string, event: string): string {
    const _event = scxml(event, {});
    return JSON.stringify({
      value: this.#moment.actors[actor]?.value ?? '',
      context: contextOf(this.#moment),
      _event,
      event: _event.data,
      _sessionid: this.#prefix + actor,
      actions: [],
      activities: {},
      meta: {},
      events: [],
      configuration: [],
      transitions: [],
      children: {},
      done: this.#moment.result !== undefined,
      changed: true,
      tags: [],
    });
  }
}

/** What a receiver may say, once it is understood. */
export type ReceiverSaid =
  | { readonly says: 'inspecting' }
  | { readonly says: 'event'; readonly line: number; readonly event: PlayerEvent };

const said = v.variant('type', [
  v.object({ type: v.literal('xstate.inspecting') }),
  v.object({ type: v.literal('xstate.event'), event: v.pipe(v.string(), v.maxLength(65_536)) }),
]);

const sent = v.object({ data: playerEvent, origin: v.pipe(v.string(), v.regex(/^\d{1,9}\/.+$/)) });

/** What a receiver says; undefined for anything that is not of its protocol, or that no player may send. */
export function understood(message: unknown): ReceiverSaid | undefined {
  const parsed = v.safeParse(said, message);
  if (!parsed.success) return undefined;
  if (parsed.output.type === 'xstate.inspecting') return { says: 'inspecting' };
  const event = v.safeParse(sent, jsonOf(parsed.output.event));
  if (!event.success) return undefined;
  const { data, origin } = event.output;
  return { says: 'event', line: Number.parseInt(origin, 10), event: data };
}

/** The JSON of a text; undefined where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
