import { reportEach, send } from '../core/attach/reporter.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { DuelReport } from './report.ts';

export const reportDuel = (message: DuelReport): void => send(message);

/** Sends what this recorder records from now on as the records of a duel. */
export function reported(recorder: Recorder): Recorder {
  reportEach(() => recorder.flush());
  return recorder;
}
