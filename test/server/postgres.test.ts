import { setTimeout as later } from 'node:timers/promises';
import { postgresStore } from '@taiki/server';
import { randomAgent, replay } from 'taiki';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { Client, DECKS, playSeat, seatTwo, served } from './client.ts';
import { KILL_TIMEOUT, killAtRandomMoments } from './killing.ts';
import { seated, stillOpen } from './player.ts';
import { type PostgresServer, postgresFolder, startPostgres } from './postgresServer.ts';
import { endStarted, startProcess } from './serverProcess.ts';
import { describeStore } from './storeContract.ts';

const programs = postgresFolder();
/** 10 in `npm run test:all`; 50 with TAIKI_RUNS=50. */
const KILLS = runs(1, 50);

describe.skipIf(programs === undefined)('PostgreSQL (skipped where there is no initdb)', () => {
  let postgres: PostgresServer;
  let databases = 0;
  const database = (): string => {
    databases++;
    postgres.createDatabase(`d${databases}`);
    return postgres.url(`d${databases}`);
  };

  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });

  afterEach(endStarted);
  afterAll(() => postgres?.stop());

  describeStore('PostgreSQL', () => postgresStore(database()));

  it('is shared by two servers: each lets the other answer for its duels', async () => {
    const url = database();
    await using one = await served({ store: await postgresStore(url) });
    await using two = await served({ store: await postgresStore(url), limits: { connections: 5 } });
    const [first, second] = [await one.client(), await two.client()];
    const { p1, p2 } = await seatTwo(first, second);
    const [told1, told2] = await Promise.all([playSeat(first, p1), playSeat(second, p2, randomAgent(7))]);
    expect([told1.at(-1)?.status, told2.at(-1)?.status]).toEqual(['over', 'over']);
    const record = await second.call('duel.record', { duel: p2 });
    expect(told2.flatMap(({ facts }) => facts)).toEqual(
      JSON.parse(JSON.stringify(replay(record).logFor('p2'))),
    );
    expect(await second.refused('duel.choose', { duel: p2, choice: [0] })).toBe('DUEL_OVER');
    expect(await second.refused('duel.view', { duel: `${p1}x` })).toBe('BAD_TOKEN');
    const again = await second.call('duel.rematch', { duel: p2 });
    expect(again).toEqual({});
    const { duel } = await first.call('duel.rematch', { duel: p1 });
    expect((await second.call('duel.watch', { duel: duel ?? '' })).status).toBe('playing');
  });

  it('keeps one owner a duel: a server that stood still has lost those that another took over', async () => {
    const options = ['--store', database(), '--lease', '1'];
    const [one, two] = [await startProcess(...options), await startProcess(...options)];
    const [first, second] = [await Client.open(one.url), await Client.open(two.url)];
    const { p1, p2 } = await seatTwo(first, first);
    const { view } = await first.call('duel.watch', { duel: p1 });
    const duel = view?.waitingFor === 'p1' ? p1 : p2;
    one.signal('SIGSTOP');
    const here = await second.call('duel.view', { duel });
    await second.call('duel.choose', { duel, choice: [0] });
    const { next } = await second.call('duel.watch', { duel });
    const late = first.ask('duel.choose', { duel, choice: [0], decision: here.decision?.id }).then(
      ({ error }) => error?.data.code,
      (error: Error) => error.message,
    );
    one.signal('SIGCONT');
    expect(['STORE_FAILED', 'STALE_DECISION', 'WRONG_PLAYER', 'closed with 1013']).toContain(await late);
    const again = await Client.open(one.url);
    expect((await again.call('duel.watch', { duel })).next).toBe(next);
    expect(await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])).toEqual([0, 0]);
  });

  it('goes on at another server when one is killed, within its lease', async () => {
    const options = ['--store', database(), '--lease', '1', '--max-rate', '10000'];
    const [one, two] = [await startProcess(...options), await startProcess(...options)];
    const client = await Client.open(two.url);
    const player = await seated(one.url, 3);
    const clock = { initial: 3, increment: 0, onTimeout: 'loss' } as const;
    const creator = await Client.open(one.url);
    const timed = await creator.call('duel.create', { deck: DECKS.p1, agent: 'greedy', clock });
    const played = player.play(two.url);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await one.end('SIGKILL');
    const killed = performance.now();
    await expect
      .poll(() => client.ask('duel.view', { duel: player.tokens.p1 }).then(({ error }) => error), {
        timeout: 20_000,
      })
      .toBeUndefined();
    expect(performance.now() - killed).toBeLessThan(10_000);
    expect(['over', 'lost']).toContain(await played.catch(() => 'lost'));
    expect(await player.play(two.url)).toBe('over');
    await stillOpen(two.url, [player], 1);
    // Nobody asks for this duel: the other server runs its clock all the same.
    await expect
      .poll(() => client.call('duel.result', { duel: timed.duel }), { timeout: 20_000 })
      .toMatchObject({ reason: 'concession', winner: 'p2' });
    expect(await two.end('SIGTERM')).toBe(0);
  });

  it.each([1, 30])(
    'loses no accepted choice when the database is killed, and goes on when it is back: a lease of %d s',
    async (lease) => {
      const server = await startProcess(
        ...['--store', database(), '--lease', String(lease), '--max-rate', '10000'],
      );
      const players = await Promise.all([1, 2, 3, 4].map((seed) => seated(server.url, seed)));
      let [lost, isDone] = [0, false];
      const played = players.map(async (player) => {
        while (!isDone && (await player.play(server.url)) === 'lost') {
          lost++;
          await later(50);
        }
      });
      const all = () => players.map(({ accepted }) => accepted);
      const untilEach = async (least: readonly number[]) => {
        while (players.some(({ accepted }, index) => accepted < (least[index] ?? 0))) await later(5);
      };
      try {
        await untilEach(all().map(() => 5));
        await postgres.kill();
        await later(300);
        const before = all();
        await later(1200);
        expect(all()).toEqual(before);
        expect(lost).toBeGreaterThan(players.length);
        await postgres.restart();
        await untilEach(before.map((accepted) => accepted + 5));
      } finally {
        isDone = true;
        for (const player of players) player.stop();
      }
      await Promise.all(played);
      const client = await Client.open(server.url);
      for (const player of players) {
        await client.call('duel.concede', { duel: player.tokens.p1 });
        player.accepted++;
      }
      // The answer to one choice of each duel may have been lost.
      expect(await stillOpen(server.url, players, 1)).toEqual([]);
      expect(await server.end('SIGTERM')).toBe(0);
    },
    60_000,
  );

  it.each([1, 2])(
    'loses no accepted choice when one of %d servers is killed at any moment',
    (servers) =>
      killAtRandomMoments({
        options: ['--store', database(), '--lease', '1', '--max-rate', '10000'],
        kills: KILLS,
        duels: 6,
        servers,
      }),
    KILLS * KILL_TIMEOUT,
  );
});
