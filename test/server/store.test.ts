import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DuelStore,
  levelStore,
  memoryStore,
  openStore,
  type StoredChange,
  type StoredChoice,
} from '@taiki/server';
import { afterAll, describe, expect, it } from 'vitest';
import { DECKS, seatTwo, served } from './client.ts';
import { describeStore, storedDuel } from './storeContract.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-store-'));
let stores = 0;
const newFolder = () => join(folder, String(stores++));

afterAll(() => rmSync(folder, { recursive: true }));

describeStore('memory', async () => memoryStore());
describeStore('a folder', () => levelStore(newFolder()));

/** A duel of two players on one connection that watches for p1: what it was told, and the seat that is asked. */
async function watchedDuel(server: Awaited<ReturnType<typeof served>>) {
  const client = await server.client();
  const { p1, p2 } = await seatTwo(client, client);
  const before = await client.call('duel.watch', { duel: p1 });
  return { client, p1, before, duel: before.view?.waitingFor === 'p1' ? p1 : p2 };
}

describe('a folder', () => {
  const made = (answer: number): StoredChoice => ({
    player: 'p1',
    kind: 'main',
    answer: [answer],
    check: '',
  });

  it('keeps what it has written when it is opened again, and refuses choices that do not follow', async () => {
    const place = newFolder();
    const before = await levelStore(place);
    await before.create(storedDuel('a'));
    for (const after of [0, 1]) await before.change('a', { after, choices: [made(after)] });
    await before.close();
    const store = await levelStore(place);
    for (const after of [0, 1, 3])
      await expect(store.change('a', { after, choices: [made(9)] })).rejects.toThrow(`not ${after} choices`);
    await store.change('a', { after: 2, choices: [made(2)] });
    expect((await store.load('a'))?.choices).toEqual([0, 1, 2].map(made));
    await store.close();
  });

  it('is ignored by git where it is new', async () => {
    const place = newFolder();
    const store = await levelStore(place);
    await store.close();
    expect(readFileSync(join(place, '.gitignore'), 'utf8')).toBe('*\n');
  });

  it('writes changes of one duel in the order in which they were given', async () => {
    const store = await levelStore(newFolder());
    await store.create(storedDuel('a'));
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    const changes = numbers.map((after) =>
      store.change('a', {
        after,
        choices: [made(after)],
        duel: storedDuel('a', { changedAt: 1000 + after, status: after < 19 ? 'playing' : 'over' }),
      }),
    );
    await Promise.all(changes);
    expect((await store.load('a'))?.choices).toEqual(numbers.map(made));
    expect(await store.prune(1019)).toEqual([]);
    expect(await store.prune(1020)).toHaveLength(1);
    await store.close();
  });

  it('writes what it was given before it closes', async () => {
    const place = newFolder();
    const store = await levelStore(place);
    const created = Array.from({ length: 5 }, (_, index) => store.create(storedDuel(`duel${index}`)));
    await store.close();
    await Promise.all(created);
    const again = await levelStore(place);
    expect(await again.unfinished()).toHaveLength(5);
    await again.close();
  });
});

describe('a server with a store', () => {
  it('goes on with every duel where it was, and publishes those that are over', async () => {
    const place = newFolder();
    const before = await served({ store: await openStore(place) });
    const client = await before.client();
    const clock = { initial: 100, increment: 0, onTimeout: 'loss' } as const;
    const open = await seatTwo(client, client, { clock });
    const waiting = await client.call('duel.create', { deck: DECKS.p1 });
    const ended = await client.call('duel.create', { deck: DECKS.p1, agent: 'random', clock: 'none' });
    for (let made = 0; made < 12; made++) {
      const { view } = await client.call('duel.watch', { duel: open.p1 });
      const duel = open[view?.waitingFor ?? 'p1'];
      const { choices } = await client.call('duel.legalChoices', { duel, most: 1 });
      const decision = await client.openDecision(duel);
      await client.call('duel.choose', { duel, choice: choices[0] ?? [], decision });
    }
    await client.call('duel.concede', { duel: ended.duel });
    const seen = await client.call('duel.watch', { duel: open.p1 });
    const record = await client.call('duel.record', { duel: ended.duel });
    await before.close();

    await using after = await served({ store: await openStore(place) });
    expect(await after.resumed).toEqual({ resumed: 2, suspended: 0 });
    const again = await after.client();
    const resumed = await again.call('duel.watch', { duel: open.p1 });
    expect({ ...resumed, clock: null, view: { ...resumed.view, facts: [] } }).toEqual({
      ...seen,
      clock: null,
      view: { ...seen.view, facts: [] },
    });
    expect(Math.abs((resumed.clock?.p1 ?? 0) - (seen.clock?.p1 ?? 0))).toBeLessThan(5000);
    expect(seen.clock?.p1).toBeLessThan(100_000);
    expect(resumed.clock?.running).toBe(seen.clock?.running);
    expect(await again.call('duel.record', { duel: ended.duel })).toBe(record);
    const joined = await again.call('duel.join', { invitation: waiting.invitation ?? '', deck: DECKS.p2 });
    expect(await again.call('duel.state', { duel: joined.duel })).toMatch(/^turn\./);
  });

  it('says why a duel cannot go on, and goes on with the others', async () => {
    const store = memoryStore();
    const first = await served({ store });
    const client = await first.client();
    const [changed, same] = [await seatTwo(client, client), await seatTwo(client, client)];
    const { view } = await client.call('duel.watch', { duel: changed.p1 });
    const duel = changed[view?.waitingFor ?? 'p1'];
    await client.call('duel.choose', { duel, choice: [0], decision: await client.openDecision(duel) });
    await first.close();
    const id = changed.p1.split('.')[0] ?? '';
    const loaded = await store.load(id);
    const forged: DuelStore = {
      ...store,
      load: async (one) =>
        one === id && loaded !== undefined
          ? { ...loaded, choices: loaded.choices.map((made) => ({ ...made, check: 'another' })) }
          : store.load(one),
    };
    await using second = await served({ store: forged });
    expect(await second.resumed).toEqual({ resumed: 1, suspended: 1 });
    const again = await second.client();
    const { error } = await again.ask('duel.view', { duel: changed.p1 });
    expect(error?.data.code).toBe('DUEL_SUSPENDED');
    expect(error?.message).toContain('Choice 1 of 1 leads to other facts than before.');
    expect((await again.call('duel.watch', { duel: same.p1 })).status).toBe('playing');
  });

  it('is given the choices alone while a duel goes on', async () => {
    const store = memoryStore();
    const changes: StoredChange[] = [];
    const recording: DuelStore = {
      ...store,
      change: async (id, change) => {
        changes.push(change);
        await store.change(id, change);
      },
    };
    await using server = await served({ store: recording });
    const client = await server.client();
    const { duel } = await client.call('duel.create', { deck: DECKS.p1, agent: 'greedy', clock: 'none' });
    for (let made = 0; made < 5; made++) {
      const { choices } = await client.call('duel.legalChoices', { duel, most: 1 });
      const decision = await client.openDecision(duel);
      await client.call('duel.choose', { duel, choice: choices[0] ?? [], decision });
    }
    await client.call('duel.concede', { duel });
    const [begun, ...rest] = changes.map((change) => change.duel?.status);
    expect(begun).toBe('playing');
    expect(rest).toEqual([...Array.from({ length: 5 }), 'over']);
  });

  it('that fails to write takes the choice back, and takes it again later', async () => {
    const store = memoryStore();
    let fails = false;
    const failing: DuelStore = {
      ...store,
      change: async (id, change) => {
        if (fails) throw new Error('disk full');
        await store.change(id, change);
      },
    };
    await using server = await served({ store: failing });
    const { client, p1, before, duel } = await watchedDuel(server);
    const decision = await client.openDecision(duel);
    fails = true;
    expect(await client.refused('duel.choose', { duel, choice: [0], decision })).toBe('STORE_FAILED');
    expect(client.updates).toEqual([]);
    expect((await client.call('duel.watch', { duel: p1 })).facts).toEqual(before.facts);
    fails = false;
    expect(await client.refused('duel.choose', { duel, choice: [0], decision })).toBeUndefined();
    expect((await client.call('duel.watch', { duel: p1 })).next).toBeGreaterThan(before.next);
  });

  it('that fails when it has written tells the watchers what is stored, without being asked', async () => {
    const store = memoryStore();
    let fails = false;
    const failing: DuelStore = {
      ...store,
      change: async (id, change) => {
        await store.change(id, change);
        if (fails) throw new Error('connection lost');
      },
    };
    await using server = await served({ store: failing });
    const { client, p1, before, duel } = await watchedDuel(server);
    const decision = await client.openDecision(duel);
    fails = true;
    expect(await client.refused('duel.choose', { duel, choice: [0], decision })).toBe('STORE_FAILED');
    fails = false;
    const told = await client.update(({ facts }) => facts.length > 0);
    expect([...before.facts, ...told.facts]).toEqual(await client.call('duel.log', { duel: p1 }));
    expect(client.updates).toEqual([told]);
  });

  it('that cannot be read is an error of the store, until it can', async () => {
    const store = memoryStore();
    let fails = false;
    const works = async () => {
      if (fails) throw new Error('connection lost');
    };
    const failing: DuelStore = {
      ...store,
      create: (duel) => works().then(() => store.create(duel)),
      change: (id, change) => works().then(() => store.change(id, change)),
      load: (id) => works().then(() => store.load(id)),
    };
    await using server = await served({ store: failing });
    const client = await server.client();
    const { p1, p2 } = await seatTwo(client, client);
    const before = await client.call('duel.view', { duel: p1 });
    const duel = before.waitingFor === 'p1' ? p1 : p2;
    const decision = await client.openDecision(duel);
    fails = true;
    expect(await client.refused('duel.choose', { duel, choice: [0], decision })).toBe('STORE_FAILED');
    expect(await client.refused('duel.view', { duel })).toBe('STORE_FAILED');
    expect(await client.refused('duel.create', { deck: DECKS.p1 })).toBe('STORE_FAILED');
    const unknown = `${'A'.repeat(16)}.${'A'.repeat(32)}`;
    expect(await client.refused('duel.view', { duel: unknown })).toBe('STORE_FAILED');
    fails = false;
    expect(await client.call('duel.view', { duel: p1 })).toEqual({ ...before, facts: expect.anything() });
    expect(await client.refused('duel.view', { duel: unknown })).toBe('BAD_TOKEN');
  });

  it('in a folder that another one uses does not start', async () => {
    const place = newFolder();
    const store = await openStore(place);
    await expect(openStore(place)).rejects.toThrow('another process uses it');
    await store.close();
  });
});
