import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LineInfo } from '../../messages.ts';
import { TraceReader } from '../../model/index.ts';
import type { TraceHeader, TraceRecord } from '../../trace.ts';

/** A duel of the session, and the moment of it that is looked at. */
export class LineState {
  readonly id: number;
  readonly info: Signal<LineInfo>;
  readonly reader: TraceReader;
  /** The record that is looked at; -1 before the first has come. */
  readonly position: Signal<number>;
  /** Whether the view goes along with what is recorded now. */
  readonly following: Signal<boolean>;
  readonly #length: Signal<number>;

  constructor(info: LineInfo, header: TraceHeader, records: readonly TraceRecord[]) {
    this.id = info.id;
    this.info = signal(info);
    this.reader = new TraceReader({ header, records });
    this.#length = signal(records.length);
    this.following = signal(info.mode !== 'read');
    this.position = signal(info.mode === 'read' ? this.#firstDecision() : records.length - 1);
  }

  /** How many records there are; the reader has the same, but cannot be watched. */
  get length(): ReadonlySignal<number> {
    return this.#length;
  }

  append(records: readonly TraceRecord[]): void {
    const asked = this.reader.countUpTo(this.#length.peek() - 1, 'decision');
    this.reader.append(records);
    this.#length.value = this.reader.length;
    const isUntouched = !this.following.peek() && this.position.peek() <= 0;
    if (isUntouched && asked === 0) this.position.value = this.#firstDecision();
  }

  /** Where a trace that is read begins to be worth looking at; its first record when nobody is asked in it. */
  #firstDecision(): number {
    const { records } = this.reader;
    const asked = records.findIndex(({ kind }) => kind === 'decision');
    return asked >= 0 && records[asked + 1]?.kind === 'explain'
      ? asked + 1
      : Math.min(Math.max(asked, 0), records.length - 1);
  }
}
