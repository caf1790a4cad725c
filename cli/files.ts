import { readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './failure.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or directory',
  EISDIR: 'it is a directory, expected a file',
  ENOTDIR: 'part of the path is not a directory',
  EACCES: 'permission denied',
};

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return REASONS[code] ?? cause.message;
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Failure(`Cannot read ${path}: ${reasonOf(cause)}.`, 1, { cause });
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (cause) {
    throw new Failure(`Cannot write ${path}: ${reasonOf(cause)}.`, 1, { cause });
  }
}
