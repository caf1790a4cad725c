import { cpSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The log of LevelDB in a folder: the file to which it writes. */
export function logOf(folder: string): string {
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  const last = logs.sort().at(-1);
  if (last === undefined) throw new Error(`${folder} has no log.`);
  return join(folder, last);
}

export const bytesOf = (file: string): number => statSync(file).size;

/** A copy of the folder whose log ends before a byte. */
export function torn(folder: string, copy: string, at: number): void {
  cpSync(folder, copy, { recursive: true });
  truncateSync(logOf(copy), at);
}

/** A copy of the folder with one bit of its log changed. */
export function flipped(folder: string, copy: string, at: number): void {
  cpSync(folder, copy, { recursive: true });
  const log = logOf(copy);
  const bytes = readFileSync(log);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 16, at);
  writeFileSync(log, bytes);
}
