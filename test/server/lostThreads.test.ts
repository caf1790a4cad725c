import { BroadcastChannel } from 'node:worker_threads';
import { memoryStore } from '@taiki/server';
import { type Decision, type DuelView, type Player, randomAgent, replay } from 'taiki';
import { describe, expect, it } from 'vitest';
import { DuelHost, type Seat } from '../../server/duels/duelHost.ts';
import type { Watcher } from '../../server/duels/watchers.ts';
import { workersHere } from '../../server/duels/workers/duelWorkers.ts';
import { WorkerLost } from '../../server/duels/workers/workerProtocol.ts';
import { DECKS } from './client.ts';
import { CLIENT, hostSettings } from './hostSettings.ts';
import { startThreads } from './threads.ts';

/** A host whose duels are on two threads, which a test can end. */
async function hostOnThreads() {
  let lost = 0;
  let onLost = () => {};
  const workers = await startThreads(2, {
    onLost: () => {
      lost++;
      onLost();
    },
  });
  const failures: unknown[] = [];
  const store = memoryStore();
  const { events } = hostSettings();
  const settings = hostSettings(store, {
    workers,
    events: { ...events, failed: (_, error) => failures.push(error) },
  });
  const host = new DuelHost(settings);
  const channel = new BroadcastChannel(workers.ends);
  return {
    host,
    store,
    workers,
    failures,
    lost: () => lost,
    endThreads: async (): Promise<void> => {
      await workers.usage();
      const before = lost;
      const ended = new Promise<void>((resolve) => {
        onLost = () => {
          if (lost === before + 2) resolve();
        };
      });
      channel.postMessage('end');
      await ended;
    },
    [Symbol.asyncDispose]: async () => {
      channel.close();
      await host.close();
    },
  };
}

async function seated(host: DuelHost) {
  const created = await host.create({ deck: DECKS.p1, clock: 'none' }, CLIENT);
  const joined = await host.join({ invitation: created.invitation ?? '', deck: DECKS.p2 }, CLIENT);
  return { p1: created.duel, p2: joined.duel };
}

const viewOf = async (seat: Seat): Promise<DuelView> =>
  JSON.parse((await seat.duel.read(seat.viewer, { kind: 'view' })).text);

describe('a thread that ends', () => {
  it('loses no choice that was answered, and its duels go on to the same end', async () => {
    await using hosted = await hostOnThreads();
    const { host, store } = hosted;
    const tokens = await Promise.all([1, 2, 3, 4].map(() => seated(host)));
    const accepted = tokens.map(() => 0);
    let refused = 0;
    const play = async (at: number): Promise<void> => {
      const agent = randomAgent(at);
      for (;;) {
        const token = tokens[at] as { readonly [P in Player]: string };
        try {
          const first = await viewOf(await host.seat(token.p1));
          const player = first.waitingFor;
          if (player === undefined) return;
          const seat = await host.seat(token[player]);
          const view = player === 'p1' ? first : await viewOf(seat);
          const decision = view.decision as Decision;
          await seat.duel.choose(player, agent(view, decision), decision.id, { kind: 'state' });
          accepted[at] = (accepted[at] ?? 0) + 1;
        } catch (error) {
          if (!(error instanceof WorkerLost)) throw error;
          refused++;
        }
      }
    };
    let isPlaying = true;
    const playing = Promise.all(tokens.map((_, at) => play(at))).finally(() => {
      isPlaying = false;
    });
    const ending = (async () => {
      for (let ended = 0; ended < 3; ended++) {
        // A request is tried again three times: each duel goes on before its thread ends again.
        const before = [...accepted];
        while (isPlaying && accepted.some((choices, at) => choices < (before[at] ?? 0) + 2))
          await new Promise((resolve) => setTimeout(resolve, 5));
        await hosted.endThreads();
      }
    })();
    await Promise.all([playing, ending]);
    expect(hosted.lost()).toBeGreaterThanOrEqual(6);
    expect(refused).toBe(0);
    for (const [index, { p1 }] of tokens.entries()) {
      const { duel } = await host.seat(p1);
      const stored = await store.load(duel.id);
      expect(stored?.choices).toHaveLength(accepted[index] ?? 0);
      const record = stored?.duel.record ?? '';
      expect(JSON.parse((await duel.read('p1', { kind: 'log', from: 0 })).text)).toEqual(
        JSON.parse(JSON.stringify(replay(record).logFor('p1'))),
      );
    }
  });

  it('lets watchers go on where they were', async () => {
    await using hosted = await hostOnThreads();
    const { host } = hosted;
    const tokens = await seated(host);
    const told: { readonly facts: readonly unknown[]; readonly next: number }[] = [];
    const seat = await host.seat(tokens.p1);
    const watcher: Watcher = {
      token: tokens.p1,
      viewer: 'p1',
      send: (text) => told.push(JSON.parse(text)),
      lost: () => {},
      over: () => {},
      isStopped: () => false,
    };
    told.push(JSON.parse((await seat.duel.watch(watcher, 0)).text));
    for (let made = 0; made < 8; made++) {
      const { waitingFor = 'p1' } = await viewOf(seat);
      if (made % 3 === 1) await hosted.endThreads();
      const { id } = JSON.parse((await seat.duel.read(waitingFor, { kind: 'decision' })).text);
      await seat.duel.choose(waitingFor, [0], id, { kind: 'state' });
    }
    const log = JSON.parse((await seat.duel.read('p1', { kind: 'log', from: 0 })).text);
    expect(told.flatMap(({ facts }) => facts)).toEqual(log);
    expect(hosted.failures).toEqual([]);
  });

  it('again and again while it resumes one duel suspends that duel, and no other', async () => {
    await using hosted = await hostOnThreads();
    const { host, workers } = hosted;
    const [bad, good] = [await seated(host), await seated(host)];
    const { duel } = await host.seat(bad.p1);
    await hosted.endThreads();
    const ask = workers.ask.bind(workers);
    const deadly = { ...workers };
    Object.assign(workers, {
      ask: (id: string, method: 'resume', params: never) => {
        if (id === duel.id && method === 'resume') return Promise.reject(new WorkerLost('working'));
        return ask(id, method, params);
      },
    });
    const read = () => duel.read('p1', { kind: 'view' });
    await expect(read()).rejects.toThrow(WorkerLost);
    await expect(read()).rejects.toThrow('This duel cannot go on because of an error of the server');
    expect(duel.suspended).toBeDefined();
    expect((await viewOf(await host.seat(good.p1))).result).toBeUndefined();
    Object.assign(workers, deadly);
  });

  it('because it was silent for too long loses no choice, and who asked pays for it', async () => {
    const workers = await startThreads(1, { maxSilence: 2000 });
    const host = new DuelHost(hostSettings(memoryStore(), { workers }));
    const channel = new BroadcastChannel(workers.ends);
    const { p1, p2 } = await seated(host);
    const { waitingFor } = await viewOf(await host.seat(p1));
    const { duel } = await host.seat(p1);
    const player = waitingFor ?? 'p1';
    const view = await viewOf(await host.seat(player === 'p1' ? p1 : p2));
    const { decision } = view;
    const choice = decision === undefined ? [] : randomAgent(1)(view, decision);
    let paid = 0;
    const payer = {
      client: 'slow',
      pay: (ms: number) => {
        paid += ms;
      },
    };
    const before = workers.late(duel.id);
    channel.postMessage(60_000);
    // The thread has to have begun to do nothing before it is asked.
    await expect.poll(() => workers.late(duel.id) - before, { timeout: 10_000 }).toBeGreaterThan(1000);
    await duel.choose(player, choice, decision?.id ?? 0, { kind: 'decision' }, payer);
    expect(paid).toBeGreaterThanOrEqual(2000);
    expect(duel.stored.suspension).toBeUndefined();
    channel.close();
    await host.close();
  });

  it('twice because of one duel suspends it, until an administrator resumes it', async () => {
    const store = memoryStore();
    const workers = { ...workersHere() };
    const host = new DuelHost(hostSettings(store, { workers }));
    const [bad, good] = [await seated(host), await seated(host)];
    const { duel } = await host.seat(bad.p1);
    const { ask } = workers;
    Object.assign(workers, {
      ask: (id: string, method: 'act', params: never) =>
        id === duel.id && method === 'act'
          ? Promise.reject(new WorkerLost('overdue'))
          : ask(id, method, params),
    });
    const concede = () => duel.concede('p1');
    await expect(concede()).rejects.toMatchObject({ data: { code: 'DUEL_SUSPENDED' } });
    expect((await store.load(duel.id))?.duel.suspension).toEqual({
      reason: 'A step of this duel takes the server too long.',
    });
    expect((await viewOf(await host.seat(bad.p2))).result).toBeUndefined();
    await (await host.seat(good.p1)).duel.concede('p1');
    Object.assign(workers, { ask });
    await expect(concede()).rejects.toMatchObject({ data: { code: 'DUEL_SUSPENDED' } });
    await (await host.admin.find(duel.id)).resume();
    expect((await concede())?.winner).toBe('p2');
    await host.close();
  });

  it('cannot be asked any more when the server has closed', async () => {
    const workers = await startThreads(1);
    await workers.close();
    await expect(workers.ask('a', 'release', null)).rejects.toThrow(WorkerLost);
  });

  it('that cannot begin is an error of the start', async () => {
    const module = new URL('noSuchModule.mjs', import.meta.url);
    await expect(startThreads(1, { module })).rejects.toThrow('noSuchModule.mjs');
  });
});
