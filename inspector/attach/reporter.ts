import { writeSync } from 'node:fs';
import type { Recorder } from '../recording/recorder.ts';
import { CHANNEL, type Report } from './report.ts';

/** Records waiting in the recorders are sent this often, and when the program ends. */
const FLUSH_INTERVAL_MS = 100;
const BATCH_SIZE = 2_000;

const flushes = new Set<() => void>();

/** Writes synchronously: what a program recorded has left it before an error ends it. */
export function report(message: Report): void {
  let rest = Buffer.from(`${JSON.stringify(message)}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(CHANNEL, rest));
    } catch (cause) {
      if (codeOf(cause) === 'EAGAIN') continue;
      // The inspector was closed; the program goes on without it.
      if (codeOf(cause) === 'EPIPE') return;
      throw cause;
    }
  }
}

const codeOf = (cause: unknown): unknown =>
  cause instanceof Error && 'code' in cause ? cause.code : undefined;

/** Sends what this recorder records from now on as the records of a duel. */
export function reported(recorder: Recorder): Recorder {
  reportEach(() => recorder.flush());
  return recorder;
}

/** Calls a function whenever the program reports. */
export function reportEach(flush: () => void): void {
  if (flushes.size === 0) startReporting();
  flushes.add(flush);
}

/** A sink that sends the records of a duel. */
export const sinkOf = (duel: number) => ({
  begin: () => undefined,
  records: (records: Extract<Report, { readonly type: 'records' }>['records']) => {
    for (let from = 0; from < records.length; from += BATCH_SIZE)
      report({ type: 'records', duel, records: records.slice(from, from + BATCH_SIZE) });
  },
});

/** Sends everything that was recorded so far. */
export const flushAll = (): void => {
  for (const flush of flushes) flush();
};

function startReporting(): void {
  setInterval(flushAll, FLUSH_INTERVAL_MS).unref();
  process.on('exit', flushAll);
  process.on('uncaughtExceptionMonitor', (error: unknown) => {
    flushAll();
    const isError = error instanceof Error;
    report({
      type: 'failed',
      message: isError ? `${error.name}: ${error.message}` : String(error),
      stack: isError ? error.stack : undefined,
    });
  });
}
