import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { type AdminParams, askAdmin, memoryStore } from '@taiki/server';
import { replay } from 'taiki';
import { afterAll, describe, expect, it } from 'vitest';
import { type Client, DECKS, seatTwo, served } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-admin-'));
afterAll(() => rmSync(folder, { recursive: true }));
let sockets = 0;
const newPath = () => join(folder, `s${sockets++}`);

async function administered(more: Parameters<typeof served>[0] = {}) {
  const adminSocket = newPath();
  const server = await served({ adminSocket, metricsPort: 0, ...more });
  return {
    ...server,
    path: adminSocket,
    list: () => askAdmin(adminSocket, 'admin.list', {}),
    suspend: (duel: string, reason?: string) =>
      askAdmin(adminSocket, 'admin.suspend', { duel, ...(reason === undefined ? {} : { reason }) }),
    resume: (duel: string) => askAdmin(adminSocket, 'admin.resume', { duel }),
    end: (duel: string, more: Omit<AdminParams<'admin.end'>, 'duel'> = {}) =>
      askAdmin(adminSocket, 'admin.end', { duel, ...more }),
    metric: async (line: string): Promise<boolean> =>
      (await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()).includes(line),
  };
}

const idOf = (token: string): string => token.split('.')[0] ?? '';
const codeOf = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(
    () => undefined,
    ({ data }) => data?.code,
  );

const CLOCK = { initial: 60, increment: 0, onTimeout: 'loss' } as const;

/** A duel whose players watch; the one who is asked first. */
async function playing(server: { client: () => Promise<Client> }) {
  const [first, second] = [await server.client(), await server.client()];
  const { p1, p2, created } = await seatTwo(first, second, { clock: CLOCK });
  const { view } = await first.call('duel.watch', { duel: p1 });
  await second.call('duel.watch', { duel: p2 });
  const isFirst = view?.waitingFor === 'p1';
  const asked = isFirst ? { client: first, duel: p1 } : { client: second, duel: p2 };
  return { first, second, p1, p2, id: idOf(p1), asked, spectate: created.spectate };
}

const choose = async ({ client, duel }: { readonly client: Client; readonly duel: string }) =>
  client.refused('duel.choose', { duel, choice: [0], decision: await client.openDecision(duel) });

describe('an administrator', () => {
  it('lists the duels of a server that are not over', async () => {
    await using server = await administered();
    const { id, first } = await playing(server);
    const { duel } = await first.call('duel.create', { deck: DECKS.p1, name: 'Ada' });
    const ended = await first.call('duel.create', { deck: DECKS.p1, agent: 'greedy' });
    await first.call('duel.concede', { duel: ended.duel });
    const at = { createdAt: expect.any(Number), suspended: null };
    const { duels, next } = await server.list();
    expect(next).toBeNull();
    expect(duels.toSorted((one, other) => other.watchers - one.watchers)).toEqual([
      { id, status: 'playing', names: { p1: null, p2: null }, watchers: 2, ...at },
      { id: idOf(duel), status: 'waiting', names: { p1: 'Ada', p2: null }, watchers: 0, ...at },
    ]);
  });

  it('lists them in pages of 100', async () => {
    await using server = await administered({ limits: { duelsPerClient: 300 } });
    const client = await server.client();
    const ids = [];
    for (let count = 0; count < 130; count++)
      ids.push(idOf((await client.call('duel.create', { deck: DECKS.p1 })).duel));
    const first = await server.list();
    const second = await askAdmin(server.path, 'admin.list', { from: first.next ?? '' });
    expect([first.duels.length, second.duels.length, second.next]).toEqual([100, 30, null]);
    expect([...first.duels, ...second.duels].map(({ id }) => id)).toEqual(ids.toSorted());
  });

  it('suspends a duel, which its players are told and whose clocks stand still, and resumes it', async () => {
    await using server = await administered();
    const duel = await playing(server);
    const { first, second, id, p1, p2, asked } = duel;
    await server.suspend(id, 'A card was printed wrong.');
    const suspended = { reason: 'A card was printed wrong.' };
    for (const client of [first, second]) {
      const told = await client.update((one) => one.suspended !== null);
      expect([told.suspended, told.status, told.clock?.running]).toEqual([suspended, 'playing', null]);
    }
    expect((await server.list()).duels[0]?.suspended).toBe(suspended.reason);
    expect(await choose(asked)).toBe('DUEL_SUSPENDED');
    expect(await second.refused('duel.concede', { duel: p2 })).toBe('DUEL_SUSPENDED');
    const before = await first.call('duel.watch', { duel: p1 });
    await later(300);
    const after = await first.call('duel.watch', { duel: p1 });
    expect(after.clock).toEqual(before.clock);
    expect(await codeOf(server.suspend(id))).toBeUndefined();
    await server.resume(id);
    const resumed = await second.update(({ clock, suspended: by }) => by === null && clock?.running !== null);
    expect(resumed.clock?.running).toBe(asked.duel === p1 ? 'p1' : 'p2');
    expect(await choose(asked)).toBeUndefined();
    expect(await codeOf(server.resume(id))).toBe('NOT_SUSPENDED');
  });

  it('suspends a duel over a restart', async () => {
    const store = memoryStore();
    const before = await administered({ store });
    const { id, asked } = await playing(before);
    await before.suspend(id);
    await before.close();
    await using server = await administered({ store });
    const client = await server.client();
    await server.resumed;
    const watched = await client.call('duel.watch', { duel: asked.duel });
    expect([watched.suspended, watched.clock?.running]).toEqual([{ reason: null }, null]);
    expect(await choose({ client, duel: asked.duel })).toBe('DUEL_SUSPENDED');
    await server.resume(id);
    expect((await client.call('duel.watch', { duel: asked.duel })).clock?.running).not.toBeNull();
    expect(await choose({ client, duel: asked.duel })).toBeUndefined();
  });

  it('suspends a duel that nobody has joined: nobody can', async () => {
    await using server = await administered();
    const client = await server.client();
    const { duel, invitation = '' } = await client.call('duel.create', { deck: DECKS.p1 });
    await server.suspend(idOf(duel));
    expect(await client.refused('duel.join', { invitation, deck: DECKS.p2 })).toBe('DUEL_SUSPENDED');
    await server.resume(idOf(duel));
    await client.call('duel.join', { invitation, deck: DECKS.p2 });
  });

  it.each(['playing', 'suspended'])('ends a %s duel without a winner', async (state) => {
    const store = memoryStore();
    const before = await administered({ store });
    const { first, second, p1, p2, id, asked, spectate } = await playing(before);
    expect(await choose(asked)).toBeUndefined();
    if (state === 'suspended') await before.suspend(id);
    await before.end(id, { reason: 'The tournament is over.' });
    const ended = { by: 'admin', winner: null, reason: 'The tournament is over.' };
    for (const client of [first, second]) {
      const told = await client.update(({ status }) => status === 'over');
      expect([told.ended, told.suspended, told.view?.decision]).toEqual([ended, null, undefined]);
    }
    const read = async (client: Client) => {
      for (const duel of [p1, p2, spectate]) {
        const { view, status } = await client.call('duel.watch', { duel });
        expect([status, view?.decision, view?.waitingFor]).toEqual(['over', undefined, undefined]);
      }
      for (const duel of [p1, p2]) expect(await client.call('duel.decision', { duel })).toBeNull();
      const params = { duel: asked.duel, choice: [0], decision: 1 };
      expect(await client.refused('duel.choose', params)).toBe('DUEL_OVER');
      const replayed = replay(await client.call('duel.record', { duel: p1 }));
      expect([replayed.result, replayed.log.length > 20]).toEqual([undefined, true]);
      await client.call('duel.proof', { duel: p2 });
    };
    await read(first);
    expect(await before.metric('taiki_duels_ended_total{reason="admin"} 1')).toBe(true);
    expect((await before.list()).duels).toEqual([]);
    expect(await codeOf(before.end(id))).toBe('DUEL_OVER');
    expect(await codeOf(before.suspend(id))).toBe('DUEL_OVER');
    await before.close();
    await using server = await administered({ store });
    const client = await server.client();
    await read(client);
    expect((await client.call('duel.watch', { duel: p1 })).ended).toEqual(ended);
    await client.call('duel.rematch', { duel: p1 });
    const { duel = '' } = await client.call('duel.rematch', { duel: p2 });
    const again = await client.call('duel.watch', { duel });
    expect([again.status, again.ended, again.suspended]).toEqual(['playing', null, null]);
  });

  it.each(['p1', 'p2'] as const)('ends a duel for %s', async (winner) => {
    await using server = await administered();
    const { first, p1, id } = await playing(server);
    await server.suspend(id);
    await server.end(id, { winner });
    const told = await first.update(({ status }) => status === 'over');
    expect(told.ended).toEqual({ by: 'admin', winner, reason: null });
    expect(told.view?.result).toMatchObject({ winner, reason: 'concession' });
    expect(replay(await first.call('duel.record', { duel: p1 })).result?.winner).toBe(winner);
    expect(await server.metric('taiki_duels_ended_total{reason="admin"} 1')).toBe(true);
  });

  it('ends a duel that nobody has joined, which leaves the lobby', async () => {
    await using server = await administered();
    const client = await server.client();
    const { duel, invitation = '' } = await client.call('duel.create', { deck: DECKS.p1, listed: true });
    expect(await codeOf(server.end(idOf(duel), { winner: 'p1' }))).toBe('NOT_STARTED');
    await server.end(idOf(duel));
    expect((await client.call('duels.list', {})).duels).toEqual([]);
    expect(await client.refused('duel.join', { invitation, deck: DECKS.p2 })).toBe('INVITATION_USED');
    const { status, ended } = await client.call('duel.watch', { duel });
    expect([status, ended?.by]).toEqual(['over', 'admin']);
  });

  it('is refused what is wrong, with its code', async () => {
    await using server = await administered();
    const { id } = await playing(server);
    const ask = (method: string, params: object) =>
      codeOf(askAdmin(server.path, method as 'admin.resume', params as { duel: string }));
    expect(await ask('admin.suspend', { duel: 'A'.repeat(16) })).toBe('UNKNOWN_DUEL');
    expect(await ask('admin.suspend', { duel: '../x' })).toBe('UNKNOWN_DUEL');
    expect(await ask('admin.suspend', {})).toBe('INVALID_PARAMS');
    expect(await ask('admin.suspend', { duel: id, reason: 'a\u202eb' })).toBe('INVALID_PARAMS');
    expect(await ask('admin.suspend', { duel: id, reason: 'a'.repeat(201) })).toBe('INVALID_PARAMS');
    expect(await ask('admin.end', { duel: id, winner: 'p3' })).toBe('INVALID_PARAMS');
    expect(await ask('admin.erase', { duel: id })).toBe('METHOD_NOT_FOUND');
    expect((await server.list()).duels.map(({ suspended }) => suspended)).toEqual([null]);
  });
});

describe('the socket of administrators', () => {
  it('can be opened by the user of the server only, and is gone when the server is', async () => {
    const server = await administered();
    expect((statSync(server.path).mode & 0o777).toString(8)).toBe('600');
    await server.close();
    expect(() => statSync(server.path)).toThrow('ENOENT');
    await expect(server.list()).rejects.toThrow('ENOENT');
  });

  it('replaces one that a killed server has left, but nothing else', async () => {
    const path = newPath();
    const left = createServer().listen(path);
    await expect(served({ adminSocket: path })).rejects.toThrow('of a server that is running');
    await new Promise((resolve) => left.on('listening', resolve).close(resolve));
    writeFileSync(path, 'a file');
    await expect(served({ adminSocket: path })).rejects.toThrow('is no socket');
    await expect(served({ adminSocket: join(folder, 'a'.repeat(100)) })).rejects.toThrow('too long');
    await expect(served({ adminSocket: join(folder, 'none', 's') })).rejects.toThrow('ENOENT');
  });

  it('answers lines in any pieces, and closes a connection that sends none', async () => {
    await using server = await administered();
    const socket = connect(server.path);
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'admin.list' });
    for (const part of `${request}\n${request}\nno JSON\n`.match(/.{1,7}|\n/gs) ?? []) {
      socket.write(part);
      await later(1);
    }
    await expect.poll(() => text.split('\n').length, { timeout: 5000 }).toBe(4);
    expect(text).toContain('PARSE_ERROR');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write('a'.repeat(20_000));
    await closed;
    expect((await server.list()).duels).toEqual([]);
  });
});
