import { setTimeout as later } from 'node:timers/promises';
import { type DuelStore, memoryStore } from '@taiki/server';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Client, DECKS, seatTwo, served } from './client.ts';

const status = async (url: string, path: string): Promise<number> => (await fetch(`${url}${path}`)).status;

const CLOCK = { initial: 60, increment: 0, onTimeout: 'loss' } as const;

describe('a restart', () => {
  it('gives no thinking time back, and charges none for the time between', async () => {
    const store = memoryStore();
    const thought = 1200;
    let left = CLOCK.initial * 1000;
    const first = await served({ store });
    const seats = await seatTwo(
      ...((await Promise.all([first.client(), first.client()])) as [Client, Client]),
      {
        clock: CLOCK,
      },
    );
    await later(thought);
    await first.close();
    for (let restarts = 0; restarts < 3; restarts++) {
      await later(500);
      const server = await served({ store });
      const { clock } = await (await server.client()).call('duel.watch', { duel: seats.p1 });
      const [asked, other] = clock?.running === 'p1' ? [clock.p1, clock.p2] : [clock?.p2, clock?.p1];
      expect(other).toBe(CLOCK.initial * 1000);
      expect(left - (asked ?? 0)).toBeGreaterThan(restarts === 0 ? 300 : 0);
      // What is not charged is the half second between.
      expect(left - (asked ?? 0)).toBeLessThan(restarts === 0 ? thought + 450 : 450);
      left = asked ?? 0;
      await server.close();
    }
  });

  it('of a server that was killed gives back the last seconds at most', async () => {
    const store = memoryStore();
    let saved = 0;
    const counting: DuelStore = {
      ...store,
      change: async (id, change) => {
        if (change.duel?.thinking !== undefined) saved++;
        await store.change(id, change);
      },
    };
    await using server = await served({ store: counting });
    const client = await server.client();
    const { p1 } = await seatTwo(client, client, { clock: CLOCK });
    await expect.poll(() => saved, { timeout: 20_000 }).toBe(1);
    // Nothing is written at the end of a server that is killed.
    const killed = await store.load(p1.split('.')[0] ?? '');
    const { thinking } = killed?.duel ?? {};
    expect(thinking?.after).toBe(0);
    expect(Math.min(thinking?.clock.p1 ?? 0, thinking?.clock.p2 ?? 0)).toBeLessThan(56_000);
  });

  it('forgets what was stored while a player thought when that player has answered', async () => {
    const store = memoryStore();
    const first = await served({ store });
    const client = await first.client();
    const { p1, p2 } = await seatTwo(client, client, { clock: { ...CLOCK, increment: 100 } });
    await first.close();
    const second = await served({ store });
    const again = await second.client();
    const { view } = await again.call('duel.watch', { duel: p1 });
    const duel = view?.waitingFor === 'p1' ? p1 : p2;
    await again.call('duel.choose', { duel, choice: [0], decision: await again.openDecision(duel) });
    await second.close();
    await using third = await served({ store });
    const { clock } = await (await third.client()).call('duel.watch', { duel: p1 });
    expect(Math.max(clock?.p1 ?? 0, clock?.p2 ?? 0)).toBeGreaterThan(150_000);
  });

  it('does not begin a rematch with what was left of the duel before', async () => {
    const store = memoryStore();
    const first = await served({ store });
    const client = await first.client();
    const { p1, p2 } = await seatTwo(client, client, { clock: CLOCK });
    await later(1000);
    await first.close();
    const second = await served({ store });
    const again = await second.client();
    await again.call('duel.concede', { duel: p1 });
    await again.call('duel.rematch', { duel: p1 });
    const { duel = '' } = await again.call('duel.rematch', { duel: p2 });
    await second.close();
    await using third = await served({ store });
    const { clock } = await (await third.client()).call('duel.watch', { duel });
    expect(Math.min(clock?.p1 ?? 0, clock?.p2 ?? 0)).toBeGreaterThan(59_300);
  });
});

describe('a server that starts', () => {
  it('is healthy at once, ready when its socket answers, and answers for a duel while others are resumed', async () => {
    const store = memoryStore();
    const first = await served({ store, limits: { duelsPerClient: 1000 } });
    const client = await first.client();
    const duels: string[] = [];
    for (let made = 0; made < 30; made++) duels.push((await seatTwo(client, client, { clock: CLOCK })).p1);
    await first.close();
    const slow: DuelStore = {
      ...store,
      load: async (id) => {
        await later(50);
        return store.load(id);
      },
    };
    await using server = await served({ store: slow, metricsPort: 0 });
    expect(await status(server.url, 'readyz')).toBe(200);
    const start = performance.now();
    const last = duels.at(-1) ?? '';
    await (await server.client()).call('duel.view', { duel: last });
    expect(performance.now() - start).toBeLessThan(1200);
    let isResumed = false;
    void server.resumed.then(() => {
      isResumed = true;
    });
    expect(isResumed).toBe(false);
    expect(await server.resumed).toEqual({ resumed: 30, suspended: 0 });
  });

  it('refuses connections until it is ready, and says so', async () => {
    const store = memoryStore();
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const waiting: DuelStore = {
      ...store,
      unfinished: async () => {
        await opened;
        return store.unfinished();
      },
    };
    // A free port, found by a server that is closed again.
    const { port, close } = await served();
    await close();
    const starting = served({ store: waiting, port });
    const url = `http://127.0.0.1:${port}/`;
    await expect.poll(() => status(url, 'healthz').catch(() => 0)).toBe(200);
    expect(await status(url, 'readyz')).toBe(503);
    const refused = new WebSocket(`${url.replace('http', 'ws')}socket`);
    refused.on('error', () => {});
    expect(
      await new Promise((resolve) =>
        refused.on('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
      ),
    ).toBe(503);
    open();
    await using server = await starting;
    expect(await status(server.url, 'readyz')).toBe(200);
    await (await server.client()).call('duel.create', { deck: DECKS.p1 });
  });
});

describe('a page in a browser', () => {
  const statusFrom = (url: string, origin: string | undefined, host?: string): Promise<number | undefined> =>
    new Promise((resolve) => {
      const headers = { ...(origin && { origin }), ...(host && { host }) };
      const socket = new WebSocket(`${url.replace('http', 'ws')}socket`, { headers });
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      socket.on('open', () => {
        resolve(undefined);
        socket.terminate();
      });
      socket.on('error', () => {});
    });

  it('may connect from the server itself, and from origins that are listed', async () => {
    await using server = await served({ origins: ['https://cards.example'] });
    const { url, port } = server;
    expect(await statusFrom(url, undefined)).toBeUndefined();
    expect(await statusFrom(url, `http://127.0.0.1:${port}`)).toBeUndefined();
    expect(await statusFrom(url, 'https://duels.example', 'duels.example')).toBeUndefined();
    expect(await statusFrom(url, 'https://cards.example')).toBeUndefined();
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1',
      `http://127.0.0.1:${port}.evil.example`,
      'http://cards.example',
      'file://',
    ])
      expect([origin, await statusFrom(url, origin)]).toEqual([origin, 403]);
  });

  it('may connect from anywhere if its host says so', async () => {
    await using server = await served({ origins: ['*'] });
    expect(await statusFrom(server.url, 'https://evil.example')).toBeUndefined();
  });
});
