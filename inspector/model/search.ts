import type { TraceRecord } from '../trace.ts';
import type { ChartIndex } from './chartIndex.ts';
import type { Direction, TraceReader } from './reader.ts';
import { ENGLISH } from './telling/english.ts';
import { recordText } from './telling/recordText.ts';
import type { Telling } from './telling/telling.ts';

/** The field prefixes of a query: `guard:isDone`, `guard:isDone=no`, `card:"Aqua Hulcus"`, `rule:506`. */
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
  /** Undefined: search the whole line of text. */
  readonly field: QueryField | undefined;
  readonly text: string;
  /** Written with a leading minus: matching records are excluded. */
  readonly negated: boolean;
}

/** Whether a record matches a query. */
export type Matcher = (record: TraceRecord) => boolean;

/** The query has an unknown field. The message lists the known ones. */
export class QueryError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'QueryError';
  }
}

/** The words of a query. @throws {QueryError} for an unknown field. */
export function termsOf(query: string): readonly Term[] {
  return [...query.trim().matchAll(/(-?)(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/gi)].map(
    ([, minus, name, quoted, plain]) => {
      const text = (quoted ?? plain ?? '').toLowerCase();
      const negated = minus === '-';
      if (name === undefined) return { field: undefined, text, negated };
      const field = QUERY_FIELDS.find((known) => known === name.toLowerCase());
      if (field === undefined)
        throw new QueryError(
          `Unknown search field "${name}:". Expected one of ${QUERY_FIELDS.map((known) => `${known}:`).join(', ')}.`,
        );
      return { field, text, negated };
    },
  );
}

/**
 * Compiles a query. All its words must match: `state:block guard:isDone=no -card:"Aqua Hulcus"`.
 * `state:` matches any part of the dotted path; `rule:` also matches subrules, so `rule:506` finds 506.3d.
 * @param telling of the text in which words without a field are looked for.
 * @throws {QueryError} for an unknown field.
 */
export function matcherFor(query: string, charts: ChartIndex, telling: Telling = ENGLISH): Matcher {
  const terms = termsOf(query);
  if (terms.length === 0) return () => false;
  return (record) => terms.every((term) => matches(record, term, charts, telling) !== term.negated);
}

function matches(record: TraceRecord, { field, text }: Term, charts: ChartIndex, telling: Telling): boolean {
  if (field === undefined) return recordText(record, charts, telling).toLowerCase().includes(text);
  return VALUES[field](record, charts).some((value) => COMPARISONS[field](value.toLowerCase(), text));
}

/** Whether a value of a field, in lower case, matches a word. */
export const matchesValue = (field: QueryField, value: string, text: string): boolean =>
  COMPARISONS[field](value, text);

const contains = (value: string, text: string): boolean => value.includes(text);

const COMPARISONS: { readonly [F in QueryField]: (value: string, text: string) => boolean } = {
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
  state: (record) => (record.kind === 'microstep' ? record.entered : []),
  event: (record) => (record.kind === 'event' || record.kind === 'microstep' ? [record.event] : []),
  guard: (record) => (record.kind === 'guard' ? [`${record.guard}=${record.answer ? 'yes' : 'no'}`] : []),
  action: (record) => (record.kind === 'action' ? [record.action] : []),
  card: cardsIn,
  rule: rulesIn,
  fact: (record) => (record.kind === 'facts' ? record.facts.map(({ kind }) => kind) : []),
  kind: (record) => [record.kind],
  player: playersIn,
};

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

/** The numbers of all matching records, in order. */
export const findAll = (reader: TraceReader, matches: Matcher): readonly number[] =>
  reader.records.flatMap((record) => (matches(record) ? [record.seq] : []));

/** The nearest matching record in one direction, excluding `from` itself. */
export function findNearest(
  reader: TraceReader,
  matches: Matcher,
  from: number,
  direction: Direction,
): number | undefined {
  const step = direction === 'back' ? -1 : 1;
  for (let seq = from + step; seq >= 0 && seq < reader.length; seq += step) {
    const record = reader.records[seq];
    if (record !== undefined && matches(record)) return seq;
  }
  return undefined;
}
