import type { BreakpointSpec } from '../values/breakpoint.ts';
import {
  type Expression,
  ExpressionError,
  type Names,
  parseExpression,
  type Value,
} from '../values/expression.ts';
import { isNear, nearestTo } from '../values/nearest.ts';
import type { ActorTrace, ActorTraceRecord, GuardOutcome } from './actorTrace.ts';
import { isRecord, XSTATE_EVENTS } from './xstate.ts';

/** `query`: words such as `state:on` or `guard:isReady=false`. `condition`: about the context of the actor, by dotted paths. */
export type ActorBreakpoint = BreakpointSpec;

const OUTCOMES: readonly GuardOutcome[] = ['true', 'false', 'notReached', 'threw'];

const FIELDS = ['state', 'event', 'guard', 'action', 'actor'] as const;
type Field = (typeof FIELDS)[number];

interface Word {
  readonly field: Field;
  readonly text: string;
}

/** @throws {ExpressionError} for a word that is none. */
function wordsOf(query: string): readonly Word[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) throw new ExpressionError(`A breakpoint needs a query. ${EXPECTED}`);
  return words.map((word) => {
    const at = word.indexOf(':');
    const field = FIELDS.find((one) => one === word.slice(0, at));
    if (field === undefined || word.length === at + 1)
      throw new ExpressionError(`"${word}" is no part of a breakpoint. ${EXPECTED}`);
    return { field, text: word.slice(at + 1) };
  });
}

const EXPECTED =
  'Expected words such as state:on, event:PRESS, guard:isReady=false, action:log or actor:lamp.';

const isActive = (active: readonly string[], text: string): boolean =>
  active.some((id) => `.${id}.`.includes(`.${text}.`));

function matches(record: ActorTraceRecord, { field, text }: Word, name: string): boolean {
  switch (field) {
    case 'actor':
      return name === text;
    case 'state':
      return record.kind === 'microstep' && isActive(record.active, text);
    case 'event':
      return (record.kind === 'event' || record.kind === 'undelivered') && record.event === text;
    case 'guard':
      return (
        record.kind === 'guard' && (record.guard === text || `${record.guard}=${record.outcome}` === text)
      );
    case 'action':
      return record.kind === 'action' && record.action === text;
  }
}

const isIn = (context: unknown, path: string): boolean => pathIn(context, path) !== undefined;

/** The value at a dotted path, in an array of its own; undefined if there is none. */
function pathIn(context: unknown, path: string): readonly [unknown] | undefined {
  let value = context;
  for (const key of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return [value];
}

const noCalls = (name: string): never => {
  throw new ExpressionError(
    `Nothing is called "${name}()"; a condition names values of the context, such as retries.`,
  );
};

const namesIn = (context: unknown): Names => ({
  name: (path) => {
    const [value] = pathIn(context, path) ?? [];
    return isValue(value) ? value : undefined;
  },
  call: noCalls,
});

/** Refuses names that are in none of the contexts. */
const checkedNames = (contexts: readonly unknown[]): Names => ({
  name: (path) => {
    if (contexts.length === 0 || contexts.some((context) => isIn(context, path))) return undefined;
    const known = [
      ...new Set(contexts.flatMap((context) => (isRecord(context) ? Object.keys(context) : []))),
    ];
    throw new ExpressionError(
      `No actor has "${path}" in its context. Expected one of ${known.join(', ') || 'none: every context is empty'}.`,
    );
  },
  call: noCalls,
});

/** What the words of a query may name in these traces; undefined if anything. */
function namesOf(field: Field, traces: readonly ActorTrace[]): readonly string[] | undefined {
  const charts = traces.flatMap((trace) => Object.values(trace.charts));
  const records = traces.flatMap((trace) => trace.records);
  const edges = charts.flatMap((chart) => chart.edges);
  switch (field) {
    case 'state':
      return charts.flatMap(({ nodes }) => nodes.map(({ id }) => id));
    case 'guard':
      return edges.flatMap(({ guard }) =>
        guard === undefined ? [] : [guard, ...OUTCOMES.map((outcome) => `${guard}=${outcome}`)],
      );
    case 'actor':
      return [
        ...records.flatMap((record) => (record.kind === 'actor' ? [record.name] : [])),
        ...charts.flatMap(({ nodes }) => nodes.flatMap(({ spawns }) => spawns)),
      ];
    case 'action':
      return [
        'inline',
        ...edges.flatMap(({ actions }) => actions),
        ...charts.flatMap(({ nodes }) => nodes.flatMap(({ entry, exit }) => [...entry, ...exit])),
        ...records.flatMap((record) => (record.kind === 'action' ? [record.action] : [])),
      ];
    case 'event':
      return [
        ...XSTATE_EVENTS,
        ...edges.map(({ event }) => event),
        ...records.flatMap((record) => (record.kind === 'event' ? [record.event] : [])),
      ];
  }
}

/** A transition for any event, or for a family of them, is taken by events that no chart names. */
const hasWildcard = (events: readonly string[]): boolean => events.some((event) => event.endsWith('*'));

/**
 * Why a breakpoint can stop nowhere in the program of these traces: what it names does not exist. Undefined if it can. Machines and contexts
 * that have not been seen so far are not known.
 */
export function actorBreakpointProblem(
  { query, condition }: ActorBreakpoint,
  traces: readonly ActorTrace[],
): string | undefined {
  try {
    const contexts = traces.flatMap(({ records }) =>
      records.flatMap((record) => (record.kind === 'settled' ? [record.context] : [])),
    );
    if (condition !== undefined) parseExpression(condition)(checkedNames(contexts));
    for (const { field, text } of wordsOf(query)) {
      const known = traces.length === 0 ? [] : (namesOf(field, traces) ?? []);
      const isKnown = field === 'state' ? isActive(known, text) : known.includes(text);
      if (field === 'event' && hasWildcard(known) && !isNear(text, known)) continue;
      if (known.length > 0 && !isKnown)
        return `Nothing is called "${text}" in ${field}:. Did you mean ${field}:${nearestTo(text.toLowerCase(), known)}?`;
    }
    return undefined;
  } catch (cause) {
    if (cause instanceof ExpressionError) return cause.message;
    throw cause;
  }
}

const isValue = (value: unknown): value is Value =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';

/** Finds where breakpoints stop, record by record. */
export class ActorBreakpoints {
  readonly #watched: {
    readonly breakpoint: ActorBreakpoint;
    readonly words: readonly Word[];
    readonly condition: Expression | undefined;
    count: number;
  }[];
  readonly #names = new Map<string, string>();
  readonly #contexts = new Map<string, unknown>();

  /** @throws {ExpressionError} if one of them is not valid. */
  constructor(breakpoints: readonly ActorBreakpoint[]) {
    this.#watched = breakpoints.map((breakpoint) => {
      const condition =
        breakpoint.condition === undefined ? undefined : parseExpression(breakpoint.condition);
      condition?.(namesIn(undefined));
      return { breakpoint, words: wordsOf(breakpoint.query), condition, count: 0 };
    });
  }

  /** The breakpoint that stops at a record. Every record has to be passed, in order. */
  at(record: ActorTraceRecord): ActorBreakpoint | undefined {
    if (record.kind === 'actor') this.#names.set(record.actor, record.name);
    if (record.kind === 'settled') this.#contexts.set(record.actor, record.context);
    const name = this.#names.get(record.actor) ?? '';
    const names = namesIn(this.#contexts.get(record.actor));
    let stopped: ActorBreakpoint | undefined;
    for (const watched of this.#watched) {
      const { words, condition, breakpoint } = watched;
      if (!words.every((word) => matches(record, word, name))) continue;
      if (condition !== undefined && condition(names) !== true) continue;
      if (++watched.count >= breakpoint.count) stopped ??= breakpoint;
    }
    return stopped;
  }
}
