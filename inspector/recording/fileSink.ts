import { openSync, writeSync } from 'node:fs';
import type { Sink } from './recorder.ts';

/**
 * Writes a trace to a file as JSON lines, as its records are worked out. The file is made anew.
 * @throws the error of the file system where it cannot be written.
 */
export function fileSink(path: string): Sink {
  const file = openSync(path, 'w');
  const write = (lines: readonly unknown[]): void => {
    writeSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  };
  return {
    begin: (header) => write([header]),
    records: write,
  };
}
