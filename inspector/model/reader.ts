import type { Fact } from 'taiki';
import type { PrintedCard, Trace, TraceHeader, TraceRecord } from '../trace.ts';
import { ChartIndex, stepOf } from './chartIndex.ts';
import { after, beginning, type Moment } from './moment.ts';

/** How far apart the moments are that are kept; a seek reads at most this many records. */
const KEYFRAME_EVERY = 200;

/** What a step back or forward stops at. */
export type StepUnit = 'record' | 'microstep' | 'step' | 'decision';

export type Direction = 'back' | 'forward';

/** A fact, and the record that it came with. */
export interface PlacedFact {
  readonly fact: Fact;
  readonly seq: number;
}

/** Reads a trace that may still be growing: any record, and everything that is known at any moment. */
export class TraceReader {
  readonly header: TraceHeader;
  readonly charts: ChartIndex;
  readonly #records: TraceRecord[] = [];
  /** The moment before record 0, 200, 400 and so on. */
  readonly #keyframes: Moment[] = [beginning];
  readonly #stops: { readonly [U in Exclude<StepUnit, 'record'>]: number[] } = {
    microstep: [],
    step: [],
    decision: [],
  };
  readonly #facts: PlacedFact[] = [];
  readonly #cards = new Map<string, PrintedCard>();
  #last: Moment = beginning;
  /** The last moment that was asked for: the next is often near. */
  #near: Moment = beginning;

  constructor({ header, records }: Trace) {
    this.header = header;
    this.charts = new ChartIndex(header);
    this.append(records);
  }

  get length(): number {
    return this.#records.length;
  }

  get records(): readonly TraceRecord[] {
    return this.#records;
  }

  /** Every fact of the trace, in order: those of a moment are the first `moment.facts`. */
  get facts(): readonly PlacedFact[] {
    return this.#facts;
  }

  /** The moment after the last record. */
  get last(): Moment {
    return this.#last;
  }

  /** A card as it is printed. */
  card(name: string): PrintedCard | undefined {
    return this.#cards.get(name);
  }

  /**
   * Adds what was recorded since.
   * @throws {RangeError} for a record that does not follow on the last.
   */
  append(records: readonly TraceRecord[]): void {
    for (const record of records) this.#append(record);
  }

  /** Everything that is known after a record; -1 is before the first. Numbers beyond the ends mean the ends. */
  at(seq: number): Moment {
    const wanted = Math.max(-1, Math.min(this.length - 1, Math.trunc(seq)));
    const frame = this.#keyframes[Math.floor((wanted + 1) / KEYFRAME_EVERY)] ?? beginning;
    const near = this.#near.seq <= wanted && this.#near.seq > frame.seq ? this.#near : frame;
    let moment = near;
    for (let next = near.seq + 1; next <= wanted; next++) {
      const record = this.#records[next];
      if (record !== undefined) moment = after(moment, record, this.#records[next - 1]);
    }
    this.#near = moment;
    return moment;
  }

  /** The next stop of this kind from here; where there is none, the end that lies there. */
  stop(from: number, unit: StepUnit, direction: Direction): number {
    const end = direction === 'back' ? 0 : this.length - 1;
    if (unit === 'record') return clamp(from + (direction === 'back' ? -1 : 1), 0, this.length - 1);
    const stops = this.#stops[unit];
    const index = firstFrom(stops, direction === 'back' ? from : from + 1);
    return stops[direction === 'back' ? index - 1 : index] ?? end;
  }

  /** How many stops of this kind there are, up to and with this record. */
  countUpTo(seq: number, unit: Exclude<StepUnit, 'record'>): number {
    return firstFrom(this.#stops[unit], seq + 1);
  }

  #append(record: TraceRecord): void {
    if (record.seq !== this.length)
      throw new RangeError(`Record ${record.seq} follows on ${this.length - 1}; expected ${this.length}.`);
    const before = this.#records.at(-1);
    const from = this.#last;
    this.#records.push(record);
    this.#last = after(from, record, before);
    if (this.length % KEYFRAME_EVERY === 0) this.#keyframes.push(this.#last);
    this.#index(record, from);
  }

  #index(record: TraceRecord, before: Moment): void {
    if (record.kind === 'decision') this.#stops.decision.push(record.seq);
    if (record.kind === 'microstep') {
      this.#stops.microstep.push(record.seq);
      if (stepOf(before.state) !== stepOf(this.#last.state)) this.#stops.step.push(record.seq);
    }
    if (record.kind === 'facts') for (const fact of record.facts) this.#facts.push({ fact, seq: record.seq });
    if (record.kind === 'cards') for (const card of record.cards) this.#cards.set(card.name, card);
  }
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** The index of the first number that is at least this, in a rising list. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
