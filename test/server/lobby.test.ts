import { setTimeout as later } from 'node:timers/promises';
import { type DuelStore, memoryStore, type OpenDuel } from '@taiki/server';
import { describe, expect, it } from 'vitest';
import { DuelHost } from '../../server/duels/duelHost.ts';
import { type Client, DECKS, served } from './client.ts';
import { CLIENT, hostSettings } from './hostSettings.ts';

const listed = async (client: Client): Promise<readonly (string | null)[]> =>
  (await client.call('duels.list', {})).duels.map(({ name }) => name);

/** Opens a duel that is listed above those opened before: duels of one millisecond are listed in any order. */
async function open(client: Client, name: string) {
  await later(2);
  return client.call('duel.create', { deck: DECKS.p1, name, listed: true, clock: 'none' });
}

describe('open duels', () => {
  it('are listed only if their creators say so, with nothing of their decks', async () => {
    await using server = await served();
    const [first, second] = [await server.client(), await server.client()];
    await first.call('duel.create', { deck: DECKS.p1, name: 'Private' });
    await first.call('duel.create', { deck: DECKS.p1, name: 'Private too', listed: false });
    const clock = { initial: 60, increment: 1, onTimeout: 'loss' } as const;
    const { invitation = '' } = await first.call('duel.create', {
      deck: DECKS.p1,
      name: 'Ada',
      listed: true,
      clock,
      concealDecisions: false,
    });
    const { duels, next } = await second.call('duels.list', {});
    const expected: OpenDuel = {
      invitation,
      name: 'Ada',
      verified: false,
      createdAt: expect.any(Number) as unknown as number,
      clock,
      rules: null,
      askEverything: false,
      concealDecisions: false,
      customCards: 0,
    };
    expect([duels, next]).toEqual([[expected], null]);
    expect(second.texts.join()).not.toContain(DECKS.p1);
  });

  it('leave the list when they are taken, withdrawn or over', async () => {
    await using server = await served();
    const [first, second] = [await server.client(), await server.client()];
    const taken = await open(first, 'taken');
    const withdrawn = await open(first, 'withdrawn');
    await open(first, 'left');
    expect(await listed(second)).toEqual(['left', 'withdrawn', 'taken']);
    await second.call('duel.join', { invitation: taken.invitation ?? '', deck: DECKS.p2 });
    expect(await listed(second)).toEqual(['left', 'withdrawn']);
    await first.call('duel.concede', { duel: withdrawn.duel });
    expect(await listed(second)).toEqual(['left']);
    const again = { invitation: taken.invitation ?? '', deck: DECKS.p2 };
    expect(await second.refused('duel.join', again)).toBe('INVITATION_USED');
    await first.call('duel.concede', { duel: taken.duel });
    await first.call('duel.rematch', { duel: taken.duel });
    expect(await listed(second)).toEqual(['left']);
  });

  it('are listed for an hour; their invitations still hold', async () => {
    let today = Date.now();
    const host = new DuelHost(hostSettings(memoryStore(), { today: () => today }));
    const list = async () => JSON.parse((await host.lobby.page(undefined)).text).duels.length;
    const { invitation = '' } = await host.create({ deck: DECKS.p1, listed: true }, CLIENT);
    today += 59 * 60_000;
    expect(await list()).toBe(1);
    today += 2 * 60_000;
    host.lobby.changed();
    expect(await list()).toBe(0);
    await host.join({ invitation, deck: DECKS.p2 }, CLIENT);
    await host.close();
  });

  it('are listed in pages of 50', async () => {
    await using server = await served({ limits: { duelsPerClient: 200 } });
    const client = await server.client();
    const names = Array.from({ length: 120 }, (_, index) => String(index));
    for (const name of names) await open(client, name);
    const found: (string | null)[] = [];
    const sizes = [];
    for (let from: string | null | undefined; from !== null; ) {
      const page = await client.call('duels.list', from === undefined ? {} : { from });
      found.push(...page.duels.map(({ name }) => name));
      sizes.push(page.duels.length);
      from = page.next;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(found.toSorted()).toEqual(names.toSorted());
    for (const from of ['', 'x', '1', '1.', '.a', '-1.a', `${'9'.repeat(15)}.a`, '1.a b'])
      expect(await client.refused('duels.list', { from })).toBe('INVALID_PARAMS');
  });

  it('are read from the store once a second, however many ask', async () => {
    const store = memoryStore();
    let reads = 0;
    const counting: DuelStore = {
      ...store,
      listed: (page) => {
        reads++;
        return store.listed(page);
      },
    };
    await using server = await served({ store: counting });
    const clients = await Promise.all(Array.from({ length: 20 }, () => server.client()));
    for (let round = 0; round < 5; round++)
      await Promise.all(clients.map((client) => client.call('duels.list', {})));
    expect(reads).toBeLessThan(4);
    // Another server with the same store lists a duel.
    await using other = await served({ store });
    await open(await other.client(), 'elsewhere');
    await later(1100);
    const [client] = clients;
    expect(client && (await listed(client))).toEqual(['elsewhere']);
  });

  it('are asked for again when the store has failed', async () => {
    const store = memoryStore();
    let fails = true;
    const failing: DuelStore = {
      ...store,
      listed: async (page) => {
        if (fails) throw new Error('connection lost');
        return store.listed(page);
      },
    };
    await using server = await served({ store: failing });
    const client = await server.client();
    expect(await client.refused('duels.list', {})).toBe('STORE_FAILED');
    fails = false;
    expect(await listed(client)).toEqual([]);
  });

  it('are not against an agent', async () => {
    await using server = await served();
    const client = await server.client();
    const params = { deck: DECKS.p1, agent: 'greedy', listed: true };
    expect(await client.refused('duel.create', params)).toBe('INVALID_PARAMS');
    expect(await listed(client)).toEqual([]);
  });
});
