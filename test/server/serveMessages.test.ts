import { type MessageServerOptions, serveMessages } from '@taiki/server';
import { describe, expect, it } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { DEFAULT_LIMITS, DuelServer } from '../../cli/serve/server.ts';

const LIMITS = { ...DEFAULT_LIMITS, messageBytes: 2_000 };

async function serving(options: Partial<MessageServerOptions> = {}) {
  const server = await serveMessages({
    receiver: () => new DuelServer(LIMITS),
    messageBytes: LIMITS.messageBytes,
    connections: 3,
    ...options,
  });
  return { ...server, [Symbol.asyncDispose]: () => server.close() };
}

/** Resolves with a connection, or with the status of the answer that refuses it. */
function connected(url: string, options: ClientOptions = {}): Promise<WebSocket | number | undefined> {
  const socket = new WebSocket(url, options);
  return new Promise((resolve) => {
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (request, { statusCode }) => {
      resolve(statusCode);
      request.destroy();
    });
    socket.on('error', () => {});
  });
}

async function opened(url: string): Promise<WebSocket> {
  const socket = await connected(url);
  if (!(socket instanceof WebSocket)) throw new Error(`refused with ${socket}`);
  return socket;
}

/** The ids and results of the next answers. */
const answersOf = (socket: WebSocket, count: number): Promise<readonly (readonly unknown[])[]> =>
  new Promise((resolve) => {
    const answers: (readonly unknown[])[] = [];
    socket.on('message', (data) => {
      const { id, result, error } = JSON.parse(String(data));
      answers.push([id, error?.data.code ?? result]);
      if (answers.length === count) resolve(answers);
    });
  });

const request = (id: number, method: string, params: unknown = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

const DECKS = { decks: { p1: 'radiant-tide', p2: 'burning-shadow' }, seed: 7 };

describe('messages over WebSocket', () => {
  it('are answered in order, with duels of each connection', async () => {
    await using server = await serving();
    const [one, other] = [await opened(server.url), await opened(server.url)];
    const answers = answersOf(one, 4);
    one.send(request(1, 'duel.create', DECKS));
    one.send(request(2, 'duel.seed', { duel: 'd1' }));
    one.send('[');
    one.send(request(3, 'duel.result', { duel: 'd1' }));
    expect(await answers).toEqual([
      [1, { duel: 'd1' }],
      [2, 7],
      [null, 'PARSE_ERROR'],
      [3, null],
    ]);
    const foreign = answersOf(other, 1);
    other.send(request(1, 'duel.seed', { duel: 'd1' }));
    expect(await foreign).toEqual([[1, 'UNKNOWN_DUEL']]);
  });

  it('are answered to a client that sends many before it reads', async () => {
    await using server = await serving();
    const socket = await opened(server.url);
    const answers = answersOf(socket, 500);
    for (let id = 1; id <= 500; id++) socket.send(request(id, 'cards.find', { name: 'Aqua Hulcus' }));
    expect((await answers).map(([id]) => id)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1));
  });

  it('are not for pages in a browser, other paths, or too many connections of one address', async () => {
    await using server = await serving({ connections: 1 });
    expect(await connected(server.url, { origin: 'http://127.0.0.1' })).toBe(403);
    expect(await connected(server.url.replace('/socket', '/other'))).toBe(404);
    const first = await opened(server.url);
    expect(await connected(server.url)).toBe(429);
    const closed = new Promise((resolve) => first.on('close', resolve));
    first.close();
    await closed;
    await expect.poll(async () => (await connected(server.url)) instanceof WebSocket).toBe(true);
    const page = await fetch(server.url.replace('ws:', 'http:'));
    expect([page.status, await page.text()]).toEqual([404, 'Expected a WebSocket at /socket.\n']);
    expect(await (await fetch(`http://127.0.0.1:${server.port}/healthz`)).text()).toBe('ok\n');
  });

  it('close their connection alone when they are too long', async () => {
    await using server = await serving();
    const [one, other] = [await opened(server.url), await opened(server.url)];
    const closed = new Promise((resolve) => one.on('close', resolve));
    one.send(request(1, 'decks.parse', { text: 'x'.repeat(LIMITS.messageBytes) }));
    expect(await closed).toBe(1009);
    const answers = answersOf(other, 1);
    other.send(request(1, 'duel.create', DECKS));
    expect(await answers).toEqual([[1, { duel: 'd1' }]]);
  });
});
