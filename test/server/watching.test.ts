import { memoryStore } from '@taiki/server';
import { describe, expect, it } from 'vitest';
import { DuelHost } from '../../server/duels/duelHost.ts';
import { Client, DECKS, playSeat, seatTwo, served } from './client.ts';
import { CLIENT, hostSettings } from './hostSettings.ts';

const loaded = async (port: number | undefined): Promise<number> => {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^taiki_duels_loaded (\d+)$/m.exec(metrics)?.[1]);
};

/** A duel against an agent, watched and conceded. */
async function ended(client: Client): Promise<string> {
  const { duel } = await client.call('duel.create', { deck: DECKS.p1, agent: 'greedy', clock: 'none' });
  await client.call('duel.watch', { duel });
  await client.call('duel.concede', { duel });
  await client.update((update) => update.duel === duel && update.status === 'over');
  return duel;
}

describe('duel.unwatch', () => {
  it('ends the messages of a duel on this connection, and makes room for another', async () => {
    await using server = await served({ limits: { watched: 1 } });
    const [client, other] = [await server.client(), await server.client()];
    const { p1, p2 } = await seatTwo(client, client);
    await client.call('duel.watch', { duel: p1 });
    await other.call('duel.watch', { duel: p1 });
    expect(await client.refused('duel.watch', { duel: p2 })).toBe('TOO_MANY_WATCHED');
    expect(await client.call('duel.unwatch', { duel: p1 })).toBeNull();
    expect(await client.call('duel.unwatch', { duel: p1 })).toBeNull();
    await client.call('duel.watch', { duel: p2 });
    await client.call('duel.concede', { duel: p1 });
    await client.update(({ duel }) => duel === p2);
    await other.update(({ duel }) => duel === p1);
    expect(client.updates.map(({ duel }) => duel)).toEqual([p2]);
  });

  it('can be taken back, and needs a token', async () => {
    await using server = await served();
    const client = await server.client();
    const { p1 } = await seatTwo(client, client);
    await client.call('duel.watch', { duel: p1 });
    await client.call('duel.unwatch', { duel: p1 });
    const { next } = await client.call('duel.watch', { duel: p1 });
    await client.call('duel.concede', { duel: p1 });
    const update = await client.update(({ duel }) => duel === p1);
    expect(update.next - update.facts.length).toBe(next);
    expect(await client.refused('duel.unwatch', { duel: 'x' })).toBe('BAD_TOKEN');
  });
});

describe('duels that are over', () => {
  it('do not count to those that a connection may watch', async () => {
    await using server = await served({ limits: { watched: 2 } });
    const client = await server.client();
    for (let made = 0; made < 6; made++) await ended(client);
    const { p1, p2 } = await seatTwo(client, client);
    await client.call('duel.watch', { duel: p1 });
    await client.call('duel.watch', { duel: p2 });
    expect(await client.refused('duel.watch', { duel: (await seatTwo(client, client)).p1 })).toBe(
      'TOO_MANY_WATCHED',
    );
  });

  it('tell about a rematch when they have left memory, as many as may be watched', async () => {
    await using server = await served({ limits: { watched: 3 }, metricsPort: 0 });
    const [first, second] = [await server.client(), await server.client()];
    const seats: { readonly p1: string; readonly p2: string }[] = [];
    for (let made = 0; made < 4; made++) {
      const tokens = await seatTwo(first, second);
      await first.call('duel.watch', { duel: tokens.p1 });
      await second.call('duel.concede', { duel: tokens.p2 });
      await first.update(({ duel, status }) => duel === tokens.p1 && status === 'over');
      seats.push(tokens);
    }
    const other = await Client.open(server.url, 'nothing');
    for (let made = 0; made < 60; made++) await ended(other);
    expect(await loaded(server.metricsPort)).toBeLessThanOrEqual(50);
    for (const { p2 } of seats) await second.call('duel.rematch', { duel: p2 });
    await first.update(({ duel, rematch }) => duel === seats[3]?.p1 && rematch.length > 0);
    const asked = first.updates.filter(({ rematch }) => rematch.length > 0);
    expect(asked.map(({ duel }) => duel)).toEqual(seats.slice(1).map(({ p1 }) => p1));
    expect(asked.every(({ facts, view }) => facts.length === 0 && view?.result !== undefined)).toBe(true);
  });

  it('leave memory, and are read from the store', async () => {
    await using server = await served({ metricsPort: 0, limits: { duelsPerClient: 1000 } });
    const [first, second] = [await server.client(), await server.client()];
    const { p1, p2, created } = await seatTwo(first, second);
    const [told] = await Promise.all([playSeat(first, p1), playSeat(second, p2)]);
    const last = told.at(-1);
    const read = async () => ({
      view: await first.call('duel.view', { duel: p1 }),
      log: await first.call('duel.log', { duel: p1 }),
      opponent: await second.call('duel.view', { duel: p2 }),
      result: await first.call('duel.result', { duel: p1 }),
      record: await first.call('duel.record', { duel: p1 }),
      proof: await second.call('duel.proof', { duel: p2 }),
      seed: await second.call('duel.seed', { duel: p2 }),
      spectated: await second.call('duel.view', { duel: created.spectate }),
      watched: await second.call('duel.watch', { duel: p1, from: 5 }),
      choice: await first.refused('duel.choose', { duel: p1, choice: [0], decision: 1 }),
    });
    const before = await read();
    expect(before.view).toEqual(last?.view);
    expect(before.choice).toBe('DUEL_OVER');
    const other = await Client.open(server.url, 'nothing');
    for (let made = 0; made < 60; made++) await ended(other);
    expect(await loaded(server.metricsPort)).toBeLessThanOrEqual(50);
    expect(await read()).toEqual(before);
    expect(await loaded(server.metricsPort)).toBeLessThanOrEqual(50);
  });

  it('stay until spectators have been shown their end', async () => {
    let now = 1000;
    const store = memoryStore();
    const host = new DuelHost(hostSettings(store, { spectatorDelay: 60_000, now: () => now }));
    const { duel, spectate } = await host.create({ deck: DECKS.p1, agent: 'greedy', clock: 'none' }, CLIENT);
    const [player, spectator] = [await host.seat(duel), await host.seat(spectate)];
    await player.duel.concede('p1');
    expect(player.duel.isIdle).toBe(false);
    await expect(spectator.duel.readEnded('spectator', () => 1)).rejects.toThrow('is not over');
    now += 60_001;
    expect(await spectator.duel.readEnded('spectator', () => 1)).toBe(1);
    await expect.poll(() => player.duel.isIdle).toBe(true);
    await host.close();
  });

  it('of a server that was started again are shown to spectators when they are old enough', async () => {
    const store = memoryStore();
    const before = new DuelHost(hostSettings(store));
    const { duel, spectate } = await before.create(
      { deck: DECKS.p1, agent: 'greedy', clock: 'none' },
      CLIENT,
    );
    await (await before.seat(duel)).duel.concede('p1');
    const ends = Date.now();
    await before.close();
    for (const [later, seen] of [
      [59_000, 'is not over'],
      [61_000, undefined],
    ] as const) {
      const host = new DuelHost(
        hostSettings(store, { spectatorDelay: 60_000, today: () => ends + later, now: () => 0 }),
      );
      const { duel: spectated } = await host.seat(spectate);
      const read = spectated.readEnded('spectator', () => 'read').catch(({ message }) => message);
      expect(await read).toContain(seen ?? 'read');
      await host.close();
    }
  });
});

describe('spectators without a delay', () => {
  it('are told every change', async () => {
    await using server = await served({ spectatorDelay: 0 });
    const [client, spectator] = [await server.client(), await server.client()];
    const { p1, p2, created } = await seatTwo(client, client);
    await spectator.call('duel.watch', { duel: created.spectate });
    const { waitingFor } = await client.call('duel.view', { duel: p1 });
    const asked = waitingFor === 'p1' ? p1 : p2;
    const { choices } = await client.call('duel.legalChoices', { duel: asked, most: 1 });
    const decision = (await client.call('duel.decision', { duel: asked }))?.id ?? 0;
    await client.call('duel.choose', { duel: asked, choice: choices[0] ?? [], decision });
    const update = await spectator.update(({ facts }) => facts.length > 0);
    expect(update.view).toEqual(await spectator.call('duel.view', { duel: created.spectate }));
  });
});
