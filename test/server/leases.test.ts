import { type DuelStore, memoryStore } from '@taiki/server';
import { expect, it } from 'vitest';
import { seatTwo, served } from './client.ts';

/** A shared store whose lease can be lost, and whose writes can be held back. */
async function leased() {
  const store = memoryStore();
  let lost = () => {};
  let written: Promise<void> = Promise.resolve();
  let read: Promise<void> = Promise.resolve();
  let fails = false;
  const shared: DuelStore = {
    ...store,
    change: async (id, change) => {
      await written;
      if (fails) throw new Error('connection lost');
      await store.change(id, change);
    },
    load: async (id) => {
      await read;
      return store.load(id);
    },
    shared: {
      lease: 60_000,
      secret: () => 'secret',
      join: async (_, onLost) => {
        lost = onLost;
      },
      orphans: async () => [],
    },
  };
  return {
    store: shared,
    loseLease: () => lost(),
    /** @returns what lets the writes go on. */
    holdWrites: () => {
      let release = () => {};
      written = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** @returns what lets those that have begun go on; later ones do not wait. */
    holdReads: () => {
      let release = () => {};
      read = new Promise((resolve) => {
        release = resolve;
      });
      return {
        holdNoMore: () => {
          read = Promise.resolve();
        },
        release,
      };
    },
    setWrites: (to: 'fail' | 'work') => {
      fails = to === 'fail';
    },
  };
}

it('requests that wait when a lease is lost are answered with what is stored', async () => {
  const { store, loseLease, holdWrites } = await leased();
  await using server = await served({ store });
  const [first, second] = [await server.client(), await server.client()];
  const { p1, p2 } = await seatTwo(first, second);
  const { waitingFor } = await first.call('duel.view', { duel: p1 });
  const [asked, other] = waitingFor === 'p1' ? [p1, p2] : [p2, p1];
  const release = holdWrites();
  const before = await second.call('duel.view', { duel: asked });
  const chosen = first.ask('duel.choose', { duel: asked, choice: [0], decision: before.decision?.id });
  const seen = second.ask('duel.view', { duel: other });
  // The choice is on its way to the store, and the view waits for it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  loseLease();
  release();
  const [answer, viewed] = await Promise.all([chosen, seen]);
  expect([answer.error, viewed.error]).toEqual([undefined, undefined]);
  const after = await second.call('duel.view', { duel: asked });
  expect(after.decision?.id).not.toBe(before.decision?.id);
  expect(viewed.result).toEqual(await second.call('duel.view', { duel: other }));
});

it('a duel that is read again while the lease is lost is answered where it is now', async () => {
  const { store, loseLease, holdReads, setWrites } = await leased();
  await using server = await served({ store });
  const [first, second] = [await server.client(), await server.client()];
  const { p1, p2 } = await seatTwo(first, second);
  const { waitingFor } = await first.call('duel.view', { duel: p1 });
  const asked = waitingFor === 'p1' ? p1 : p2;
  const decision = await first.openDecision(asked);
  setWrites('fail');
  expect(await first.refused('duel.choose', { duel: asked, choice: [0], decision })).toBe('STORE_FAILED');
  setWrites('work');
  const reading = holdReads();
  const chosen = first.ask('duel.choose', { duel: asked, choice: [0], decision });
  await new Promise((resolve) => setTimeout(resolve, 100));
  reading.holdNoMore();
  loseLease();
  await second.call('duel.view', { duel: p1 });
  reading.release();
  expect((await chosen).error).toBeUndefined();
  const { waitingFor: next } = await second.call('duel.view', { duel: p1 });
  const then = next === 'p1' ? p1 : p2;
  const answer = { duel: then, choice: [0], decision: await second.openDecision(then) };
  expect(await second.refused('duel.choose', answer)).toBeUndefined();
});
