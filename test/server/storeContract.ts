import type { DuelStore, StoredChoice, StoredDuel } from '@taiki/server';
import { describe, expect, it } from 'vitest';

export const storedDuel = (id: string, more: Partial<StoredDuel> = {}): StoredDuel => ({
  id,
  status: 'waiting',
  createdAt: 1000,
  changedAt: 1000,
  seed: 7,
  salt: 'salt',
  seats: { p1: { token: 'hash', name: null, deck: ['Aqua Hulcus'] } },
  spectate: `${id}.s`,
  clock: null,
  askEverything: false,
  concealDecisions: true,
  ...more,
});

const duel = storedDuel;

const choice = (answer: number): StoredChoice => ({
  player: 'p1',
  kind: 'main',
  answer: [answer],
  check: 'c',
});

/** What every store does. @param open opens an empty one. */
export const describeStore = (name: string, open: () => Promise<DuelStore>) =>
  describe(`a store in ${name}`, () => {
    it('loads what was written', async () => {
      const store = await open();
      expect(await store.load('a')).toBeUndefined();
      await store.create(duel('a'));
      await store.create(duel('ab'));
      await store.change('a', { after: 0, choices: [choice(0), choice(1)] });
      await store.change('a', { after: 2, choices: [choice(2)], duel: duel('a', { status: 'playing' }) });
      expect(await store.load('a')).toEqual({
        duel: duel('a', { status: 'playing' }),
        choices: [choice(0), choice(1), choice(2)],
      });
      expect(await store.load('ab')).toEqual({ duel: duel('ab'), choices: [] });
      await store.close();
    });

    it('refuses choices that do not follow those that it has', async () => {
      const store = await open();
      await store.create(duel('a'));
      await store.change('a', { after: 0, choices: [choice(0)] });
      for (const after of [0, 2])
        await expect(store.change('a', { after, choices: [choice(1)] })).rejects.toThrow();
      expect((await store.load('a'))?.choices).toEqual([choice(0)]);
      await store.close();
    });

    it('writes changes of many duels at once, without those that it refuses', async () => {
      const store = await open();
      const ids = Array.from({ length: 30 }, (_, index) => `duel${index}`);
      await Promise.all(ids.map((id) => store.create(duel(id))));
      const has = (index: number) => (index % 10 === 7 ? 1 : 0);
      const written = await Promise.allSettled(
        ids.map((id, index) => store.change(id, { after: has(index), choices: [choice(index)] })),
      );
      expect(written.map(({ status }) => status)).toEqual(
        ids.map((_, index) => (has(index) === 0 ? 'fulfilled' : 'rejected')),
      );
      for (const [index, id] of ids.entries())
        expect((await store.load(id))?.choices).toEqual(has(index) === 0 ? [choice(index)] : []);
      await store.close();
    });

    it('lists duels that are not over, and removes old ones that nobody plays', async () => {
      const store = await open();
      for (const id of ['waiting', 'playing', 'over', 'young']) await store.create(duel(id));
      const changed = (id: string, more: Partial<StoredDuel>) =>
        store.change(id, { after: 0, choices: [choice(0)], duel: duel(id, more) });
      await changed('playing', { status: 'playing' });
      await changed('over', { status: 'over', changedAt: 1500 });
      await changed('young', { status: 'over', changedAt: 3000 });
      expect([...(await store.unfinished())].sort()).toEqual(['playing', 'waiting']);
      expect([...(await store.prune(2000))].sort()).toEqual(['over', 'waiting']);
      expect(await store.unfinished()).toEqual(['playing']);
      expect((await store.load('young'))?.choices).toHaveLength(1);
      expect(await store.load('over')).toBeUndefined();
      expect(await store.prune(2000)).toEqual([]);
      await store.close();
    });

    it('adds a rematch with the change that begins it', async () => {
      const store = await open();
      await store.create(duel('a'));
      await store.change('a', {
        after: 0,
        choices: [],
        duel: duel('a', { status: 'over' }),
        rematch: duel('b'),
      });
      expect((await store.load('b'))?.duel).toEqual(duel('b'));
      expect(await store.unfinished()).toEqual(['b']);
      await store.close();
    });
  });
