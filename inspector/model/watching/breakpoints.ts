import type { BreakpointSpec } from '../../core/values/breakpoint.ts';
import { ExpressionError } from '../../core/values/expression.ts';
import type { ChartIndex } from '../chartIndex.ts';
import type { TraceReader } from '../reader.ts';
import { matcherFor, QueryError } from '../search.ts';
import { queryProblem } from '../trace/queryProblem.ts';
import { momentExpression } from './momentNames.ts';

export { type BreakpointSpec, breakpointText } from '../../core/values/breakpoint.ts';

export interface Breakpoint extends BreakpointSpec {
  readonly id: number;
  readonly state: 'on' | 'off';
}

/** Why a breakpoint can stop nowhere; undefined if it can. */
export function breakpointProblem(
  { query, condition, count }: BreakpointSpec,
  charts: ChartIndex,
): string | undefined {
  if (!Number.isSafeInteger(count) || count < 1)
    return `It stops from hit ${count} on; expected a whole number from 1.`;
  try {
    matcherFor(query, charts);
    if (condition !== undefined) momentExpression(condition, charts);
  } catch (cause) {
    if (cause instanceof QueryError || cause instanceof ExpressionError) return cause.message;
    throw cause;
  }
  return queryProblem(query, charts);
}

type Match = (reader: TraceReader, seq: number) => boolean;

function compiled({ query, condition }: BreakpointSpec, charts: ChartIndex): Match {
  const matches = matcherFor(query, charts);
  const holds = condition === undefined ? undefined : momentExpression(condition, charts);
  return (reader, seq) => {
    const record = reader.records[seq];
    return record !== undefined && matches(record) && (holds === undefined || holds(reader.at(seq)) === true);
  };
}

export interface BreakpointHit<B extends BreakpointSpec = BreakpointSpec> {
  readonly seq: number;
  readonly breakpoint: B;
}

/** Where breakpoints stop in a trace, which may still be growing. Those of another version, with other names, stop nowhere. */
export class BreakpointHits<B extends BreakpointSpec> {
  readonly #reader: TraceReader;
  readonly #watched: { readonly breakpoint: B; readonly match: Match; count: number }[];
  #hits: readonly BreakpointHit<B>[] = [];
  #scanned = 0;

  constructor(breakpoints: readonly B[], reader: TraceReader) {
    this.#reader = reader;
    const { charts } = reader;
    this.#watched = breakpoints
      .filter((breakpoint) => breakpointProblem(breakpoint, charts) === undefined)
      .map((breakpoint) => ({ breakpoint, match: compiled(breakpoint, charts), count: 0 }));
  }

  /** How many of them can stop. */
  get size(): number {
    return this.#watched.length;
  }

  /** Up to the last record. One hit a record. */
  get hits(): readonly BreakpointHit<B>[] {
    if (this.#watched.length === 0) return this.#hits;
    const added: BreakpointHit<B>[] = [];
    for (; this.#scanned < this.#reader.length; this.#scanned++) {
      let stopped: B | undefined;
      for (const watched of this.#watched)
        if (watched.match(this.#reader, this.#scanned) && ++watched.count >= watched.breakpoint.count)
          stopped ??= watched.breakpoint;
      if (stopped !== undefined) added.push({ seq: this.#scanned, breakpoint: stopped });
    }
    if (added.length > 0) this.#hits = [...this.#hits, ...added];
    return this.#hits;
  }

  /** The nearest hit in one direction, excluding `from` itself. */
  nearest(from: number, direction: 'back' | 'forward'): BreakpointHit<B> | undefined {
    return direction === 'back'
      ? this.hits.findLast(({ seq }) => seq < from)
      : this.hits.find(({ seq }) => seq > from);
  }
}
