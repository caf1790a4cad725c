import type { BreakpointSpec } from '../../core/values/breakpoint.ts';
import type { TraceHeader, TraceRecord } from '../../trace.ts';
import { TraceReader } from '../reader.ts';
import { type BreakpointHit, BreakpointHits } from './breakpoints.ts';

/** Finds, decision by decision, what breakpoints a duel has hit while it is being recorded. */
export class DecisionStops {
  readonly #recorder: { readonly header: TraceHeader; readonly records: readonly TraceRecord[] };
  #reader: TraceReader | undefined;
  #hits: BreakpointHits<BreakpointSpec> | undefined;
  /** The list that `hits` was made for. */
  #of: readonly BreakpointSpec[] | undefined;
  #seen = -1;

  constructor(recorder: { readonly header: TraceHeader; readonly records: readonly TraceRecord[] }) {
    this.#recorder = recorder;
  }

  /** The last record that was looked at. */
  get seen(): number {
    return this.#seen;
  }

  /** The first hit since the last call. */
  newHit(breakpoints: readonly BreakpointSpec[]): BreakpointHit | undefined {
    const { header, records } = this.#recorder;
    const from = this.#seen;
    this.#reader ??= new TraceReader({ header, records: [] });
    this.#reader.append(records.slice(this.#reader.length));
    if (this.#hits === undefined || this.#of !== breakpoints) {
      this.#of = breakpoints;
      this.#hits = new BreakpointHits(breakpoints, this.#reader);
    }
    this.#seen = records.length - 1;
    return this.#hits.nearest(from, 'forward');
  }
}
