import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuelStore, levelStore, memoryStore } from '@taiki/server';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runs } from '../support/runs.ts';
import { type Client, seatTwo, served } from './client.ts';
import { History } from './kit/history.ts';
import { damagedTails } from './kit/levelFaults.ts';
import { bytesOf, logOf } from './kit/logTails.ts';
import { storedDuel } from './storeContract.ts';

const place = mkdtempSync(join(tmpdir(), 'taiki-damaged-'));
let folders = 0;
const newFolder = () => join(place, String(folders++));

afterAll(() => rmSync(place, { recursive: true }));

/** Answers the open decision of a duel, so many times. */
async function play(
  client: Client,
  { p1, p2 }: { readonly p1: string; readonly p2: string },
  choices: number,
) {
  for (let made = 0; made < choices; made++) {
    const { waitingFor } = await client.call('duel.view', { duel: p1 });
    const duel = waitingFor === 'p1' ? p1 : p2;
    const decision = (await client.call('duel.decision', { duel }))?.id ?? 0;
    const legal = await client.call('duel.legalChoices', { duel, most: 1 });
    await client.call('duel.choose', { duel, choice: legal.choices[0] ?? [], decision });
  }
}

describe('a store whose log was damaged', () => {
  /** Every byte in `npm run test:all`. */
  const SHARE = Math.max(1, Math.round(37 / runs(1, 37)));

  it.each(['cut', 'bit'] as const)(
    'says what is lost: a %s at each byte of the last writes',
    async (kind) => {
      const { lost, doubled, forked, silent, places } = await damagedTails(kind, SHARE, 4);
      expect({ doubled, forked, silent }).toEqual({ doubled: 0, forked: 0, silent: 0 });
      expect(lost).toBeGreaterThanOrEqual(places);
    },
  );

  it('says what is lost: a bit in the middle of the log, behind which LevelDB goes on reading', async () => {
    const { lost, silent } = await damagedTails('bit', 4999, 500);
    expect(lost).toBeGreaterThan(0);
    expect(silent).toBe(0);
  });

  it('takes the other duels on, and no change of one that has lost something until it is removed', async () => {
    const folder = newFolder();
    const store = await levelStore(folder);
    const history = new History(1);
    await history.begin(store, 2, 3);
    const before = bytesOf(logOf(folder));
    await history.choose(store, 'duel0', 3);
    await store.close();
    truncateSync(logOf(folder), before);
    for (let times = 0; times < 3; times++) {
      const again = await levelStore(folder);
      const opened: unknown[] = [];
      await again.watch?.({ failed: () => {}, opened: (lost) => opened.push(lost) });
      const lost = { duel: 'duel0', acknowledged: 4, stored: 3 };
      expect(opened).toEqual([[lost]]);
      expect((await again.load('duel0'))?.lost).toEqual(lost);
      expect(await history.choose(again, 'duel0', 3)).toBe('unknown');
      expect(await history.choose(again, 'duel1', 3 + times)).toBe('acknowledged');
      expect((await again.load('duel1'))?.lost).toBeUndefined();
      await again.close();
    }
  });

  it('says so if it has lost a whole duel, or who has joined it', async () => {
    const folder = newFolder();
    const store = await levelStore(folder);
    await store.create(storedDuel('a'));
    const before = bytesOf(logOf(folder));
    await store.change('a', { after: 0, choices: [], duel: storedDuel('a', { status: 'playing' }) });
    await store.create(storedDuel('b'));
    await store.close();
    truncateSync(logOf(folder), before);
    const again = await levelStore(folder);
    expect(await again.load('a')).toEqual({
      duel: storedDuel('a'),
      choices: [],
      lost: { duel: 'a', acknowledged: 0, stored: 0 },
    });
    await expect(again.load('b')).rejects.toThrow('Duel b was stored, but cannot be read any more.');
    expect(await again.load('c')).toBeUndefined();
    await again.close();
  });

  it('loses nothing if only its list of acknowledged writes is damaged', async () => {
    const folder = newFolder();
    const store = await levelStore(folder);
    const history = new History(2);
    await history.begin(store, 2, 3);
    await store.close();
    truncateSync(join(folder, 'acknowledged'), 70);
    const again = await levelStore(folder);
    expect(await history.check(again)).toMatchObject({ acknowledged: 6, lost: 0, silent: 0 });
    await again.close();
  });
});

describe('a server whose system clock jumps', () => {
  const DAYS = 86_400_000;

  it.each([400, -400])('by %d days keeps every choice, the clocks of players, and the duel', async (days) => {
    const folder = newFolder();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      const first = await served({ store: await levelStore(folder) });
      const client = await first.client();
      const clock = { initial: 100, increment: 0, onTimeout: 'loss' } as const;
      const seats = await seatTwo(client, client, { clock });
      await play(client, seats, 2);
      vi.setSystemTime(Date.now() + days * DAYS);
      await play(client, seats, 2);
      const before = await client.call('duel.watch', { duel: seats.p1 });
      expect(before.status).toBe('playing');
      expect(before.clock?.p1).toBeGreaterThan(10_000);
      await first.close();
      const store = await levelStore(folder);
      expect(await store.prune(Date.now() + 1000 * DAYS)).toEqual([]);
      await using second = await served({ store });
      expect(await second.resumed).toEqual({ resumed: 1, suspended: 0 });
      const again = await second.client();
      expect((await again.call('duel.watch', { duel: seats.p1 })).facts).toEqual(before.facts);
      await play(again, seats, 1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a server whose store has lost acknowledged choices', () => {
  it('suspends that duel alone, and says so to its players, in its log and in a metric', async () => {
    const folder = newFolder();
    const first = await served({ store: await levelStore(folder) });
    const client = await first.client();
    const [whole, short] = [await seatTwo(client, client), await seatTwo(client, client)];
    await play(client, whole, 2);
    await play(client, short, 2);
    const before = bytesOf(logOf(folder));
    await play(client, short, 3);
    await first.close();
    truncateSync(logOf(folder), before);

    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    await using second = await served({ store: await levelStore(folder), metricsPort: 0, log });
    expect(await second.resumed).toEqual({ resumed: 1, suspended: 1 });
    const again = await second.client();
    for (const method of ['duel.view', 'duel.watch', 'duel.concede', 'duel.legalChoices']) {
      const { error } = await again.ask(method, { duel: short.p1 });
      expect([error?.data.code, error?.message]).toEqual([
        'DUEL_SUSPENDED',
        'The store of this server cannot read 3 of 5 choices that were accepted. The duel goes on when it can.',
      ]);
    }
    await play(again, whole, 2);
    const id = short.p1.split('.')[0];
    const entries = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'acknowledged choices lost');
    expect(entries).toMatchObject([{ duel: id, acknowledged: 5, stored: 2 }]);
    const metrics = await (await fetch(`http://127.0.0.1:${second.metricsPort}/metrics`)).text();
    expect(metrics).toContain('taiki_choices_lost_total 3\n');
    expect(metrics).toContain('taiki_store_usable 1\n');
  });

  it.each(['fewer', 'others'])(
    'that finds %s when it reads them again suspends the duel until it finds them',
    async (found) => {
      const store = memoryStore();
      let isDamaged = false;
      const damaged: DuelStore = {
        ...store,
        change: async (id, change) => {
          if (isDamaged) throw new Error('connection lost');
          await store.change(id, change);
        },
        load: async (id) => {
          const loaded = await store.load(id);
          if (!isDamaged || loaded === undefined) return loaded;
          const choices = loaded.choices.slice(0, -1);
          const other = loaded.choices.slice(-1).map((made) => ({ ...made, check: 'other' }));
          return { ...loaded, choices: found === 'fewer' ? choices : [...choices, ...other] };
        },
      };
      await using server = await served({ store: damaged });
      const client = await server.client();
      const seats = await seatTwo(client, client);
      await play(client, seats, 3);
      const before = await client.call('duel.view', { duel: seats.p1 });
      const duel = seats[before.waitingFor ?? 'p1'];
      const decision = (await client.call('duel.decision', { duel }))?.id;
      isDamaged = true;
      expect(await client.refused('duel.choose', { duel, choice: [0], decision })).toBe('STORE_FAILED');
      const { error } = await client.ask('duel.view', { duel });
      expect(error?.data.code).toBe('DUEL_SUSPENDED');
      expect(error?.message).toContain('1 of 3 choices');
      isDamaged = false;
      const after = await client.call('duel.view', { duel: seats.p1 });
      expect(after).toEqual({ ...before, facts: expect.anything() });
      await play(client, seats, 1);
    },
  );
});
