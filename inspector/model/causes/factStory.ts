import type { Answer, Decision, Fact } from 'taiki';
import type { TraceRecord } from '../../trace.ts';
import type { PlacedFact, TraceReader } from '../reader.ts';
import { ENGLISH } from '../telling/english.ts';
import type { Telling } from '../telling/telling.ts';
import { enclosingFacts } from './enclosing.ts';

export type FactOf<K extends Fact['kind']> = Extract<Fact, { readonly kind: K }>;

/** The decision that a player answered, with the answer. */
export interface AnsweredDecision {
  /** The record of the decision. */
  readonly seq: number;
  readonly decision: Decision;
  readonly answer: Answer;
}

/** The facts of a trace, in which the causes of one of them are looked for. */
export class FactStory {
  readonly reader: TraceReader;
  /** In whose words the causes are told. */
  readonly telling: Telling;
  readonly #facts: readonly PlacedFact[];
  readonly #enclosing: readonly (number | undefined)[];

  constructor(reader: TraceReader, telling: Telling = ENGLISH) {
    this.reader = reader;
    this.telling = telling;
    this.#facts = reader.facts;
    this.#enclosing = enclosingFacts(this.#facts.map(({ fact }) => fact));
  }

  at(index: number): PlacedFact | undefined {
    return this.#facts[index];
  }

  /** The index of the fact with which the effect or the use around this fact began. */
  enclosing(index: number): number | undefined {
    return this.#enclosing[index];
  }

  /** The index of the last fact before this one that satisfies a condition, not before `since`. */
  lastBefore(index: number, isIt: (fact: Fact, index: number) => boolean, since = 0): number | undefined {
    for (let at = index - 1; at >= since; at--) {
      const fact = this.#facts[at]?.fact;
      if (fact !== undefined && isIt(fact, at)) return at;
    }
    return undefined;
  }

  /** 104.3. The record in which a player conceded, if it ended the duel with this fact. */
  concession(index: number): TraceRecord | undefined {
    const placed = this.at(index);
    if (placed?.fact.kind !== 'duelEnded' || placed.fact.result.reason !== 'concession') return undefined;
    return this.reader.records
      .slice(0, placed.seq)
      .findLast((record) => record.kind === 'choice' && 'concedes' in record);
  }

  lastOfKind(index: number, kind: Fact['kind'], since = 0): number | undefined {
    return this.lastBefore(index, (fact) => fact.kind === kind, since);
  }

  /** The decision behind a `choiceMade`; undefined if it had only one possible answer, which nobody was asked. */
  answered(index: number): AnsweredDecision | undefined {
    const placed = this.at(index);
    if (placed?.fact.kind !== 'choiceMade' || placed.fact.forced) return undefined;
    const { records } = this.reader;
    const seq = this.reader.stop(placed.seq, 'decision', 'back');
    const asked = records[seq];
    const given = records.slice(seq, placed.seq).find(({ kind }) => kind === 'choice');
    if (asked?.kind !== 'decision' || given?.kind !== 'choice' || !('answer' in given)) return undefined;
    return { seq, decision: asked.decision, answer: given.answer };
  }
}
