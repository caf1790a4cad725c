import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { askAdmin } from '@taiki/server';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { DECKS, served } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-admin-'));
afterAll(() => rmSync(folder, { recursive: true }));

const METHODS = ['admin.list', 'admin.suspend', 'admin.resume', 'admin.end'];
const text = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString'));
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(1e21, -1, 0.5));

const request = (method: string, params: unknown): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

/** Lines of which each has to be answered by one error; `duel` exists. */
const hostile = (duel: string): fc.Arbitrary<string> => {
  const target = fc.constantFrom('admin.suspend', 'admin.resume', 'admin.end');
  return fc.oneof(
    fc.string().map((junk) => `{${junk.replaceAll(/\s/g, ' ')}`),
    fc.integer({ min: 21, max: 5000 }).map((depth) => '['.repeat(depth)),
    fc.tuple(text, value).map(([name, params]) => request(`?${name}`, params)),
    fc.constantFrom('duel.view', 'duel.seed', 'server.info').map((name) => request(name, { duel })),
    fc
      .tuple(fc.constantFrom(...METHODS), fc.oneof(fc.array(value), text))
      .map(([name, params]) => request(name, params)),
    fc
      .tuple(fc.constantFrom(...METHODS), text, value)
      .map(([name, key, one]) => request(name, { duel, [`?${key}`]: one })),
    fc.tuple(target, text).map(([name, one]) => request(name, { duel: `?${one}` })),
    fc.tuple(target, fc.jsonValue()).map(([name, one]) => request(name, { duel: [one] })),
    text.map((one) => request('admin.suspend', { duel, reason: `\u202e${one}` })),
    fc.constant(request('admin.resume', { duel })),
    fc.constantFrom('p3', 'judge', '', null, 1).map((winner) => request('admin.end', { duel, winner })),
  );
};

async function connected(
  path: string,
): Promise<{ readonly socket: Socket; readonly next: () => Promise<string> }> {
  const socket = connect(path);
  await once(socket, 'connect');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  return { socket, next: async () => (await lines.next()).value };
}

it('hostile lines on the socket of administrators each get an error, and no duel changes', async () => {
  const path = join(folder, 's');
  await using server = await served({ adminSocket: path });
  const client = await server.client();
  const { duel } = await client.call('duel.create', { deck: DECKS.p1, agent: 'greedy' });
  const list = () => askAdmin(path, 'admin.list', {});
  const state = async () => JSON.stringify([await list(), await client.call('duel.view', { duel })]);
  const before = await state();
  const { socket, next } = await connected(path);
  const id = duel.split('.')[0] ?? '';
  await fc.assert(
    fc.asyncProperty(hostile(id), async (line) => {
      socket.write(`${line}\n`);
      const answer = JSON.parse(await next());
      expect(answer.error?.data.code, line).toMatch(/^[A-Z_]+$/);
      expect(answer.error.data.code, line).not.toBe('INTERNAL');
    }),
    { numRuns: runs(300), endOnFailure: true },
  );
  expect(await state()).toBe(before);
});

it('a line without an end closes its connection only', async () => {
  const path = join(folder, 't');
  await using _server = await served({ adminSocket: path });
  const { socket } = await connected(path);
  const other = await connected(path);
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write('x'.repeat(20_000));
  await closed;
  other.socket.write(`${request('admin.list', {})}\n`);
  expect(JSON.parse(await other.next()).result).toEqual({ duels: [], next: null });
});
