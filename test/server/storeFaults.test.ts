import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { sourceEnvironment, sourceOptions } from '../support/sourceProgram.ts';
import { Client } from './client.ts';
import { canBreak, canMount, ramDisk } from './kit/disks.ts';
import { type Figures, sumOfFigures } from './kit/history.ts';
import { fullDisk, readOnlyDisk } from './kit/levelFaults.ts';
import { seated, stillOpen } from './player.ts';
import { endStarted, type ServerProcess, startProcess, WITHOUT_PAUSES } from './serverProcess.ts';

const NOTHING = { lost: 0, doubled: 0, forked: 0, silent: 0 };

async function summed(count: number, fault: (seed: number) => Promise<Figures>): Promise<Figures> {
  const all: Figures[] = [];
  for (let seed = 1; seed <= count; seed++) all.push(await fault(seed));
  return sumOfFigures(all);
}

describe.skipIf(!canMount())('a folder on a full disk (skipped where no disk can be mounted)', () => {
  it('loses no acknowledged choice when there is room again, in the same process', async () => {
    const count = runs(1, 50);
    const figures = await summed(count, fullDisk);
    expect(figures).toMatchObject(NOTHING);
    expect(figures.unknown).toBeGreaterThanOrEqual(count);
    expect(figures.acknowledged).toBeGreaterThan(60 * count);
  });

  it('is played on by the same server, which says while it fails that it does', async () => {
    const disk = ramDisk(1);
    try {
      const options = ['--store', join(disk.folder, 'duels'), '--metrics-port', '0', ...WITHOUT_PAUSES];
      const server = await startProcess(...options);
      const usable = () => metricOf(server, 'taiki_store_usable');
      const players = await Promise.all([1, 2, 3].map((seed) => seated(server.url, seed)));
      disk.fill(30_000);
      await Promise.all(players.map((player) => player.play(server.url)));
      expect(await usable()).toBe('0');
      expect(server.log.some(({ msg }) => msg === 'store failed')).toBe(true);
      disk.makeRoom();
      await expect.poll(usable, { timeout: 10_000 }).toBe('1');
      const before = players.map(({ accepted }) => accepted);
      const played = players.map((player) => player.play(server.url));
      await expect
        .poll(() => players.every(({ accepted }, index) => accepted > (before[index] ?? 0) + 10), {
          timeout: 60_000,
        })
        .toBe(true);
      for (const player of players) player.stop();
      await Promise.all(played);
      expect(await server.end('SIGTERM')).toBe(0);
      const again = await startProcess(...options);
      await expect.poll(() => again.log.find(({ msg }) => msg === 'store opened')).toMatchObject({ lost: 0 });
      const open = await stillOpen(again.url, players);
      const client = await Client.open(again.url);
      for (const player of open) await player.concede(client);
      expect(await stillOpen(again.url, open)).toEqual([]);
      client.close();
      expect(await again.end('SIGTERM')).toBe(0);
    } finally {
      await endStarted();
      disk.remove();
    }
  });
});

async function metricOf({ metricsPort }: ServerProcess, name: string): Promise<string | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1];
}

describe.skipIf(!canMount() || !canBreak())(
  'a folder on a disk that becomes read-only (skipped where no disk can be broken)',
  () => {
    it('loses no acknowledged choice, and goes on when the disk is repaired, in the same process', async () => {
      const count = runs(1, 50);
      const figures = await summed(count, readOnlyDisk);
      expect(figures).toMatchObject(NOTHING);
      expect(figures.unknown).toBeGreaterThanOrEqual(count);
      expect(figures.acknowledged).toBeGreaterThan(60 * count);
    });
  },
);

const hasLimits = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;

describe.skipIf(!hasLimits)(
  'a folder whose files must not become longer (skipped where there is no prlimit)',
  () => {
    it('loses no acknowledged choice when a write is cut short, at each byte', async () => {
      const place = mkdtempSync(join(tmpdir(), 'taiki-short-'));
      try {
        // Each byte in the night.
        const share = Math.max(1, Math.round(90 / runs(1)));
        const { places, ...figures } = await shortWrites(place, share);
        expect(figures).toMatchObject(NOTHING);
        expect(figures.unknown).toBe(places);
      } finally {
        rmSync(place, { recursive: true });
      }
    });
  },
);

/** In a process of its own, since the limit is one of a process. */
async function shortWrites(place: string, share: number): Promise<Figures & { readonly places: number }> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...sourceOptions, 'test/server/kit/shortWrites.ts', place, String(share)],
    {
      cwd: new URL('../..', import.meta.url).pathname,
      env: sourceEnvironment,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let text = '';
  child.stdout?.on('data', (data) => {
    text += data;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(0);
  return JSON.parse(text);
}
