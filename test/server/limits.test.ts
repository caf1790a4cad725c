import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client, DECKS, seatTwo, served } from './client.ts';

/** The status with which a connection is refused. */
const refusedWith = (url: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url.replace('http', 'ws'));
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    socket.on('error', () => {});
  });

describe('limits', () => {
  it('of the length of a message end the connection', async () => {
    await using server = await served({ limits: { messageBytes: 1000 } });
    const client = await server.client();
    client.send('x'.repeat(1001));
    expect(await client.closed).toBe(1009);
  });

  it('of the rate refuse what is too fast, and take it again later', async () => {
    await using server = await served({ limits: { messagesPerSecond: 50, messageBurst: 10 } });
    const client = await server.client();
    for (let sent = 0; sent < 30; sent++) client.send('{');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const codes = client.unasked.map(({ error }) => error?.data.code);
    expect(codes.filter((code) => code === 'TOO_FAST').length).toBeGreaterThanOrEqual(10);
    expect(codes.filter((code) => code === 'PARSE_ERROR').length).toBeGreaterThanOrEqual(10);
    expect(codes).toHaveLength(30);
    expect((await client.call('server.info', {})).limits.messageBurst).toBe(10);
  });

  it('of the rate end the connection of a client that does not stop', async () => {
    await using server = await served({ limits: { messagesPerSecond: 1, messageBurst: 1 } });
    const client = await server.client();
    for (let sent = 0; sent < 1100; sent++) client.send('{');
    expect(await client.closed).toBe(1008);
  });

  it('of connections from one address refuse the next one', async () => {
    await using server = await served({ limits: { connections: 2 } });
    const first = await server.client();
    await server.client();
    expect(await refusedWith(`${server.url}socket`)).toBe(429);
    first.close();
    await first.closed;
    await expect
      .poll(() =>
        Client.open(server.url).then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('open');
  });

  it('of batches, depth and watched duels are refused with their codes', async () => {
    await using server = await served({ limits: { batch: 2, watched: 1 } });
    const client = await server.client();
    client.send(JSON.stringify([1, 2, 3]));
    client.send('['.repeat(30));
    await expect
      .poll(() => client.unasked.map(({ error }) => error?.data.code))
      .toEqual(['BATCH_TOO_LARGE', 'TOO_DEEP']);
    const { p1, p2 } = await seatTwo(client, client);
    expect(await client.refused('duel.legalChoices', { duel: p1, most: 1001 })).toBe('INVALID_PARAMS');
    await client.call('duel.watch', { duel: p1 });
    await client.call('duel.watch', { duel: p1 });
    expect(await client.refused('duel.watch', { duel: p2 })).toBe('TOO_MANY_WATCHED');
  });

  it('of duels count those that are not over', async () => {
    await using server = await served({ limits: { duelsPerClient: 2, duels: 3 } });
    const client = await server.client();
    const create = () => client.ask('duel.create', { deck: DECKS.p1 });
    const { duel } = await client.call('duel.create', { deck: DECKS.p1 });
    await create();
    expect((await create()).error?.data.code).toBe('TOO_MANY_DUELS');
    expect(await client.call('duel.concede', { duel })).toBeNull();
    expect((await create()).error).toBeUndefined();
    expect((await create()).error?.data.code).toBe('TOO_MANY_DUELS');
  });
});

describe('other requests over HTTP', () => {
  it('are refused', async () => {
    await using server = await served({ metricsPort: 0 });
    expect((await fetch(`${server.url}package.json`)).status).toBe(404);
    expect((await fetch(`${server.url}..%2fpackage.json`)).status).toBe(404);
    expect((await fetch(server.url, { method: 'POST' })).status).toBe(405);
    expect(await refusedWith(server.url)).toBe(404);
    const watched = `http://127.0.0.1:${server.metricsPort}`;
    expect((await fetch(`${watched}/`)).status).toBe(404);
  });
});
