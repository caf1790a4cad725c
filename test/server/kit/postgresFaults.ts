import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { type DuelStore, postgresStore } from '@taiki/server';
import type { PostgresServer } from '../postgresServer.ts';
import { ramDisk } from './disks.ts';
import { type Figures, History } from './history.ts';

const DUELS = 3;
/** Choices that are made when the store works again. */
const AFTERWARDS = 30;
const MEGABYTES = 24;

/** A database to break, and how. */
interface Broken {
  readonly postgres: PostgresServer;
  readonly database: string;
  readonly seed: number;
}

/** @param begun called before the first choice. */
type Play = (begun?: () => void) => Promise<void>;

/** Plays, breaks something while choices are made, plays on, and reads what is stored with another store. */
async function playedThrough(
  { postgres, database, seed }: Broken,
  breakIt: (play: Play) => Promise<void>,
): Promise<Figures> {
  const history = new History(seed);
  const open = (): Promise<DuelStore> => postgresStore(postgres.url(database));
  const store = await open();
  await history.begin(store, DUELS, 5);
  await breakIt((begun) => history.goOn(store, 100_000, begun));
  await history.goOn(store, AFTERWARDS);
  await store.close();
  const again = await open();
  const figures = await history.check(again);
  await again.close();
  return figures;
}

/** The tables of the database are on a disk that becomes full. */
export async function fullTablespace(postgres: PostgresServer, seed: number): Promise<Figures> {
  const disk = ramDisk(MEGABYTES);
  const [database, place] = [`full${seed}`, join(disk.folder, 'space')];
  mkdirSync(place);
  postgres.own(place);
  postgres.sql('postgres', `create tablespace ${database} location '${place}'`);
  try {
    postgres.sql('postgres', `create database ${database} tablespace ${database}`);
    return await playedThrough({ postgres, database, seed }, async (play) => {
      disk.fill(60_000 + seed * 1009);
      await play();
      disk.makeRoom();
    });
  } finally {
    postgres.sql('postgres', `drop database if exists ${database} with (force)`);
    postgres.sql('postgres', `drop tablespace ${database}`);
    disk.remove();
  }
}

const CONNECTIONS_TO = 'from pg_stat_activity where datname =';

const backendsOf = ({ postgres, database }: Broken): readonly number[] =>
  postgres
    .sql('postgres', `select pid ${CONNECTIONS_TO} '${database}'`)
    .split('\n')
    .filter((pid) => pid !== '')
    .map(Number);

/** Breaks something at a moment that depends on the seed; again, if it happened to be between two choices. */
async function whilePlaying(
  { seed }: Broken,
  play: Play,
  breakIt: () => Promise<void> | void,
): Promise<void> {
  let isPlaying = true;
  let played: Promise<void> = Promise.resolve();
  await new Promise<void>((begun, failed) => {
    played = play(begun).finally(() => {
      isPlaying = false;
    });
    played.catch(failed);
  });
  await later(30 + seed * 7);
  while (isPlaying) {
    await breakIt();
    await later(100);
  }
  await played;
}

/** The process of a connection is killed: the database server ends all the others, and recovers. */
export const killedBackend = (broken: Broken): Promise<Figures> =>
  playedThrough(broken, (play) =>
    whilePlaying(broken, play, () => {
      const [pid] = backendsOf(broken);
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    }),
  );

/** The database server itself is killed, and started again. */
export const killedPostmaster = (broken: Broken): Promise<Figures> =>
  playedThrough(broken, (play) =>
    whilePlaying(broken, play, async () => {
      await broken.postgres.kill();
      await later(100);
      await broken.postgres.restart();
    }),
  );

/** The database server is killed, and its database was told not to wait for the disk. */
export function killedHasty(broken: Broken): Promise<Figures> {
  const { postgres, database } = broken;
  postgres.sql('postgres', `alter database ${database} set synchronous_commit = off`);
  return killedPostmaster(broken);
}

/** The processes of the connections stand still for a while, and are ended when they go on. */
export const stoppedBackend = (broken: Broken): Promise<Figures> =>
  playedThrough(broken, (play) =>
    whilePlaying(broken, play, async () => {
      const pids = backendsOf(broken);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      await later(200);
      for (const pid of pids) process.kill(pid, 'SIGTERM');
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }),
  );

/** The database takes no changes, as after a failover to a server that only follows. */
export const readOnlyDatabase = (broken: Broken): Promise<Figures> =>
  playedThrough(broken, async (play) => {
    const { postgres, database } = broken;
    const readOnly = (value: 'on' | 'off') => {
      postgres.sql('postgres', `alter database ${database} set default_transaction_read_only = ${value}`);
      postgres.sql('postgres', `select pg_terminate_backend(pid) ${CONNECTIONS_TO} '${database}'`);
    };
    await whilePlaying(broken, play, () => readOnly('on'));
    readOnly('off');
  });
