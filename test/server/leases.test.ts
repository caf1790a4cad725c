import { type DuelStore, memoryStore } from '@taiki/server';
import { expect, it } from 'vitest';
import { seatTwo, served } from './client.ts';

/** A shared store whose lease can be lost, and whose writes can be held back. */
async function leased() {
  const store = memoryStore();
  let lost = () => {};
  let written: Promise<void> = Promise.resolve();
  const shared: DuelStore = {
    ...store,
    change: async (id, change) => {
      await written;
      await store.change(id, change);
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
