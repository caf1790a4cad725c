import type { ChartEdge, ChartGraph } from '../trace.ts';
import type { TraceReader } from './reader.ts';
import { ENGLISH } from './telling/english.ts';
import type { Telling } from './telling/telling.ts';

/** One question of the arbiter, with the answer of its guard. */
export interface ArbiterAnswer {
  readonly guard: string;
  /** "AP has shield use". */
  readonly label: string;
  /** The rule of the state that a yes leads to. */
  readonly rule: string;
  /** `unasked`: an earlier question was answered with yes. */
  readonly answer: 'yes' | 'no' | 'unasked';
}

/** The last time that the standby actor was asked what is next. */
export interface Arbitration {
  /** Undefined until it is asked for the first time. */
  readonly seq: number | undefined;
  readonly answers: readonly ArbiterAnswer[];
}

/** The state in which the standby actor asks: the one with the most guarded transitions of its own. */
function questionsOf({ edges }: ChartGraph): readonly ChartEdge[] {
  const bySource = new Map<string, ChartEdge[]>();
  for (const edge of edges)
    if (edge.event === 'always' && edge.guard !== undefined)
      bySource.set(edge.source, [...(bySource.get(edge.source) ?? []), edge]);
  return [...bySource.values()].toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** The arbiter's questions in their order, with the answers given last at or before a record. */
export function arbitrationAt(
  reader: TraceReader,
  seq: number,
  { question }: Telling = ENGLISH,
): Arbitration {
  const graph = reader.header.charts.standby;
  const questions = questionsOf(graph);
  const source = questions[0]?.source;
  const last = reader.lastArbiterGuard(seq);
  const answers = new Map<string, boolean>();
  for (let at = last ?? -1; at >= 0; at--) {
    const record = reader.records[at];
    if (record?.kind !== 'guard' || record.edge?.startsWith(`${source}|`) !== true) break;
    answers.set(record.guard, record.answer);
  }
  return {
    seq: last,
    answers: questions.map(({ guard = '', target }) => {
      const given = answers.get(guard);
      return {
        guard,
        label: question(guard),
        rule: graph.nodes.find(({ id }) => id === target)?.rule ?? '',
        answer: given === undefined ? 'unasked' : given ? 'yes' : 'no',
      };
    }),
  };
}
