import { setTimeout as later } from 'node:timers/promises';
import { memoryStore } from '@taiki/server';
import { describe, expect, it } from 'vitest';
import { Client, DECKS, seatTwo, served } from './client.ts';

const request = (id: unknown, method: string, params: unknown = {}) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

/** The answers to a message, by id. */
async function answers(client: Client, message: unknown): Promise<readonly (readonly [unknown, string])[]> {
  const before = client.texts.length;
  client.send(typeof message === 'string' ? message : JSON.stringify(message));
  await expect.poll(() => client.texts.length).toBeGreaterThan(before);
  const answer = JSON.parse(client.texts.at(-1) ?? '');
  return [answer].flat().map(({ id, error }) => [id, error?.data.code ?? 'ok'] as const);
}

describe('a request that is refused', () => {
  it('too fast is told so by its id, each of a batch, and when to come back', async () => {
    await using server = await served({ limits: { messagesPerSecond: 1, messageBurst: 13 } });
    const client = await Client.open(server.url, 'nothing');
    const batch = (from: number) => Array.from({ length: 10 }, (_, at) => request(from + at, 'server.info'));
    expect(await answers(client, batch(0))).toEqual(batch(0).map(({ id }) => [id, 'ok']));
    const second = await answers(client, batch(10));
    expect(second.map(([id]) => id)).toEqual(batch(10).map(({ id }) => id));
    expect(second.filter(([, code]) => code === 'ok').length).toBeLessThanOrEqual(5);
    const { error } = await client.ask('server.info', {});
    expect(error?.data.code).toBe('TOO_FAST');
    const { retryAfter = 0 } = error?.data ?? {};
    expect(retryAfter).toBeGreaterThan(0);
    expect(error?.message).toContain(`Send it again after ${retryAfter} ms.`);
    await later(retryAfter);
    expect((await client.ask('server.info', {})).error).toBeUndefined();
  });

  it('too fast is answered for every promise of a client that sends all at once', async () => {
    await using server = await served({ limits: { messagesPerSecond: 1, messageBurst: 100 } });
    const client = await server.client();
    const all = await Promise.all(Array.from({ length: 130 }, () => client.ask('server.info', {})));
    expect(all.filter(({ error }) => error?.data.code === 'TOO_FAST').length).toBeGreaterThan(20);
    expect(client.unasked).toEqual([]);
  });

  it('as too deep, or in a batch that is too large, is told so by its id', async () => {
    await using server = await served({ limits: { batch: 2 } });
    const client = await Client.open(server.url, 'nothing');
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`);
    expect(await answers(client, request('deep', 'cards.find', { name: deep }))).toEqual([
      ['deep', 'TOO_DEEP'],
    ]);
    expect(
      await answers(client, [request(1, 'cards.find', { name: deep }), request(2, 'server.info')]),
    ).toEqual([
      [1, 'TOO_DEEP'],
      [2, 'TOO_DEEP'],
    ]);
    const many = [request(1, 'server.info'), { jsonrpc: '2.0', method: 'server.info' }, request('c', 'x')];
    expect(await answers(client, many)).toEqual([
      [1, 'BATCH_TOO_LARGE'],
      ['c', 'BATCH_TOO_LARGE'],
    ]);
    expect(await answers(client, '['.repeat(30))).toEqual([[null, 'TOO_DEEP']]);
    expect(await answers(client, `{"a":${'['.repeat(30)}`)).toEqual([[null, 'TOO_DEEP']]);
  });
});

describe('the processor time', () => {
  it('of one address is refused when it is used up, on every connection, and another address has its own', async () => {
    await using server = await served({ limits: { processorMs: 1e9, processorMsPerClient: 20 } });
    const [one, other] = [await server.client(), await server.client()];
    const elsewhere = await Client.open(server.url, 'messages', { localAddress: '127.0.0.3' });
    for (let asked = 0; asked < 400; asked++)
      if ((await one.ask('cards.find', { name: 'Bolshack Dragoon Evol' })).error?.data.code === 'TOO_FAST')
        break;
    const { error } = await other.ask('server.info', {});
    expect(error?.data.code).toBe('TOO_FAST');
    expect(error?.data.retryAfter).toBeGreaterThan(0);
    expect((await elsewhere.ask('server.info', {})).error).toBeUndefined();
    elsewhere.close();
  });

  it('of one connection is refused when it is used up, and its neighbours have theirs', async () => {
    await using server = await served({ limits: { processorMs: 20, processorMsPerClient: 1e9 } });
    const [one, other] = [await server.client(), await server.client()];
    let code: string | undefined;
    for (let asked = 0; asked < 400 && code !== 'TOO_FAST'; asked++)
      code = await one.refused('cards.find', { name: 'Bolshack Dragoon Evol' });
    expect(code).toBe('TOO_FAST');
    expect((await other.ask('server.info', {})).error).toBeUndefined();
  });

  it('that is owed is still owed by a client that connects again', async () => {
    await using server = await served({ limits: { processorMs: 1e9, processorMsPerClient: 10 } });
    let refused = 0;
    for (let opened = 0; opened < 200 && refused === 0; opened++)
      await Client.open(server.url).then(
        async (client) => {
          for (let asked = 0; asked < 5; asked++) await client.ask('cards.find', { name: `x${asked}` });
          client.close();
        },
        () => refused++,
      );
    expect(refused).toBe(1);
  });
});

describe('the address of a player', () => {
  it('does not wait for the dear requests of another one', async () => {
    await using server = await served({ store: memoryStore(), limits: { processorMsPerClient: 250 } });
    const player = await server.client();
    const { p1 } = await seatTwo(player, player);
    const dear = await Promise.all(
      Array.from({ length: 10 }, () => Client.open(server.url, 'nothing', { localAddress: '127.0.0.2' })),
    );
    const batch = JSON.stringify(
      Array.from({ length: 10 }, (_, id) =>
        request(id, 'duel.create', { deck: [DECKS.p2, 'Bolshack Dragoon Evol'] }),
      ),
    );
    for (const client of dear) for (let sent = 0; sent < 20; sent++) client.send(batch);
    const times: number[] = [];
    for (let asked = 0; asked < 100; asked++) {
      const start = performance.now();
      await player.call('duel.view', { duel: p1 });
      times.push(performance.now() - start);
    }
    for (const client of dear) client.close();
    // All of them take 8 s one after the other. `npm run load:attacked` measures how long a player waits on an idle machine.
    expect(Math.max(...times)).toBeLessThan(2000);
  });
});
