import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Breakpoint,
  type BreakpointHit,
  BreakpointHits,
  type BreakpointSpec,
  breakpointProblem,
  type Direction,
} from '../../model/index.ts';
import { texts } from '../language/language.ts';
import type { LineState } from './lineState.ts';

/** The breakpoints of the page, and where they stop in the shown line. */
export class Breakpoints {
  /** The numbers of the records of the shown line at which one stops. */
  readonly hits: ReadonlySignal<readonly number[]>;
  /** Those that are on. */
  readonly active: ReadonlySignal<readonly Breakpoint[]>;
  readonly #line: ReadonlySignal<LineState | undefined>;
  readonly #list = signal<readonly Breakpoint[]>([]);
  /** What was found so far in each line, for the breakpoints that are on now. */
  readonly #found = computed(() => {
    const active = this.active.value;
    const found = new WeakMap<LineState, BreakpointHits<Breakpoint>>();
    return (line: LineState): BreakpointHits<Breakpoint> => {
      const known = found.get(line) ?? new BreakpointHits(active, line.reader);
      found.set(line, known);
      return known;
    };
  });
  #nextId = 0;

  constructor(line: ReadonlySignal<LineState | undefined>) {
    this.#line = line;
    this.active = computed(() => this.#list.value.filter(({ state }) => state === 'on'));
    this.hits = computed(() => {
      const shown = this.#line.value;
      return shown === undefined || shown.length.value === 0
        ? []
        : this.#found.value(shown).hits.map(({ seq }) => seq);
    });
  }

  /** All of them, also those that are off or that belong to another version. */
  get list(): ReadonlySignal<readonly Breakpoint[]> {
    return this.#list;
  }

  /** How many can stop in the shown line. */
  get size(): number {
    const line = this.#line.value;
    return line === undefined ? 0 : this.#found.value(line).size;
  }

  /** @returns the problem with it; undefined if the breakpoint was added. */
  add({ query, condition, count }: BreakpointSpec): string | undefined {
    const line = this.#line.value;
    const text = query.trim();
    if (line === undefined || text === '') return texts.peek().records.noQuery;
    const given = condition?.trim();
    const spec = { query: text, condition: given === '' ? undefined : given, count };
    const problem = breakpointProblem(spec, line.reader.charts);
    if (problem === undefined)
      this.#list.value = [...this.#list.value, { ...spec, id: this.#nextId++, state: 'on' }];
    return problem === undefined ? undefined : texts.peek().records.problem(problem);
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

  /** The nearest record at which one stops, after or before another. */
  nearest(line: LineState, from: number, direction: Direction): BreakpointHit<Breakpoint> | undefined {
    return this.#found.value(line).nearest(from, direction);
  }
}
