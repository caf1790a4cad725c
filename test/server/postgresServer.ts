import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`; undefined where there is none. */
export function postgresFolder(): string | undefined {
  const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).at(-1) : undefined;
  const found = version === undefined ? undefined : join(DEBIAN, version, 'bin');
  return found !== undefined && existsSync(join(found, 'initdb')) ? found : undefined;
}

/** PostgreSQL refuses to run as root. */
function otherUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const of = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: of('-u'), gid: of('-g') };
}

/** What it answers for a moment when one of its processes was killed. */
const IN_RECOVERY = /recovery mode|starting up|not yet accepting connections/;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export interface PostgresServer {
  /** The address of a database. */
  readonly url: (database: string) => string;
  readonly createDatabase: (name: string) => void;
  /** Runs a command, and returns what it prints. */
  readonly sql: (database: string, command: string) => string;
  /** Lets the database server write to a folder. */
  readonly own: (folder: string) => void;
  /** Ends it with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Starts it again after `kill`. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a database server for a test, in a folder of its own. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'taiki-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'taiki', '--auth=trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const argv = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const start = () => spawn(join(programs, 'postgres'), argv, { ...user, cwd: folder, stdio: 'ignore' });
  const psql = (...command: readonly string[]) =>
    spawnSync(join(programs, 'psql'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'taiki', ...command], {
      cwd: folder,
      encoding: 'utf8',
    });
  const sql = (database: string, command: string): string => {
    let { status, stdout, stderr } = psql('-At', '-c', command, database);
    for (let tries = 0; status !== 0 && IN_RECOVERY.test(stderr) && tries < 100; tries++) {
      spawnSync('sleep', ['0.1']);
      ({ status, stdout, stderr } = psql('-At', '-c', command, database));
    }
    if (status !== 0) throw new Error(`${command}: ${stderr}`);
    return stdout.trim();
  };
  let server = start();
  const started = async () => {
    for (let tries = 0; psql('-c', 'select 1', 'postgres').status !== 0; tries++) {
      if (tries > 300) throw new Error('PostgreSQL does not start.');
      await later(100);
      // It refuses to start until the processes of the one that was killed have ended.
      if (server.exitCode !== null) server = start();
    }
  };
  const stop = async () => {
    await ended(server, 'SIGINT');
    rmSync(folder, { recursive: true });
  };
  await started().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: (database) => `postgres://taiki@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => void sql('postgres', `create database ${name}`),
    sql,
    own: (one) => {
      if (user.uid !== undefined && user.gid !== undefined) chownSync(one, user.uid, user.gid);
    },
    kill: () => ended(server, 'SIGKILL'),
    restart: async () => {
      server = start();
      await started();
    },
    stop,
  };
}

function ended(server: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve();
    server.once('close', () => resolve());
    server.kill(signal);
  });
}
