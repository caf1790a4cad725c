import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { seedOfThisRun } from '../support/seedOfThisRun.ts';
import { type Player, seated, stillOpen } from './player.ts';
import { startProcess } from './serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-killed-'));

afterAll(() => rmSync(folder, { recursive: true }));

const DUELS = 2;
const KILLS = runs(2.5, 50);

it('a server that is killed at any moment loses no accepted choice, and goes on with every duel', async () => {
  const options = ['--store', join(folder, 'duels'), '--max-rate', '10000'];
  const delays = fc.sample(fc.integer({ min: 0, max: 400 }), { numRuns: KILLS, seed: seedOfThisRun });
  let server = await startProcess(...options);
  let players: Player[] = [];
  const lost: string[] = [];
  for (const delay of delays) {
    while (players.length < DUELS) players.push(await seated(server.url, players.length));
    const played = players.map((player) => player.play(server.url));
    await new Promise((resolve) => setTimeout(resolve, delay));
    await server.end('SIGKILL');
    lost.push(...(await Promise.all(played)));
    server = await startProcess(...options);
    players = await stillOpen(server.url, players, KILLS);
  }
  const ends = await Promise.all(players.map((player) => player.play(server.url)));
  expect(ends).toEqual(players.map(() => 'over'));
  expect(lost).toContain('lost');
  await stillOpen(server.url, players, KILLS);
  expect(await server.end('SIGTERM')).toBe(0);
});
