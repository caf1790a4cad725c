import type { TraceRecord } from '../trace.ts';
import type { ChartIndex } from './chartIndex.ts';
import type { Direction, TraceReader } from './reader.ts';
import { recordText } from './sentences.ts';

/** What a word of a query may be narrowed to: `guard:isDone`, `guard:isDone=no`, `card:"Aqua Hulcus"`, `rule:506`. */
export const QUERY_FIELDS = [
  'state',
  'event',
  'guard',
  'action',
  'card',
  'rule',
  'fact',
  'kind',
  'player',
] as const;
export type QueryField = (typeof QUERY_FIELDS)[number];

interface Term {
  /** Undefined for a word that is looked for in the whole line. */
  readonly field: QueryField | undefined;
  readonly text: string;
  /** A term with a minus before it: the record must not match it. */
  readonly unwanted: boolean;
}

/** Whether a record is what a query looks for. */
export type Matcher = (record: TraceRecord) => boolean;

/** A query that cannot be read. The message names the part and what was expected. */
export class QueryError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'QueryError';
  }
}

function termsOf(query: string): readonly Term[] {
  return [...query.trim().matchAll(/(-?)(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/gi)].map(
    ([, minus, name, quoted, plain]) => {
      const text = (quoted ?? plain ?? '').toLowerCase();
      const unwanted = minus === '-';
      if (name === undefined) return { field: undefined, text, unwanted };
      const field = QUERY_FIELDS.find((one) => one === name.toLowerCase());
      if (field === undefined)
        throw new QueryError(
          `There is no "${name}:" to search for; there are ${QUERY_FIELDS.map((one) => `${one}:`).join(', ')}.`,
        );
      return { field, text, unwanted };
    },
  );
}

/**
 * A matcher for a query: words that must all match. `state:block guard:isDone=no -card:"Aqua Hulcus"`.
 * A state is matched by the end or any part of its dotted path, a rule with all that it is part of: `rule:506` finds 506.3d.
 * @throws {QueryError} for a field that there is not.
 */
export function matcherFor(query: string, charts: ChartIndex): Matcher {
  const terms = termsOf(query);
  if (terms.length === 0) return () => false;
  return (record) => terms.every((term) => matches(record, term, charts) !== term.unwanted);
}

function matches(record: TraceRecord, { field, text }: Term, charts: ChartIndex): boolean {
  if (field === undefined) return recordText(record, charts).toLowerCase().includes(text);
  return VALUES[field](record, charts).some((value) => AGREES[field](value.toLowerCase(), text));
}

const contains = (value: string, text: string): boolean => value.includes(text);

const AGREES: { readonly [F in QueryField]: (value: string, text: string) => boolean } = {
  state: (path, text) => path === text || `.${path}.`.includes(`.${text}.`),
  event: contains,
  guard: (value, text) => (text.includes('=') ? value === text : value.startsWith(`${text}=`)),
  action: contains,
  card: contains,
  rule: (rule, text) => rule === text || (rule.startsWith(text) && !/^\d/.test(rule.slice(text.length))),
  fact: contains,
  kind: (kind, text) => kind === text,
  player: (player, text) => player === text,
};

type Values = (record: TraceRecord, charts: ChartIndex) => readonly string[];

const defined = (values: readonly (string | undefined)[]): readonly string[] =>
  values.filter((value) => value !== undefined);

const VALUES: { readonly [F in QueryField]: Values } = {
  state: (record) => (record.kind === 'microstep' ? record.entered.map(pathWithin) : []),
  event: (record) => (record.kind === 'event' || record.kind === 'microstep' ? [record.event] : []),
  guard: (record) => (record.kind === 'guard' ? [`${record.guard}=${record.answer ? 'yes' : 'no'}`] : []),
  action: (record) => (record.kind === 'action' ? [record.action] : []),
  card: cardsIn,
  rule: rulesIn,
  fact: (record) => (record.kind === 'facts' ? record.facts.map(({ kind }) => kind) : []),
  kind: (record) => [record.kind],
  player: playersIn,
};

/** The path inside its chart, also for the standby actor: `standby.apEffect` and `apEffect` both find it. */
const pathWithin = (id: string): string => id;

function cardsIn(record: TraceRecord): readonly string[] {
  switch (record.kind) {
    case 'facts':
      return record.facts.flatMap((fact) => ('name' in fact ? [fact.name] : []));
    case 'decision':
      return defined([
        record.decision.source?.name,
        ...record.decision.options.flatMap(({ card, target }) => [card?.name, target?.name]),
      ]);
    case 'explain':
      return defined(record.explanations.flatMap(({ card, by }) => [card.name, by]));
    case 'standby': {
      const { effects } = record.standby;
      return [...effects.ap, ...effects.nap].map(({ card }) => card);
    }
    case 'choice':
      return 'chose' in record ? record.chose : [];
    default:
      return [];
  }
}

function rulesIn(record: TraceRecord, charts: ChartIndex): readonly string[] {
  switch (record.kind) {
    case 'facts':
      return record.facts.map(({ rule }) => rule);
    case 'microstep':
      return defined(record.entered.map((id) => charts.node(id)?.rule));
    case 'decision':
      return [record.decision.rule];
    case 'explain':
      return record.explanations.map(({ rule }) => rule);
    case 'standby':
      return defined([record.standby.next?.rule]);
    default:
      return [];
  }
}

function playersIn(record: TraceRecord): readonly string[] {
  switch (record.kind) {
    case 'facts':
      return record.facts.flatMap((fact) => ('player' in fact ? [fact.player] : []));
    case 'decision':
      return [record.decision.player];
    case 'choice':
      return [record.player];
    default:
      return [];
  }
}

/** The records that a matcher finds, by their place, in order. */
export const found = (reader: TraceReader, matches: Matcher): readonly number[] =>
  reader.records.flatMap((record) => (matches(record) ? [record.seq] : []));

/** The nearest record in a direction that a matcher finds, without the one at `from`; undefined when there is none. */
export function foundFrom(
  reader: TraceReader,
  matches: Matcher,
  from: number,
  direction: Direction,
): number | undefined {
  const by = direction === 'back' ? -1 : 1;
  for (let seq = from + by; seq >= 0 && seq < reader.length; seq += by) {
    const record = reader.records[seq];
    if (record !== undefined && matches(record)) return seq;
  }
  return undefined;
}

/** A query that playing, and a live duel, stops at. */
export interface Breakpoint {
  readonly id: number;
  readonly query: string;
  readonly state: 'on' | 'off';
}

/** The first breakpoint that is on and matches a record; undefined when none does. */
export const breakpointAt = (
  record: TraceRecord,
  breakpoints: readonly { readonly breakpoint: Breakpoint; readonly matches: Matcher }[],
): Breakpoint | undefined =>
  breakpoints.find(({ breakpoint, matches }) => breakpoint.state === 'on' && matches(record))?.breakpoint;
