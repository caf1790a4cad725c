import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Breakpoint,
  breakpointAt,
  type Direction,
  findAll,
  findNearest,
  type Matcher,
  matcherFor,
  QueryError,
  queryProblem,
} from '../../model/index.ts';
import type { TraceRecord } from '../../trace.ts';
import type { LineState } from './lineState.ts';

interface CompiledBreakpoint {
  readonly breakpoint: Breakpoint;
  readonly matches: Matcher;
}

/** The breakpoints of the page, and where they match records of the shown line. */
export class Breakpoints {
  /** Those that match records of the shown line. */
  readonly compiled: ReadonlySignal<readonly CompiledBreakpoint[]>;
  /** The numbers of the records that they match. */
  readonly hits: ReadonlySignal<readonly number[]>;
  readonly #line: ReadonlySignal<LineState | undefined>;
  readonly #list = signal<readonly Breakpoint[]>([]);
  #nextId = 0;

  constructor(line: ReadonlySignal<LineState | undefined>) {
    this.#line = line;
    this.compiled = computed(() => this.#compile());
    this.hits = computed(() => this.#findHits());
  }

  /** All of them, also those that are off or that belong to another version. */
  get list(): ReadonlySignal<readonly Breakpoint[]> {
    return this.#list;
  }

  /** @returns the problem with the query; undefined if the breakpoint was added. */
  add(query: string): string | undefined {
    const line = this.#line.value;
    const text = query.trim();
    if (line === undefined || text === '') return 'Enter a query, such as state:block or guard:isDone=no.';
    try {
      matcherFor(text, line.reader.charts);
      const problem = queryProblem(text, line.reader.charts);
      if (problem !== undefined) return problem;
      const breakpoint: Breakpoint = { id: this.#nextId++, query: text, state: 'on' };
      this.#list.value = [...this.#list.value, breakpoint];
      return undefined;
    } catch (cause) {
      if (cause instanceof QueryError) return cause.message;
      throw cause;
    }
  }

  /** Sets breakpoints again that were kept. */
  restore(kept: readonly Omit<Breakpoint, 'id'>[]): void {
    this.#list.value = kept.map((breakpoint) => ({ ...breakpoint, id: this.#nextId++ }));
  }

  toggle(id: number): void {
    this.#list.value = this.#list.value.map((breakpoint) =>
      breakpoint.id === id ? { ...breakpoint, state: breakpoint.state === 'on' ? 'off' : 'on' } : breakpoint,
    );
  }

  remove(id: number): void {
    this.#list.value = this.#list.value.filter((breakpoint) => breakpoint.id !== id);
  }

  /** The breakpoint that matches a record. */
  at(record: TraceRecord): Breakpoint | undefined {
    return breakpointAt(record, this.compiled.value);
  }

  /** The number of the nearest record that one matches, after or before another. */
  nearest(line: LineState, from: number, direction: Direction): number | undefined {
    return findNearest(line.reader, (record) => this.at(record) !== undefined, from, direction);
  }

  /** Kept breakpoints may be of another version, with other search fields: those match nothing. */
  #compile(): readonly CompiledBreakpoint[] {
    const charts = this.#line.value?.reader.charts;
    if (charts === undefined) return [];
    return this.#list.value.flatMap((breakpoint) => {
      try {
        return [{ breakpoint, matches: matcherFor(breakpoint.query, charts) }];
      } catch (cause) {
        if (cause instanceof QueryError) return [];
        throw cause;
      }
    });
  }

  #findHits(): readonly number[] {
    const line = this.#line.value;
    if (line === undefined || line.length.value === 0 || this.compiled.value.length === 0) return [];
    return findAll(line.reader, (record) => this.at(record) !== undefined);
  }
}
