import { once } from 'node:events';
import { setTimeout as later } from 'node:timers/promises';
import { type DuelStore, memoryStore, OwnedElsewhere } from '@taiki/server';
import { describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { DuelHost } from '../../server/duels/duelHost.ts';
import { DECKS, served } from './client.ts';
import { CLIENT, hostSettings } from './hostSettings.ts';

describe('a client that leaves before it is answered', () => {
  it('watches no duel', async () => {
    const host = new DuelHost(hostSettings());
    const { duel: token } = await host.create({ deck: DECKS.p1, agent: 'greedy', clock: 'none' }, CLIENT);
    const { duel, viewer } = await host.seat(token);
    let isStopped = false;
    const nothing = () => {};
    const watcher = {
      token,
      viewer,
      send: nothing,
      lost: nothing,
      over: nothing,
      isStopped: () => isStopped,
    };
    const watched = duel.watch(watcher, 0);
    isStopped = true;
    await watched;
    expect(host.watchers.isWatched(duel.id)).toBe(false);
    await host.close();
  });

  it('keeps no connection to the server of its duel', async () => {
    const owner = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(owner, 'listening');
    owner.on('connection', (socket) =>
      socket.on('message', (data) => {
        const { id } = JSON.parse(String(data));
        socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: null }));
      }),
    );
    const address = owner.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    let found = () => {};
    const looked = new Promise<void>((resolve) => {
      found = resolve;
    });
    const elsewhere: DuelStore = {
      ...memoryStore(),
      load: async () => {
        found();
        await later(100);
        throw new OwnedElsewhere(`ws://127.0.0.1:${port}/`, 'secret');
      },
    };
    await using server = await served({ store: elsewhere });
    const client = await server.client();
    const connected = once(owner, 'connection');
    void client.ask('duel.view', { duel: `${'A'.repeat(16)}.${'A'.repeat(32)}` }).catch(() => {});
    await looked;
    client.close();
    await Promise.race([connected, later(1000)]);
    await expect.poll(() => owner.clients.size).toBe(0);
    owner.close();
  });
});
