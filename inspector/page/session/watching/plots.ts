import { type ReadonlySignal, signal } from '@preact/signals';
import { ExpressionError, momentExpression, Series, type ValueJump } from '../../../model/index.ts';
import { texts } from '../../language/language.ts';
import type { LineState } from '../lineState.ts';

/** The expressions whose values are drawn below the timeline. */
export class Plots {
  readonly #line: ReadonlySignal<LineState | undefined>;
  readonly #list = signal<readonly string[]>([]);
  readonly #series = new WeakMap<LineState, Map<string, Series>>();

  constructor(line: ReadonlySignal<LineState | undefined>) {
    this.#line = line;
  }

  get list(): ReadonlySignal<readonly string[]> {
    return this.#list;
  }

  /** @returns the problem with it; undefined if the expression was added. */
  add(text: string): string | undefined {
    const expression = text.trim();
    const line = this.#line.value;
    if (line === undefined || expression === '') return texts.peek().records.noExpression;
    try {
      momentExpression(expression, line.reader.charts);
    } catch (cause) {
      if (cause instanceof ExpressionError) return texts.peek().records.problem(cause.message);
      throw cause;
    }
    if (!this.#list.value.includes(expression)) this.#list.value = [...this.#list.value, expression];
    return undefined;
  }

  remove(expression: string): void {
    this.#list.value = this.#list.value.filter((one) => one !== expression);
  }

  /** Where the value changes in the shown line. */
  jumps(expression: string): readonly ValueJump[] {
    const line = this.#line.value;
    if (line === undefined || line.length.value === 0) return [];
    const known = this.#series.get(line) ?? new Map<string, Series>();
    this.#series.set(line, known);
    const { reader } = line;
    const series = known.get(expression) ?? new Series(momentExpression(expression, reader.charts), reader);
    known.set(expression, series);
    return series.jumps;
  }
}
