/** Breaks both stores on purpose, and prints the table of docs/hosting.md: `npm run faults`. TAIKI_RUNS sets how often. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runs } from '../support/runs.ts';
import { canBreak, canMount } from './kit/disks.ts';
import { type Figures, sumOfFigures } from './kit/history.ts';
import { damagedTails, fullDisk, readOnlyDisk } from './kit/levelFaults.ts';
import {
  fullTablespace,
  killedBackend,
  killedHasty,
  killedPostmaster,
  readOnlyDatabase,
  stoppedBackend,
} from './kit/postgresFaults.ts';
import { postgresFolder, startPostgres } from './postgresServer.ts';

const COUNT = runs(20);

function print(fault: string, store: string, times: number, figures: Figures): void {
  const { acknowledged, lost, silent, doubled, forked } = figures;
  console.log(`| ${[fault, store, times, acknowledged, lost, silent, doubled + forked].join(' | ')} |`);
}

async function repeated(
  fault: string,
  store: string,
  run: ((seed: number) => Promise<Figures>) | 'not possible here',
): Promise<void> {
  if (run === 'not possible here') {
    console.log(`| ${fault} | ${store} | ${run} |`);
    return;
  }
  const all: Figures[] = [];
  for (let seed = 1; seed <= COUNT; seed++) all.push(await run(seed));
  print(fault, store, COUNT, sumOfFigures(all));
}

function shortWrites(): void {
  const place = mkdtempSync(join(tmpdir(), 'taiki-short-'));
  const { stdout } = spawnSync(
    process.execPath,
    [...process.execArgv, 'test/server/kit/shortWrites.ts', place],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  rmSync(place, { recursive: true });
  const { places, ...figures } = JSON.parse(stdout);
  print('a write cut short, at each byte', 'LevelDB', places, figures);
}

console.log('| fault | store | runs | acknowledged | lost | not said | doubled or forked |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
await repeated('disk full, then room', 'LevelDB', canMount() ? fullDisk : 'not possible here');
await repeated('disk read-only, then repaired', 'LevelDB', canBreak() ? readOnlyDisk : 'not possible here');
shortWrites();
for (const [fault, kind, share, writes] of [
  ['log cut, at each byte of the last 4 writes', 'cut', 1, 4],
  ['a bit of the log changed, in each of these bytes', 'bit', 1, 4],
  ['a bit changed in the middle of a longer log', 'bit', 499, 500],
] as const) {
  const { places, ...figures } = await damagedTails(kind, share, writes);
  print(fault, 'LevelDB', places, figures);
}
const programs = postgresFolder();
if (programs !== undefined) {
  const postgres = await startPostgres(programs);
  let databases = 0;
  for (const [fault, run] of [
    ['a process of the database killed', killedBackend],
    ['the database server killed', killedPostmaster],
    ['the same, set to `synchronous_commit = off`', killedHasty],
    ['the processes stopped, then ended', stoppedBackend],
    ['the database read-only, then not', readOnlyDatabase],
  ] as const)
    await repeated(fault, 'PostgreSQL', (seed) => {
      const database = `d${databases++}`;
      postgres.createDatabase(database);
      return run({ postgres, database, seed });
    });
  const full = (seed: number) => fullTablespace(postgres, seed);
  await repeated('disk full, then room', 'PostgreSQL', canMount() ? full : 'not possible here');
  await postgres.stop();
}
