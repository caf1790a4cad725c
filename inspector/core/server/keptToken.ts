import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { newToken } from './accessPolicy.ts';

/**
 * The token of the inspector on a port, kept in a file that only its owner can read: after a restart on the same port the address
 * is the same, so that open pages connect again. Without such a port, or where the file cannot be kept, each token is new.
 * @param folder Default: `taiki` in the cache folder of the user.
 */
export function keptToken(port: number, folder = cacheFolder()): string {
  const token = newToken();
  if (port === 0) return token;
  const file = join(folder, `inspector-${port}.token`);
  try {
    const kept = readFileSync(file, 'utf8');
    if (/^[\w-]{32}$/.test(kept)) return kept;
  } catch (cause) {
    if (!isSystemError(cause)) throw cause;
  }
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, token, { mode: 0o600 });
  } catch (cause) {
    if (!isSystemError(cause)) throw cause;
  }
  return token;
}

const cacheFolder = (): string => join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'taiki');

const isSystemError = (cause: unknown): boolean => cause instanceof Error && 'errno' in cause;
