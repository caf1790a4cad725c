import { writeSync } from 'node:fs';
import { type ActorReport, CHANNEL } from './report.ts';

/** What has been recorded is sent this often, and when the program ends. */
const FLUSH_INTERVAL_MS = 100;

const flushes = new Set<() => void>();

/** Writes synchronously: what a program recorded has left it before an error ends it. */
export function send(message: { readonly type: string }): void {
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

export const report = (message: ActorReport): void => send(message);

/** Calls a function whenever the program reports. */
export function reportEach(flush: () => void): void {
  if (flushes.size === 0) startReporting();
  flushes.add(flush);
}

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
