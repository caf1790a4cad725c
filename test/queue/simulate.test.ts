import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { submitRun } from '@taiki/queue';
import { starterDecks } from 'taiki';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SimulateOptions, simulate } from '../../cli/simulate/simulate.ts';
import { pages, temporaryFile, temporaryPath } from '../cli/commandLine.ts';
import { programFile, programUrl } from '../support/bundlePrograms.ts';
import { customScout } from '../support/customScout.ts';
import { runs } from '../support/runs.ts';
import { hasRedis, RedisServer } from './redisServer.ts';

const sourceBatch = programUrl('playBatch');
const SOON = { timeout: 120_000 };
const GAMES = runs(100, 2000);

const defaults: SimulateOptions = {
  games: 40,
  seed: 3,
  deck1: 'radiant-tide',
  deck2: 'burning-shadow',
  agents: ['greedy', 'random'],
  workers: 1,
  recordsOf: 'all',
};

/** Runs `taiki simulate` in this process. */
function simulated(changes: Partial<SimulateOptions>) {
  const { host, out, errors } = pages();
  const ended = simulate({ ...defaults, ...changes }, host, sourceBatch);
  return { out, errors, ended };
}

const start = (
  program: 'longSimulation' | 'sourceWork',
  ...argv: readonly string[]
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, [programFile(program), sourceBatch, ...argv], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

describe.skipIf(!hasRedis)('taiki simulate --queue (skipped where there is no redis-server)', () => {
  let redis: RedisServer;
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterEach(async () => {
    for (const child of running.splice(0)) await end(child, 'SIGKILL');
    await redis.client.flushall();
  });
  afterAll(() => redis?.stop());

  async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const closed = once(child, 'close');
    child.kill(signal);
    return (await closed)[0];
  }

  /** Starts `taiki work` and gathers what it prints. */
  function startWorker(lease = 1) {
    const child = start('sourceWork', redis.url, String(lease));
    running.push(child);
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk));
    return { child, printed: () => printed.join('') };
  }

  /** How many batches are being played. */
  const lockedBatches = async (): Promise<number> => (await redis.client.keys('taiki:run-*:lock')).length;

  it(`prints for ${GAMES} duels on two workers, of which one is killed in the middle, what one process prints`, async () => {
    const [one, two] = [startWorker(), startWorker()];
    const options = { games: GAMES, json: true } as const;
    const records = temporaryPath('records');
    const { out, errors, ended } = simulated({ ...options, queue: redis.url, records });
    const played = () => (existsSync(records) ? readdirSync(records).length : 0);
    await expect.poll(() => played(), SOON).toBeGreaterThan(GAMES / 4);
    expect(played()).toBeLessThan(GAMES);
    await expect.poll(() => lockedBatches(), SOON).toBe(2);
    await end(two.child, 'SIGKILL');
    await ended;
    expect(errors.at(-1)).toMatch(/ s with 2 workers: /);

    const recordsHere = temporaryPath('records');
    const here = simulated({ ...options, records: recordsHere });
    await here.ended;
    expect(out).toEqual(here.out);
    expect(readdirSync(records).sort()).toEqual(readdirSync(recordsHere).sort());
    for (const name of readdirSync(recordsHere))
      expect(readFileSync(`${records}/${name}`, 'utf8')).toBe(readFileSync(`${recordsHere}/${name}`, 'utf8'));
    await expect.poll(() => redis.keys(), SOON).toEqual([]);
    await expect.poll(one.printed, SOON).toMatch(/Run \w+: over\. Played [\d,]+ duels here\.\n$/);
    expect(await end(one.child, 'SIGTERM')).toBe(0);
  });

  it('plays custom cards on workers, also on several threads, and without records', async () => {
    const names = [
      '4 Lantern Scout',
      ...starterDecks['radiant-tide'].cards.slice(4).map((name) => `1 ${name}`),
    ];
    const options = {
      cards: temporaryFile('own.json', JSON.stringify(customScout)),
      deck: temporaryFile('deck.txt', names.join('\n')),
    };
    startWorker();
    const [there, here] = [simulated({ ...options, queue: redis.url }), simulated(options)];
    await Promise.all([there.ended, here.ended]);
    expect(there.out).toEqual(here.out);
    expect(there.out[0]).toBe('40 duels, seed 3');
  });

  it('says that no worker has joined, names one of another version, and prints when interrupted', async () => {
    const worker = startWorker();
    await expect
      .poll(worker.printed, SOON)
      .toMatch(/^Waiting for duels at redis:\S+ with 1 thread\. Ctrl-C ends\.\n$/);
    const other = { version: '9.9.9', record: '', batch: {} };
    const aborting = new AbortController();
    const refused: string[] = [];
    const submitted = submitRun({
      url: redis.url,
      settings: JSON.stringify(other),
      parts: [{ from: 0, games: 1 }],
      signal: aborting.signal,
      onAnswer: () => expect.unreachable(),
      onLost: () => expect.unreachable(),
      onJoined: ({ refusal = '' }) => {
        refused.push(refusal);
        aborting.abort();
      },
    });
    await submitted;
    expect(refused).toEqual([expect.stringMatching(/^it needs taiki 9\.9\.9, and this is /)]);
    await expect.poll(worker.printed, SOON).toContain('refused: it needs taiki 9.9.9, and this is ');
    await end(worker.child, 'SIGTERM');

    const records = temporaryPath('records');
    const simulation = start('longSimulation', records, redis.url);
    running.push(simulation);
    const printed: string[] = [];
    simulation.stderr.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk));
    const out = text(simulation.stdout);
    await expect.poll(() => printed.join(''), SOON).toMatch(/^No worker has joined yet\. Start one/);
    startWorker();
    await expect.poll(() => readdirSync(records).length, SOON).toBeGreaterThan(0);
    simulation.kill('SIGINT');
    const [code] = await once(simulation, 'close');
    expect(code).toBe(130);
    const played = /^Interrupted after (\d+) of 100000 duels\.$/m.exec(printed.join(''))?.[1];
    expect((await out).split(' ')[0]).toBe(Number(played).toLocaleString('en'));
    expect(readdirSync(records)).toHaveLength(Number(played));
    await expect.poll(() => redis.keys(), SOON).toEqual([]);
  });
});
