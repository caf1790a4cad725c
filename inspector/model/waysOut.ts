import type { ChartEdge, ChartGraph, ChartName, GuardRecord } from '../trace.ts';
import type { TraceReader } from './reader.ts';

/** `notReached`: it was not asked while these states were active. `unguarded`: the transition has no guard. */
export type WayOutcome = 'true' | 'false' | 'notReached' | 'unguarded';

/** A transition that leaves an active state. */
export interface WayOut {
  readonly edge: ChartEdge;
  readonly outcome: WayOutcome;
  /** What its guard read; undefined if it was not asked. */
  readonly reads: string | undefined;
  /** The record of its guard; after the shown one if the guard was still to be asked there. */
  readonly seq: number | undefined;
}

const leaves = ({ targetless, source, target }: ChartEdge): boolean => !targetless && source !== target;

/**
 * The transitions that leave the active states, in the order in which XState asks them, with the outcomes of their guards while these
 * states are active: the last at or before a record, or else the first after it.
 */
export function waysOut(reader: TraceReader, seq: number, chart: ChartName): readonly WayOut[] {
  const { actors, active } = reader.at(seq);
  const actor = Object.values(actors).findLast((one) => one.chart === chart)?.id;
  const asked = actor === undefined ? [] : askedIn(reader, seq, actor);
  const graph: ChartGraph = reader.header.charts[chart];
  return active[chart].toReversed().flatMap((state) =>
    graph.edges
      .filter((edge) => edge.source === state && leaves(edge))
      .map((edge): WayOut => {
        if (edge.guard === undefined) return { edge, outcome: 'unguarded', reads: undefined, seq: undefined };
        const ofEdge = asked.filter((record) => record.edge === edge.id);
        const record = ofEdge.findLast((one) => one.seq <= seq) ?? ofEdge[0];
        return record === undefined
          ? { edge, outcome: 'notReached', reads: undefined, seq: undefined }
          : { edge, outcome: `${record.answer}`, reads: record.reads, seq: record.seq };
      }),
  );
}

type AskedGuard = GuardRecord & { readonly seq: number };

/** The guards of an actor between its last microstep and the next one. */
function askedIn({ records }: TraceReader, seq: number, actor: string): readonly AskedGuard[] {
  const isStep = (at: number): boolean => {
    const record = records[at];
    return record?.kind === 'microstep' && record.actor === actor;
  };
  let from = seq;
  while (from >= 0 && !isStep(from)) from--;
  const asked: AskedGuard[] = [];
  for (let at = from + 1; at < records.length && !isStep(at); at++) {
    const record = records[at];
    if (record?.kind === 'guard' && record.actor === actor) asked.push(record);
  }
  return asked;
}
