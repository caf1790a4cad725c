import type { ReceiverEvent } from '@xstate/inspect';
import * as v from 'valibot';
import { parseJson } from '../core/values/parseJson.ts';
import { type PlayerEvent, playerEvent } from '../messages.ts';
import { initialMoment, type Moment, momentAfter } from '../model/moment.ts';
import type { ChartEdge, ChartGraph, ChartNode, TraceHeader, TraceRecord } from '../trace.ts';

/*
 * Translates between trace records and the protocol of @xstate/inspect 0.8, in which machines, states and events are JSON
 * strings in XState 4 format. The protocol has no microsteps, guards or history.
 */

/** The XState 4 name of an XState 5 event. */
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

function scxml(type: string, payload: object, origin?: string): Scxml {
  const name = eventName(type);
  const data = { ...payload, type: name };
  return { name, data, $$type: 'scxml', type: 'external', ...(origin === undefined ? {} : { origin }) };
}

/** A chart as an XState 4 machine definition. */
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

/** A summary of the duel that replaces the full machine context. */
function contextOf({ table, decision, standby, facts }: Moment): object {
  return {
    turn: table?.turn,
    decision: decision === undefined ? undefined : { player: decision.player, prompt: decision.prompt },
    next: standby?.next?.why,
    facts,
    result: table?.result,
  };
}

/** Translates the records of one line into receiver events. It needs every record of the line, in order. */
export class RecordTranslator {
  readonly #header: TraceHeader;
  readonly #prefix: string;
  readonly #registered = new Set<string>();
  #moment: Moment = initialMoment;
  #previous: TraceRecord | undefined;

  /** @param line prefixes the session ids, which are the same on every line. */
  constructor(header: TraceHeader, line: number) {
    this.#header = header;
    this.#prefix = `${line}/`;
  }

  translate(record: TraceRecord): readonly ReceiverEvent[] {
    this.#moment = momentAfter(this.#moment, record, this.#previous);
    this.#previous = record;
    if (record.kind === 'event' && this.#registered.has(record.actor)) return [this.#event(record)];
    if (record.kind === 'end') return [...this.#registered].map((actor) => this.#stop(actor));
    if (record.kind !== 'settled') return [];
    if (this.#registered.has(record.actor)) return [this.#state(record.actor, record.event)];
    this.#registered.add(record.actor);
    return [this.#register(record.actor)];
  }

  /** Registers every actor in its current state, for a receiver that connects late. */
  registrations(): readonly ReceiverEvent[] {
    return [...this.#registered].map((actor) => this.#register(actor));
  }

  #register(actor: string): ReceiverEvent {
    const { name = actor, chart = 'duel', parent } = this.#moment.actors[actor] ?? {};
    return {
      type: 'service.register',
      machine: JSON.stringify(machineOf(this.#header.charts[chart])),
      state: this.#stateJson(actor, 'xstate.init'),
      id: name,
      sessionId: this.#prefix + actor,
      ...(parent === undefined ? {} : { parent: this.#prefix + parent }),
    };
  }

  #state(actor: string, event: string): ReceiverEvent {
    return { type: 'service.state', state: this.#stateJson(actor, event), sessionId: this.#prefix + actor };
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

  #stateJson(actor: string, event: string): string {
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

export type ReceiverMessage =
  | { readonly type: 'inspecting' }
  | { readonly type: 'event'; readonly line: number; readonly event: PlayerEvent };

const receiverMessage = v.variant('type', [
  v.object({ type: v.literal('xstate.inspecting') }),
  v.object({ type: v.literal('xstate.event'), event: v.pipe(v.string(), v.maxLength(65_536)) }),
]);

const scxmlEvent = v.object({ data: playerEvent, origin: v.pipe(v.string(), v.regex(/^\d{1,9}\/.+$/)) });

/** Returns undefined for anything outside the protocol, and for events that a player may not send. */
export function parseReceiverMessage(message: unknown): ReceiverMessage | undefined {
  const parsed = v.safeParse(receiverMessage, message);
  if (!parsed.success) return undefined;
  if (parsed.output.type === 'xstate.inspecting') return { type: 'inspecting' };
  const event = v.safeParse(scxmlEvent, parseJson(parsed.output.event));
  if (!event.success) return undefined;
  const { data, origin } = event.output;
  return { type: 'event', line: Number.parseInt(origin, 10), event: data };
}
