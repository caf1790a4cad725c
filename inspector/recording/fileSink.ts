import { openSync, writeSync } from 'node:fs';
import type { Sink } from './recorder.ts';

/**
 * Writes a trace to a file as JSON lines, whenever the recorder encodes records. An existing file is overwritten.
 * @throws the file system error if the file cannot be written.
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
