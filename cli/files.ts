import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './failure.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or directory',
  EISDIR: 'it is a directory, expected a file',
  ENOTDIR: 'part of the path is not a directory',
  EACCES: 'permission denied',
  EEXIST: 'a file of this name exists',
  ENOSPC: 'no space left on device',
};

/** Why a file or a stream could not be used, as the end of a sentence. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return REASONS[code] ?? cause.message;
}

/** The text of a file, without a byte order mark. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
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

/** Creates a directory, and those above it, unless it exists. */
export function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (cause) {
    throw new Failure(`Cannot create the directory ${path}: ${reasonOf(cause)}.`, 1, { cause });
  }
}
