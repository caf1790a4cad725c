import { HOST_LIMITS, memoryStore } from '@taiki/server';
import { describe, expect, it } from 'vitest';
import { DuelHost } from '../../server/duels/duelHost.ts';
import { type Client, DECKS, served } from './client.ts';
import { CLIENT, hostSettings } from './hostSettings.ts';

const gauge = async (port: number | undefined, name: string): Promise<number> => {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(metrics)?.[1]);
};

/** A duel against an agent, conceded at once. */
async function lost(client: Client): Promise<string> {
  const { duel } = await client.call('duel.create', { deck: DECKS.p1, agent: 'greedy', clock: 'none' });
  await client.call('duel.concede', { duel });
  return duel;
}

describe('duels that are not over', () => {
  it('count for the address of their creator when they are rematches too', async () => {
    await using server = await served({ limits: { duelsPerClient: 2 }, metricsPort: 0 });
    const client = await server.client();
    const over = [await lost(client), await lost(client), await lost(client)];
    const codes = [];
    for (const duel of over) codes.push(await client.refused('duel.rematch', { duel }));
    expect(codes).toEqual([undefined, undefined, 'TOO_MANY_DUELS']);
    expect(await client.refused('duel.create', { deck: DECKS.p1 })).toBe('TOO_MANY_DUELS');
    expect(await gauge(server.metricsPort, 'taiki_duels_unfinished')).toBe(2);
  });

  it('are not counted again when a player asks for a rematch that is over', async () => {
    await using server = await served({ metricsPort: 0 });
    const client = await server.client();
    const duel = await lost(client);
    const rematch = await client.call('duel.rematch', { duel });
    await client.call('duel.concede', { duel: rematch.duel ?? '' });
    expect(await client.call('duel.rematch', { duel })).toEqual(rematch);
    expect(await gauge(server.metricsPort, 'taiki_duels_unfinished')).toBe(0);
  });

  it('do not count any more when they are removed because nobody joined', async () => {
    const host = new DuelHost(hostSettings(memoryStore(), { limits: { ...HOST_LIMITS, duelsPerClient: 1 } }));
    const create = () => host.create({ deck: DECKS.p1 }, CLIENT);
    const { duel } = await create();
    await expect(create()).rejects.toThrow('which is the maximum');
    await host.prune(Date.now() + 1000);
    expect(host.unfinished).toBe(0);
    await expect(host.seat(duel)).rejects.toThrow('is not a token of this server');
    await create();
    await host.close();
  });
});
