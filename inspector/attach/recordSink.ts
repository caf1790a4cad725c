import type { Sink } from '../recording/recorder.ts';
import type { DuelReport } from './report.ts';

const BATCH_SIZE = 2_000;

/** A sink that reports the records of a duel. */
export const recordSink = (duel: number, report: (message: DuelReport) => void): Sink => ({
  begin: () => undefined,
  records: (records) => {
    for (let from = 0; from < records.length; from += BATCH_SIZE)
      report({ type: 'records', duel, records: records.slice(from, from + BATCH_SIZE) });
  },
});
