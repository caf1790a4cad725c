import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import {
  type Joined,
  type LostPart,
  type Part,
  type PartPlayer,
  QueueError,
  submitRun,
  type WorkEvent,
  workOnRuns,
} from '@taiki/queue';
import { Worker } from 'bullmq';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { announce, MAX_LOST_WORKERS, newQueue, PREFIX, queueName } from '../../queue/runs.ts';
import { blocksOf, printedByText, root } from '../support/printed.ts';
import { freePort, hasRedis, RedisServer } from './redisServer.ts';

const SOON = { timeout: 60_000 };

const partsOf = (count: number): readonly Part[] =>
  Array.from({ length: count }, (_, index) => ({ from: index * 10, games: 10 }));

/** The error of a promise that must fail. */
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.skipIf(!hasRedis)('runs on a queue (skipped where there is no redis-server)', () => {
  let redis: RedisServer;
  const ending: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterEach(async () => {
    await Promise.all(ending.splice(0).map((end) => end()));
    await redis.client.flushall();
  });
  afterAll(() => redis?.stop());

  /** A worker of this process, and what happened to it. */
  function startWorker(name: string, prepared: PartPlayer | { readonly refusal: string }) {
    const events: WorkEvent[] = [];
    const aborting = new AbortController();
    const ended = workOnRuns({
      url: redis.url,
      name,
      concurrency: 2,
      lease: 1,
      signal: aborting.signal,
      prepare: (settings) => {
        expect(settings).toBe('the settings');
        return prepared;
      },
      onEvent: (event) => events.push(event),
    });
    const end = () => {
      aborting.abort();
      return ended;
    };
    ending.push(end);
    return { events, end };
  }

  const doubling: PartPlayer = async ({ from }) => ({ twice: 2 * from });

  /** Submits parts. `answers` are by the first duel of each part. */
  function submit(count: number, signal = new AbortController().signal) {
    const answers = new Map<number, unknown>();
    const [notices, joined, lost]: [string[], Joined[], LostPart[]] = [[], [], []];
    const ended = submitRun({
      url: redis.url,
      settings: 'the settings',
      parts: partsOf(count),
      signal,
      onAnswer: ({ part, answer }) => {
        expect(answers.has(part.from)).toBe(false);
        answers.set(part.from, answer);
      },
      onLost: (one) => lost.push(one),
      onJoined: (one) => joined.push(one),
      onNotice: (notice) => notices.push(notice),
    });
    return { answers, notices, joined, lost, ended };
  }

  const doubled = (count: number) => new Map(partsOf(count).map(({ from }) => [from, { twice: 2 * from }]));

  it('passes on what its caller throws, and blames nobody else for it', async () => {
    startWorker('worker', async () => 'answer');
    const own = new Error('Cannot write the record: no space left on device.');
    const failed = await failureOf(
      submitRun({
        url: redis.url,
        settings: 'the settings',
        parts: partsOf(2),
        signal: new AbortController().signal,
        onAnswer: () => {
          throw own;
        },
        onLost: () => {},
      }),
    );
    expect(failed).toBe(own);
    await expect.poll(() => redis.keys(), SOON).toEqual([]);
  });

  it('answer every part once, with workers that begin before and after, and leave nothing in Redis', async () => {
    const isJoined = ({ events }: { events: readonly WorkEvent[] }) =>
      events.some(({ kind }) => kind === 'joined');
    // On a fast machine one worker could play all the parts before the other looks.
    const together: PartPlayer = async (part, signal) => {
      await expect.poll(() => [one, two].every(isJoined), SOON).toBe(true);
      return doubling(part, signal);
    };
    const one = startWorker('one', together);
    const { answers, ended } = submit(300);
    const two = startWorker('two', together);
    await ended;
    expect(answers).toEqual(doubled(300));
    await expect.poll(() => redis.keys(), SOON).toEqual([]);
    const lastOf = ({ events }: typeof one) => events.at(-1);
    await expect.poll(() => [one, two].map((worker) => lastOf(worker)?.kind), SOON).toEqual(['over', 'over']);
    const games = [one, two].map(lastOf).map((event) => (event?.kind === 'over' ? event.games : 0));
    expect(games.reduce((sum, count) => sum + count)).toBe(3000);
  });

  it('of several people at once do not mix', async () => {
    startWorker('one', doubling);
    const [first, second] = [submit(40), submit(70)];
    await Promise.all([first.ended, second.ended]);
    expect([first.answers, second.answers]).toEqual([doubled(40), doubled(70)]);
  });

  it('end when they are aborted: what waits is cancelled, workers drop what they play', async () => {
    const dropped: number[] = [];
    startWorker('one', async ({ from }, signal) => {
      if (from < 20) return { twice: 2 * from };
      await once(signal, 'abort');
      dropped.push(from);
      return undefined;
    });
    const aborting = new AbortController();
    const { answers, ended } = submit(50, aborting.signal);
    await expect.poll(() => answers.size, SOON).toBe(2);
    aborting.abort();
    await ended;
    expect(answers).toEqual(doubled(2));
    await expect.poll(() => dropped, SOON).toEqual([20, 30]);
    await expect.poll(() => redis.keys(), SOON).toEqual([]);
  });

  it('name the workers that refuse, and go on with the others', async () => {
    const { events } = startWorker('other version', { refusal: 'it is too old' });
    const { answers, joined, ended } = submit(20);
    const refused = { worker: 'other version', refusal: 'it is too old' };
    await expect.poll(() => joined, SOON).toEqual([refused]);
    expect(events.at(-1)).toMatchObject({ kind: 'refused', refusal: 'it is too old' });
    startWorker('same version', doubling);
    await ended;
    expect(answers).toEqual(doubled(20));
    expect(joined).toEqual([refused, { worker: 'same version' }]);
  });

  it('fail with the error of a worker, by duels and worker, and leave nothing in Redis', async () => {
    startWorker('one', async ({ from }) => {
      if (from === 30) throw new Error('out of memory');
      return from;
    });
    const failure = await failureOf(submit(10).ended);
    expect(failure).toBeInstanceOf(QueueError);
    expect(failure).toMatchObject({
      code: 'BATCH_FAILED',
      message: 'Duels 30 to 39 failed at one: out of memory',
    });
    await expect.poll(() => redis.keys(), SOON).toEqual([]);
  });

  it('give up a part that has lost three workers, and play the rest', async () => {
    const { answers, lost: lostParts, ended } = submit(3);
    await expect.poll(() => redis.client.zrange('taiki:runs', '0', '-1'), SOON).toHaveLength(1);
    const [run = ''] = await redis.client.zrange('taiki:runs', '0', '-1');
    const lost = new Worker<Part>(
      queueName(run),
      ({ data: { from } }) => (from === 10 ? new Promise(() => {}) : Promise.resolve({ twice: 2 * from })),
      {
        connection: redis.client,
        prefix: PREFIX,
        name: 'lost',
        concurrency: 100,
        skipLockRenewal: true,
        lockDuration: 50,
        stalledInterval: 50,
        maxStalledCount: MAX_LOST_WORKERS,
      },
    );
    await ended;
    await lost.close(true);
    expect(lostParts).toEqual([{ part: { from: 10, games: 10 }, workers: 3, worker: 'lost' }]);
    expect(answers).toEqual(
      new Map([
        [0, { twice: 0 }],
        [20, { twice: 40 }],
      ]),
    );
  });

  it('fail where Redis refuses, for example because its memory is full', async () => {
    await redis.client.config('SET', 'maxmemory', '1');
    try {
      expect(await failureOf(submit(10).ended)).toMatchObject({
        code: 'REDIS_FAILED',
        message: expect.stringContaining(`Redis at ${redis.url} failed: OOM`),
      });
    } finally {
      await redis.client.config('SET', 'maxmemory', '0');
    }
  });

  it('go on with what is unanswered when Redis was killed and has lost everything', async () => {
    let played = 0;
    startWorker('one', async (part, signal) => {
      played++;
      await later(20);
      return doubling(part, signal);
    });
    const { answers, notices, ended } = submit(100);
    await expect.poll(() => played, SOON).toBeGreaterThan(10);
    await redis.kill();
    await later(500);
    await redis.run();
    await ended;
    expect(answers).toEqual(doubled(100));
    const address = redis.url;
    expect(notices).toEqual([
      `Lost the connection to Redis at ${address}. Trying again.`,
      `Connected to Redis at ${address} again.`,
    ]);
  });

  it('are announced again when they were taken off the list', async () => {
    const { answers, ended } = submit(5);
    await expect.poll(() => redis.client.zcard('taiki:runs'), SOON).toBe(1);
    await redis.client.del('taiki:runs');
    await expect.poll(() => redis.client.zcard('taiki:runs'), SOON).toBe(1);
    startWorker('one', doubling);
    await ended;
    expect(answers).toEqual(doubled(5));
  });

  it('stay on the list until everything else is removed, so that a worker can end what was cut short', async () => {
    const aborting = new AbortController();
    const { ended } = submit(5, aborting.signal);
    await expect.poll(() => redis.client.zcard('taiki:runs'), SOON).toBe(1);
    const watching = redis.client.duplicate();
    const commands: string[] = [];
    const monitor = await watching.monitor();
    monitor.on('monitor', (_, [name = '', key = '']: readonly string[]) =>
      commands.push(`${name.toLowerCase()} ${key.replace(/run:\w+/, 'run:ID')}`),
    );
    aborting.abort();
    await ended;
    await expect.poll(() => commands, SOON).toContain('zrem taiki:runs');
    monitor.disconnect();
    watching.disconnect();
    const last = commands.lastIndexOf('zrem taiki:runs');
    expect(commands.indexOf('zrem taiki:runs')).toBe(last);
    expect(commands.indexOf('del taiki:run:ID')).toBeLessThan(last);
    expect(commands.slice(last).filter((command) => command.startsWith('evalsha'))).toEqual([]);
    expect(await redis.keys()).toEqual([]);
  });

  /** Announces a run that nobody renews. */
  async function leave(run: string, lease: number): Promise<void> {
    const queue = newQueue(redis.client, run);
    await announce(redis.client, run, 'the settings');
    await queue.addBulk(partsOf(30).map((data) => ({ name: 'duels', data })));
    await queue.close();
    await redis.client.pexpire(`taiki:run:${run}`, lease);
    expect(await redis.keys()).not.toEqual([]);
  }

  it('are removed by a worker when nobody renews them', async () => {
    await leave('gone', 1);
    startWorker('one', doubling);
    await expect.poll(() => redis.keys(), SOON).toEqual([]);
  });

  it('leave nothing that a worker has put back before it noticed their end', async () => {
    await leave('removed', 60_000);
    const { events } = startWorker('one', doubling);
    await expect.poll(() => events, SOON).toContainEqual({ kind: 'joined', run: 'removed' });
    await redis.client.multi().del('taiki:run:removed').zrem('taiki:runs', 'removed').exec();
    await expect.poll(() => redis.keys(), SOON).toEqual([]);
  });

  it('are as the example of queue/README.md prints them', async () => {
    const [program = ''] = blocksOf(readFileSync(join(root, 'queue/README.md'), 'utf8'), 'js');
    expect(program).toContain('redis://localhost:6379');
    const printed = await printedByText(program.replace('redis://localhost:6379', redis.url), 'js');
    expect(printed.trim().split('\n').sort()).toEqual(['0 duels: 0 to 9', '10 duels: 10 to 19']);
  });

  describe('refuse an address', () => {
    const submitTo = (url: string) =>
      failureOf(
        submitRun({
          url,
          settings: '',
          parts: partsOf(1),
          signal: new AbortController().signal,
          onAnswer: () => {},
          onLost: () => {},
        }),
      );

    it.each(['localhost:6379', 'http://localhost:6379', 'redis://', 'redis'])(
      'that is none: %s',
      async (url) => {
        expect(await submitTo(url)).toMatchObject({
          code: 'BAD_ADDRESS',
          message: expect.stringContaining('Expected redis://host:6379'),
        });
      },
    );

    it('where nothing listens, without the password', async () => {
      const port = await freePort();
      const failure = await submitTo(`redis://me:secret@127.0.0.1:${port}/2`);
      expect(failure).toMatchObject({ code: 'UNREACHABLE' });
      expect(String(failure)).toContain(
        `Cannot reach Redis at redis://127.0.0.1:${port}/2: connect ECONNREFUSED`,
      );
      expect(String(failure)).not.toContain('secret');
    });

    it('of a server that is no Redis and stays silent', async () => {
      const silent = createServer(() => {}).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const address = silent.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const failure = await submitTo(`redis://127.0.0.1:${port}`);
      silent.close();
      expect(failure).toMatchObject({
        code: 'UNREACHABLE',
        message: expect.stringContaining('no answer for 5 seconds'),
      });
    });

    it('with a wrong password', async () => {
      await redis.client.config('SET', 'requirepass', 'right');
      try {
        const failure = await submitTo(redis.url.replace('redis://', 'redis://:wrong@'));
        expect(failure).toMatchObject({
          code: 'UNREACHABLE',
          message: expect.stringMatching(/WRONGPASS|NOAUTH/),
        });
        expect(String(failure)).not.toContain(':wrong');
      } finally {
        await redis.client.config('SET', 'requirepass', '');
      }
    });
  });
});
