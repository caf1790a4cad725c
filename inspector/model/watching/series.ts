import type { Value } from '../../core/values/expression.ts';
import { initialMoment, type Moment, momentAfter } from '../moment.ts';
import type { TraceReader } from '../reader.ts';
import type { MomentExpression } from './momentNames.ts';

/** The value of an expression from one record on. */
export interface ValueJump {
  readonly seq: number;
  readonly value: Value;
}

/** The value of an expression over a trace, which may still be growing: one jump at each change. */
export class Series {
  readonly #expression: MomentExpression;
  readonly #reader: TraceReader;
  #jumps: readonly ValueJump[] = [];
  #moment: Moment = initialMoment;

  constructor(expression: MomentExpression, reader: TraceReader) {
    this.#expression = expression;
    this.#reader = reader;
  }

  /** The jumps up to the last record. */
  get jumps(): readonly ValueJump[] {
    const { records } = this.#reader;
    const added: ValueJump[] = [];
    let last = this.#jumps.at(-1)?.value;
    for (let seq = this.#moment.seq + 1; seq < records.length; seq++) {
      const record = records[seq];
      if (record === undefined) break;
      this.#moment = momentAfter(this.#moment, record, records[seq - 1]);
      const value = this.#expression(this.#moment);
      if (value !== last) added.push({ seq, value });
      last = value;
    }
    if (added.length > 0) this.#jumps = [...this.#jumps, ...added];
    return this.#jumps;
  }
}
