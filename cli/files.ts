import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from './failure.ts';
import { FAILURES, FILE_REASONS } from './speech/failures/failures.ts';

const REASONS: Readonly<Record<string, string>> = FILE_REASONS;

/** Why a file or a stream could not be used, as the end of a sentence. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  return REASONS[code] ?? cause.message;
}

const shown = (path: string): string => (path === '' ? '""' : path);

/** The text of a file, without a byte order mark. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    throw new Failure(FAILURES.cannotRead(shown(path), reasonOf(cause)), 1, { cause });
  }
}

/** @throws {Failure} if the file cannot be written, before something is done that would be lost. */
export function mustBeWritable(path: string | undefined): void {
  if (path === undefined) return;
  try {
    if (path !== '' && !existsSync(path)) accessSync(`${dirname(path)}/`, constants.W_OK);
    else if (path !== '' && statSync(path).isDirectory()) throw cannotWrite(path, FILE_REASONS.EISDIR);
    else accessSync(path, constants.W_OK);
  } catch (cause) {
    throw cause instanceof Failure ? cause : cannotWrite(path, reasonOf(cause), { cause });
  }
}

const cannotWrite = (path: string, reason: string, options?: ErrorOptions): Failure =>
  new Failure(FAILURES.cannotWrite(shown(path), reason), 1, options);

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (cause) {
    throw cannotWrite(path, reasonOf(cause), { cause });
  }
}

/** Creates a directory, and those above it, unless it exists. */
export function makeDirectory(path: string): void {
  try {
    makeWithParents(path);
  } catch (cause) {
    throw new Failure(FAILURES.cannotCreate(shown(path), reasonOf(cause)), 1, { cause });
  }
}

/** With `recursive`, Node tries for ever where the system makes no directories, such as in /proc. */
function makeWithParents(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  const parent = dirname(path);
  if (!existsSync(parent)) makeWithParents(parent);
  mkdirSync(path);
}
