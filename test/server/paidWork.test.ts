import { BroadcastChannel } from 'node:worker_threads';
import { memoryStore } from '@taiki/server';
import { starterDecks } from 'taiki';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DuelHost } from '../../server/duels/duelHost.ts';
import type { Payer } from '../../server/duels/payer.ts';
import { type DuelWorkers, workersHere } from '../../server/duels/workers/duelWorkers.ts';
import { Budgets } from '../../server/web/limits/budgets.ts';
import { DECKS } from './client.ts';
import { CLIENT, hostSettings } from './hostSettings.ts';
import { startThreads, type TestThreads } from './threads.ts';

let threads: TestThreads;
let channel: BroadcastChannel;

beforeAll(async () => {
  threads = await startThreads(1);
  channel = new BroadcastChannel(threads.ends);
});
afterAll(async () => {
  channel.close();
  await threads.close();
});

function payerOf(client: string): Payer & { readonly paid: () => number } {
  let paid = 0;
  return {
    client,
    pay: (ms) => {
      paid += ms;
    },
    paid: () => paid,
  };
}

const PLACES = { 'of the server': () => workersHere(), beside: () => threads };

describe.each(['of the server', 'beside'] as const)('work on a thread %s', (place) => {
  /** A host whose workers are not ended with it, and what they were asked for whom. */
  function hosting() {
    const workers = PLACES[place]();
    const asked: [method: string, client: string | undefined][] = [];
    const watched: DuelWorkers = {
      ...workers,
      close: async () => {},
      ask: (duel, method, params, payer) => {
        asked.push([method, payer?.client]);
        return workers.ask(duel, method, params, payer);
      },
    };
    return { host: new DuelHost(hostSettings(memoryStore(), { workers: watched })), asked };
  }

  it('is paid by the client who asked for it, milliseconds for milliseconds', async () => {
    const { host, asked } = hosting();
    const [first, second] = [payerOf('first'), payerOf('second')];
    const start = performance.now();
    const { duel, invitation = '' } = await host.create({ deck: DECKS.p1, clock: 'none' }, first);
    expect(first.paid()).toBeGreaterThan(0);
    expect(second.paid()).toBe(0);
    await host.join({ invitation, deck: DECKS.p2 }, second);
    expect(second.paid()).toBeGreaterThan(0);
    const before = first.paid();
    const seat = await host.seat(duel, first);
    await seat.duel.read('p1', { kind: 'view' }, first);
    expect(first.paid()).toBeGreaterThan(before);
    expect(first.paid() + second.paid()).toBeLessThan(performance.now() - start);
    expect(asked).toEqual([
      ['check', 'first'],
      ['check', 'second'],
      ['begin', 'second'],
      ['read', 'first'],
    ]);
    await host.close();
  });

  it('includes the replay of a duel that is over and was let go, when somebody looks at it', async () => {
    const { host, asked } = hosting();
    const tokens: string[] = [];
    for (let made = 0; made < 20; made++) {
      const { duel } = await host.create({ deck: DECKS.p1, agent: 'greedy', clock: 'none' }, CLIENT);
      await (await host.seat(duel)).duel.concede('p1');
      tokens.push(duel);
    }
    asked.length = 0;
    const late = payerOf('late');
    const { duel } = await host.seat(tokens[0] ?? '', late);
    await duel.read('p1', { kind: 'view' }, late);
    expect(asked.map(([, client]) => client)).toEqual(asked.map(() => 'late'));
    expect(asked.map(([method]) => method)).toContain('resume');
    expect(late.paid()).toBeGreaterThan(0);
    await host.close();
  });

  it('uses up the budget of its client', async () => {
    const { host } = hosting();
    const budget = new Budgets({ processorMs: 5, processorMsPerClient: 5 }).of('client');
    const payer: Payer = { client: 'client', pay: (ms) => budget.pay(ms) };
    let made = 0;
    for (; made < 200 && budget.retryAfter() === 0; made++)
      await host.create({ deck: DECKS.p1, agent: 'greedy', clock: 'none' }, payer);
    expect(made).toBeLessThan(200);
    await host.close();
  });
});

describe('a thread', () => {
  it('works for others between the requests of one address', async () => {
    const deck = starterDecks['radiant-tide'];
    let answered = 0;
    const dear = Array.from({ length: 200 }, () =>
      threads.ask('dear', 'check', { deck }, payerOf('attacker')).then(() => answered++),
    );
    await threads.ask('other', 'check', { deck }, payerOf('player'));
    expect(answered).toBeLessThan(20);
    await Promise.all(dear);
    expect(answered).toBe(200);
  });

  it('that is late stops the clocks of its duels: a player does not lose meanwhile', async () => {
    const workers: DuelWorkers = { ...threads, close: async () => {} };
    const host = new DuelHost(hostSettings(memoryStore(), { workers }));
    const clock = { initial: 1, increment: 0, onTimeout: 'loss' } as const;
    const created = await host.create({ deck: DECKS.p1, clock }, CLIENT);
    await host.join({ invitation: created.invitation ?? '', deck: DECKS.p2 }, CLIENT);
    const { duel } = await host.seat(created.duel);
    const late = threads.late(duel.id);
    channel.postMessage(1500);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await duel.read('p1', { kind: 'view' });
    const passed = threads.late(duel.id) - late;
    expect(passed).toBeGreaterThan(1000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([duel.stored.status, duel.stored.timedOut]).toEqual(['playing', undefined]);
    await expect.poll(() => duel.stored.timedOut, { timeout: 5000 }).toBeDefined();
    await host.close();
  });

  it('is not late while the thread of the server is', async () => {
    let now = 0;
    const workers = await startThreads(1, { now: () => now });
    await using _ = { [Symbol.asyncDispose]: () => workers.close() };
    await workers.usage();
    const own = new BroadcastChannel(workers.ends);
    own.postMessage(300);
    await workers.usage();
    expect(workers.late('any')).toBe(0);
    now += 300;
    expect(workers.late('any')).toBeGreaterThan(200);
    await workers.usage();
    const late = workers.late('any');
    expect(late).toBe(250);
    own.close();
  });
});
