import type { TraceReader } from '../reader.ts';

/** One arrow of the sequence diagram: an event sent from one actor to another. */
export interface SequenceRow {
  readonly seq: number;
  /** The name of an actor, or `OUTSIDE` for the players. */
  readonly from: string;
  readonly to: string;
  readonly event: string;
  readonly carries: Readonly<Record<string, unknown>>;
}

export const OUTSIDE = 'outside';

/** The arrows in an inclusive range of records. */
export function sequenceRows(reader: TraceReader, from: number, to: number): readonly SequenceRow[] {
  const { actors } = reader.at(to);
  const nameOf = (id: string | undefined): string => (id === undefined ? OUTSIDE : (actors[id]?.name ?? id));
  return reader.records.slice(Math.max(0, from), to + 1).flatMap((record): readonly SequenceRow[] => {
    if (record.kind !== 'event') return [];
    const { seq, event, carries } = record;
    return [{ seq, from: nameOf(record.from), to: nameOf(record.actor), event, carries }];
  });
}
