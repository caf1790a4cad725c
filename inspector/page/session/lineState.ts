import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LineInfo } from '../../messages.ts';
import { TraceReader } from '../../model/index.ts';
import type { TraceHeader, TraceRecord } from '../../trace.ts';

/** A line of the session, and the moment of it that is shown. */
export class LineState {
  readonly id: number;
  readonly info: Signal<LineInfo>;
  readonly reader: TraceReader;
  /** The shown record; -1 until the first record arrives. */
  readonly position: Signal<number>;
  /** Whether the view follows the live duel. */
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

  /** What it is called on the page: its title, and the file that it was opened from. */
  get label(): string {
    const { title, file } = this.info.value;
    return file === undefined || file === title ? title : `${title} · ${file}`;
  }

  /** The number of records, as a signal. */
  get length(): ReadonlySignal<number> {
    return this.#length;
  }

  append(records: readonly TraceRecord[]): void {
    const decisions = this.reader.countUpTo(this.#length.peek() - 1, 'decision');
    this.reader.append(records);
    this.#length.value = this.reader.length;
    const isUntouched = !this.following.peek() && this.position.peek() <= 0;
    if (isUntouched && decisions === 0) this.position.value = this.#firstDecision();
  }

  /** The initial position in an opened trace: the first decision, or the first record if there is none. */
  #firstDecision(): number {
    const { records } = this.reader;
    const decision = records.findIndex(({ kind }) => kind === 'decision');
    return Math.min(Math.max(decision, 0), records.length - 1);
  }
}
