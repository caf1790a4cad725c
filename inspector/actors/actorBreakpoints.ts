import {
  type Expression,
  ExpressionError,
  type Names,
  parseExpression,
  type Value,
} from '../model/watching/expression.ts';
import type { ActorTraceRecord } from './actorTrace.ts';

/** What stops a program whose actors are inspected. */
export interface ActorBreakpoint {
  /** Words that must all match a record: `state:on`, `event:PRESS`, `guard:isReady=false`, `action:log`, `actor:lamp`. */
  readonly query: string;
  /** An expression about the context of the actor, by dotted paths: `retries > 2`. */
  readonly condition: string | undefined;
  /** It stops from this match on, counted from 1. */
  readonly count: number;
}

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

const isIn = (active: readonly string[], text: string): boolean =>
  active.some((id) => `.${id}.`.includes(`.${text}.`));

function matches(record: ActorTraceRecord, { field, text }: Word, name: string): boolean {
  switch (field) {
    case 'actor':
      return name === text;
    case 'state':
      return record.kind === 'microstep' && isIn(record.active, text);
    case 'event':
      return record.kind === 'event' && record.event === text;
    case 'guard':
      return (
        record.kind === 'guard' && (record.guard === text || `${record.guard}=${record.outcome}` === text)
      );
    case 'action':
      return record.kind === 'action' && record.action === text;
  }
}

const namesIn = (context: unknown): Names => ({
  name: (path) => {
    let value = context;
    for (const key of path.split('.'))
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined;
    return isValue(value) ? value : undefined;
  },
  call: (name) => {
    throw new ExpressionError(
      `Nothing is called "${name}()"; a condition names values of the context, such as retries.`,
    );
  },
});

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
