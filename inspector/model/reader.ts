import type { Fact } from 'taiki';
import type { PrintedCard, Trace, TraceHeader, TraceRecord } from '../trace.ts';
import { BEFORE_STEPS, ChartIndex, stepOf } from './chartIndex.ts';
import { initialMoment, type Moment, momentAfter } from './moment.ts';
import { NamesTogether } from './telling/namedTogether.ts';
import { Timeline } from './timeline.ts';

/** A seek replays at most this many records. */
const KEYFRAME_EVERY = 200;

/** The unit in which to step through a trace. */
export type StepUnit = 'record' | 'microstep' | 'step' | 'decision' | 'attack' | 'turn';

export type Direction = 'back' | 'forward';

/** A fact, and the number of its record. */
export interface PlacedFact {
  readonly fact: Fact;
  readonly seq: number;
}

/** Reads a trace, which may still be growing: its records, and the moment after any of them. */
export class TraceReader {
  readonly header: TraceHeader;
  readonly charts: ChartIndex;
  readonly #records: TraceRecord[] = [];
  /** The moment before record 0, 200, 400 and so on. */
  readonly #keyframes: Moment[] = [initialMoment];
  readonly #stops: { readonly [U in Exclude<StepUnit, 'record'>]: number[] } = {
    microstep: [],
    step: [],
    decision: [],
    attack: [],
    turn: [],
  };
  /** Where its turns, decisions and other events are. */
  readonly timeline = new Timeline();
  /** The guards of the standby actor. */
  readonly #arbiterGuards: number[] = [];
  readonly #facts: PlacedFact[] = [];
  readonly #together = new NamesTogether();
  readonly #cards = new Map<string, PrintedCard>();
  #last: Moment = initialMoment;
  /** The last moment read, since the next seek is often nearby. */
  #recent: Moment = initialMoment;

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

  /** Every fact of the trace, in order. The first `moment.facts` of them have happened by that moment. */
  get facts(): readonly PlacedFact[] {
    return this.#facts;
  }

  /** The record as it is told: its facts are those of `facts`. */
  told(record: TraceRecord): TraceRecord {
    if (record.kind !== 'facts') return record;
    const from = lowerBound(this.#facts, record.seq, ({ seq }) => seq);
    const facts = this.#facts.slice(from, from + record.facts.length).map(({ fact }) => fact);
    return { ...record, facts };
  }

  /** The moment after the last record. */
  get last(): Moment {
    return this.#last;
  }

  /** The printed card with this name. */
  card(name: string): PrintedCard | undefined {
    return this.#cards.get(name);
  }

  /**
   * Appends newly recorded records.
   * @throws {RangeError} if the record numbers are not consecutive.
   */
  append(records: readonly TraceRecord[]): void {
    for (const record of records) this.#append(record);
  }

  /** The moment after a record; -1 is before the first. Out-of-range numbers are clamped. */
  at(seq: number): Moment {
    const wanted = Math.max(-1, Math.min(this.length - 1, Math.trunc(seq)));
    const frame = this.#keyframes[Math.floor((wanted + 1) / KEYFRAME_EVERY)] ?? initialMoment;
    const recent = this.#recent;
    const start = recent.seq <= wanted && recent.seq > frame.seq ? recent : frame;
    let moment = start;
    for (let next = start.seq + 1; next <= wanted; next++) {
      const record = this.#records[next];
      if (record !== undefined) moment = momentAfter(moment, record, this.#records[next - 1]);
    }
    this.#recent = moment;
    return moment;
  }

  /** The next record to stop at in this direction, or the first or last record if there is none. */
  stop(from: number, unit: StepUnit, direction: Direction): number {
    const end = direction === 'back' ? 0 : this.length - 1;
    if (unit === 'record') return clamp(from + (direction === 'back' ? -1 : 1), 0, this.length - 1);
    const stops = this.#stops[unit];
    const index = lowerBound(stops, direction === 'back' ? from : from + 1, itself);
    return stops[direction === 'back' ? index - 1 : index] ?? end;
  }

  /** The last record at or before this one in which the standby actor asked a guard. */
  lastArbiterGuard(seq: number): number | undefined {
    return this.#arbiterGuards[lowerBound(this.#arbiterGuards, seq + 1, itself) - 1];
  }

  /** The number of stops up to and including this record. */
  countUpTo(seq: number, unit: Exclude<StepUnit, 'record'>): number {
    return lowerBound(this.#stops[unit], seq + 1, itself);
  }

  #append(record: TraceRecord): void {
    if (record.seq !== this.length)
      throw new RangeError(`Record ${record.seq} is out of order: expected record ${this.length}.`);
    const previous = this.#records.at(-1);
    const before = this.#last;
    this.#records.push(record);
    this.#last = momentAfter(before, record, previous);
    if (this.length % KEYFRAME_EVERY === 0) this.#keyframes.push(this.#last);
    this.#index(record, before);
  }

  #index(record: TraceRecord, before: Moment): void {
    this.timeline.append(record, this.#last);
    if (record.kind === 'table') this.#together.see(record);
    if (record.kind === 'guard' && this.#last.actors[record.actor]?.chart === 'standby')
      this.#arbiterGuards.push(record.seq);
    if (record.kind === 'decision') this.#stops.decision.push(record.seq);
    if (record.kind === 'microstep') {
      this.#stops.microstep.push(record.seq);
      const step = stepOf(this.#last.state);
      if (step !== BEFORE_STEPS && step !== stepOf(before.state)) this.#stops.step.push(record.seq);
    }
    const turn = this.#last.table?.turn.number ?? 0;
    if (turn > 0 && turn !== before.table?.turn.number) this.#stops.turn.push(record.seq);
    if (record.kind === 'facts') {
      for (const fact of record.facts) this.#facts.push({ fact: this.#together.in(fact), seq: record.seq });
      if (record.facts.some(({ kind }) => kind === 'attackDeclared')) this.#stops.attack.push(record.seq);
    }
    if (record.kind === 'cards') for (const card of record.cards) this.#cards.set(card.name, card);
  }
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

const itself = (number: number): number => number;

/** The index of the first element with a number that is at least `least`, in an ascending list. */
function lowerBound<T>(list: readonly T[], least: number, numberOf: (one: T) => number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one !== undefined && numberOf(one) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
