import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { KILL_TIMEOUT, killAtRandomMoments } from './killing.ts';
import { endStarted, WITHOUT_PAUSES } from './serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-killed-'));

afterEach(endStarted);
afterAll(() => rmSync(folder, { recursive: true }));

/** 1 in CI, 10 in `npm run test:all`; 50 with TAIKI_RUNS=50. */
const KILLS = runs(1, 50);

it.each(['0', '2'])(
  'a server with %s threads that is killed at any moment loses no accepted choice, and goes on with every duel',
  (threads) =>
    killAtRandomMoments({
      options: ['--store', join(folder, threads), '--threads', threads, ...WITHOUT_PAUSES],
      kills: KILLS,
      duels: 6,
      servers: 1,
    }),
  KILLS * KILL_TIMEOUT,
);
