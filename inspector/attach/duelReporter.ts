import { reportEach, send } from '../core/attach/reporter.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { TraceRecord } from '../trace.ts';
import type { DuelReport } from './report.ts';

const BATCH_SIZE = 2_000;

export const reportDuel = (message: DuelReport): void => send(message);

/** Sends what this recorder records from now on as the records of a duel. */
export function reported(recorder: Recorder): Recorder {
  reportEach(() => recorder.flush());
  return recorder;
}

/** A sink that sends the records of a duel. */
export const sinkOf = (duel: number) => ({
  begin: () => undefined,
  records: (records: readonly TraceRecord[]) => {
    for (let from = 0; from < records.length; from += BATCH_SIZE)
      reportDuel({ type: 'records', duel, records: records.slice(from, from + BATCH_SIZE) });
  },
});
