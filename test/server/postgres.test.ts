import { setTimeout as later } from 'node:timers/promises';
import { type AccountCheck, postgresStore } from '@taiki/server';
import { randomAgent, replay } from 'taiki';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { Client, DECKS, playSeat, seatTwo, served } from './client.ts';
import { CUSTOM } from './customCardSet.ts';
import { KILL_TIMEOUT, killAtRandomMoments } from './killing.ts';
import { canMount } from './kit/disks.ts';
import { type Figures, History, sumOfFigures } from './kit/history.ts';
import {
  fullTablespace,
  killedBackend,
  killedHasty,
  killedPostmaster,
  readOnlyDatabase,
  stoppedBackend,
} from './kit/postgresFaults.ts';
import { seated, stillOpen } from './player.ts';
import { type PostgresServer, postgresFolder, startPostgres } from './postgresServer.ts';
import { endStarted, startProcess, WITHOUT_PAUSES } from './serverProcess.ts';
import { describeStore, storedDuel } from './storeContract.ts';

const programs = postgresFolder();
/** 1 in CI, 10 in `npm run test:all`; 50 with TAIKI_RUNS=50. */
const KILLS = runs(1, 50);
const FAULTS = runs(1, 50);

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

  /** Breaks a database, so many times, and sums what came of it. */
  async function summed(fault: (seed: number) => Promise<Figures>): Promise<Figures> {
    const all: Figures[] = [];
    for (let seed = 1; seed <= FAULTS; seed++) all.push(await fault(seed));
    return sumOfFigures(all);
  }

  it.each([
    ['a process of the database is killed', killedBackend],
    ['the database server is killed', killedPostmaster],
    ['the database server is killed whose database does not wait for the disk', killedHasty],
    ['the processes of the database stand still, and end', stoppedBackend],
    ['the database becomes read-only', readOnlyDatabase],
  ])('loses no acknowledged choice when %s', async (_, fault) => {
    const figures = await summed((seed) => {
      const name = `d${++databases}`;
      postgres.createDatabase(name);
      return fault({ postgres, database: name, seed });
    });
    expect(figures).toMatchObject({ lost: 0, doubled: 0, forked: 0 });
    expect(figures.unknown).toBeGreaterThanOrEqual(FAULTS);
    expect(figures.acknowledged).toBeGreaterThan(FAULTS * 30);
  });

  it.skipIf(!canMount())(
    'loses no acknowledged choice on a full disk (skipped where no disk can be mounted)',
    async () => {
      const figures = await summed((seed) => fullTablespace(postgres, seed));
      expect(figures).toMatchObject({ lost: 0, doubled: 0, forked: 0 });
      expect(figures.unknown).toBeGreaterThanOrEqual(FAULTS);
    },
  );

  it('says so if choices are missing', async () => {
    const url = database();
    const store = await postgresStore(url);
    const history = new History(1);
    await history.begin(store, 1, 5);
    postgres.sql(`d${databases}`, 'delete from taiki_choices where number = 2');
    const lost = { duel: 'duel0', acknowledged: 5, stored: 2 };
    expect(await store.load('duel0')).toMatchObject({ choices: { length: 2 }, lost });
    expect(await history.check(store)).toMatchObject({ lost: 3, silent: 0 });
    await store.close();
  });

  it('waits for the disk, though the database would not', async () => {
    const url = database();
    postgres.sql('postgres', `alter database d${databases} set synchronous_commit = off`);
    const store = await postgresStore(url);
    await store.create(storedDuel('a'));
    const set = `select string_agg(distinct setting, ' ') from taiki_seen`;
    const trigger = `
      create table taiki_seen (setting text);
      create function seen() returns trigger language plpgsql as
        'begin insert into taiki_seen values (current_setting(''synchronous_commit'')); return new; end';
      create trigger seen after insert on taiki_choices for each row execute function seen()`;
    postgres.sql(`d${databases}`, trigger);
    await new History(1).begin(store, 3, 3);
    expect(postgres.sql(`d${databases}`, set)).toBe('on');
    await store.close();
  });

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
    expect(await second.refused('duel.choose', { duel: p2, choice: [0], decision: 1 })).toBe('DUEL_OVER');
    expect(await second.refused('duel.view', { duel: `${p1}x` })).toBe('BAD_TOKEN');
    const again = await second.call('duel.rematch', { duel: p2 });
    expect(again).toEqual({});
    const { duel } = await first.call('duel.rematch', { duel: p1 });
    expect((await second.call('duel.watch', { duel: duel ?? '' })).status).toBe('playing');
  });

  it('lists the open duels of all servers, which whoever asks any of them can join', async () => {
    const url = database();
    await using one = await served({ store: await postgresStore(url) });
    await using two = await served({ store: await postgresStore(url) });
    const [first, second] = [await one.client(), await two.client()];
    const { duel } = await first.call('duel.create', {
      deck: CUSTOM.deck,
      cards: CUSTOM.cards,
      clock: 'none',
      listed: true,
      name: 'Ada',
    });
    const [open, ...others] = (await second.call('duels.list', {})).duels;
    expect([open?.name, open?.customCards, others]).toEqual(['Ada', CUSTOM.cards.length, []]);
    const { invitation = '' } = open ?? {};
    const { hash, cards } = await second.call('duel.terms', { duel: invitation });
    expect(cards.map(({ definition }) => definition)).toEqual(CUSTOM.cards);
    const joined = await second.call('duel.join', { invitation, deck: DECKS.p2, cards: hash ?? '' });
    // The other server has begun it: this one reads its list again within a second.
    await expect.poll(async () => (await second.call('duels.list', {})).duels, { timeout: 5000 }).toEqual([]);
    expect((await first.call('duel.watch', { duel })).status).toBe('playing');
    expect((await second.call('duel.watch', { duel: joined.duel })).status).toBe('playing');
  });

  it('lets an account take and recover seats at any server', async () => {
    const url = database();
    const accounts: AccountCheck = async (token) => ({ id: token, name: token });
    await using one = await served({ store: await postgresStore(url), accounts });
    await using two = await served({ store: await postgresStore(url), accounts });
    const [first, second] = [await one.client(), await two.client()];
    await first.call('account.signIn', { token: 'Ada' });
    const { invitation = '', duel } = await first.call('duel.create', { deck: DECKS.p1, clock: 'none' });
    await second.call('account.signIn', { token: 'Bob' });
    await second.call('duel.join', { invitation, deck: DECKS.p2 });
    expect((await first.call('duel.watch', { duel })).verified).toEqual(['p1', 'p2']);
    const [seat] = (await second.call('duel.mine', {})).seats;
    const id = duel.split('.')[0] ?? '';
    expect(seat).toMatchObject({ id, player: 'p2', status: 'playing', names: { p1: 'Ada', p2: 'Bob' } });
    expect(await second.refused('duel.recover', { id, player: 'p1' })).toBe('NOT_YOUR_SEAT');
    const recovered = await second.call('duel.recover', { id, player: 'p2' });
    expect((await second.call('duel.view', { duel: recovered.duel })).viewer).toBe('p2');
    await second.call('account.signIn', { token: 'Ada' });
    expect(await second.refused('duel.recover', { id, player: 'p2' })).toBe('NOT_YOUR_SEAT');
    await second.call('account.signOut', {});
    expect(await second.refused('duel.recover', { id, player: 'p1' })).toBe('NOT_SIGNED_IN');
  });

  it('keeps one owner a duel: a server that stood still has lost those that another took over', async () => {
    const options = ['--store', database(), '--lease', '1', ...WITHOUT_PAUSES];
    const [one, two] = [await startProcess(...options), await startProcess(...options)];
    const [first, second] = [await Client.open(one.url), await Client.open(two.url)];
    const { p1, p2 } = await seatTwo(first, first);
    const { view } = await first.call('duel.watch', { duel: p1 });
    const duel = view?.waitingFor === 'p1' ? p1 : p2;
    one.signal('SIGSTOP');
    const here = await second.call('duel.view', { duel });
    await second.call('duel.choose', { duel, choice: [0], decision: await second.openDecision(duel) });
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

  it('forks no duel when the clock of the database jumps, after which every lease has expired', async () => {
    const [url, name] = [database(), `d${databases}`];
    const options = ['--store', url, '--lease', '1', ...WITHOUT_PAUSES];
    const servers = [await startProcess(...options), await startProcess(...options)];
    const urlOf = (index: number): string => servers[index % 2]?.url ?? '';
    const players = await Promise.all([1, 2, 3, 4].map((seed) => seated(urlOf(seed), seed)));
    let isDone = false;
    const played = players.map(async (player, index) => {
      // The other server may show an older moment until its next heartbeat, but can store nothing.
      while (!isDone && (await player.play(urlOf(index))) !== 'over') await later(20);
    });
    for (let jumps = 0; jumps < 3; jumps++) {
      await later(700);
      postgres.sql(name, `update taiki_servers set alive_until = alive_until - interval '1 hour'`);
    }
    isDone = true;
    for (const player of players) player.stop();
    await Promise.all(played);
    const client = await Client.open(urlOf(0));
    for (const player of await stillOpen(urlOf(0), players)) await player.concede(client);
    expect(await stillOpen(urlOf(0), players)).toEqual([]);
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
  });

  it('goes on at another server when one is killed, within its lease', async () => {
    const options = ['--store', database(), '--lease', '1', ...WITHOUT_PAUSES];
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
    await stillOpen(two.url, [player]);
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
        ...['--store', database(), '--lease', String(lease), ...WITHOUT_PAUSES],
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
        await player.concede(client);
      }
      expect(await stillOpen(server.url, players)).toEqual([]);
      expect(await server.end('SIGTERM')).toBe(0);
    },
    60_000,
  );

  it.each([1, 2])(
    'loses no accepted choice when one of %d servers is killed at any moment',
    (servers) =>
      killAtRandomMoments({
        options: ['--store', database(), '--lease', '1', ...WITHOUT_PAUSES],
        kills: KILLS,
        duels: 6,
        servers,
      }),
    KILLS * KILL_TIMEOUT,
  );
});
