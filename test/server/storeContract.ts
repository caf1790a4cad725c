import type { DuelStore, ListedPage, OpenDuel, StoredChoice, StoredDuel } from '@taiki/server';
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

    it('lists duels that anybody may join, the newest first, a page at a time', async () => {
      const store = await open();
      const listing = (createdAt: number): OpenDuel => ({
        invitation: `i${createdAt}`,
        name: null,
        verified: false,
        createdAt,
        clock: null,
        rules: null,
        askEverything: false,
        concealDecisions: true,
        customCards: 0,
      });
      const listed = (id: string, createdAt: number) => duel(id, { createdAt, listing: listing(createdAt) });
      // Letters of both cases: the order is that of bytes, whatever the language of a database.
      for (const [id, createdAt] of [
        ['a', 5],
        ['B', 7],
        ['b', 7],
        ['c', 7],
        ['d', 90],
        ['e', 1000],
      ] as const)
        await store.create(listed(id, createdAt));
      await store.create(duel('private'));
      const idsOf = async (page: ListedPage) => (await store.listed(page)).map(({ id }) => id);
      expect(await idsOf({ since: 0, most: 10 })).toEqual(['e', 'd', 'c', 'b', 'B', 'a']);
      expect(await idsOf({ since: 7, most: 10 })).toEqual(['e', 'd', 'c', 'b', 'B']);
      expect(await idsOf({ since: 0, most: 2 })).toEqual(['e', 'd']);
      expect(await idsOf({ since: 0, most: 2, before: { createdAt: 90, id: 'd' } })).toEqual(['c', 'b']);
      expect(await idsOf({ since: 0, most: 9, before: { createdAt: 7, id: 'b' } })).toEqual(['B', 'a']);
      expect((await store.listed({ since: 1000, most: 1 }))[0]?.listing).toEqual(listing(1000));
      await store.change('d', { after: 0, choices: [choice(0)], duel: duel('d', { createdAt: 90 }) });
      expect(await idsOf({ since: 0, most: 10 })).toEqual(['e', 'c', 'b', 'B', 'a']);
      await store.change('e', { after: 0, choices: [choice(0)], duel: listed('e', 1000) });
      expect(await idsOf({ since: 0, most: 1 })).toEqual(['e']);
      await store.prune(2000);
      expect(await idsOf({ since: 0, most: 10 })).toEqual([]);
      await store.close();
    });

    it('lists the duels of an account, the newest first, a page at a time', async () => {
      const store = await open();
      const seat = (account?: string) => ({
        token: 'hash',
        name: null,
        deck: ['Aqua Hulcus'],
        ...(account === undefined ? {} : { account }),
      });
      const [ada, bob] = ['["https://a.example","ada"]', '!~ bob'];
      await store.create(duel('a', { createdAt: 1, seats: { p1: seat(ada) } }));
      await store.create(duel('b', { createdAt: 2, seats: { p1: seat(bob) } }));
      await store.create(duel('c', { createdAt: 3, seats: { p1: seat(ada), p2: seat(ada) } }));
      await store.create(duel('d', { createdAt: 3, seats: { p1: seat() } }));
      const idsOf = async (account: string, page: Partial<ListedPage> = {}) =>
        (await store.ofAccount(account, { since: 0, most: 9, ...page })).map(({ id }) => id);
      expect(await Promise.all([ada, bob, 'ada'].map((one) => idsOf(one)))).toEqual([['c', 'a'], ['b'], []]);
      const joined = duel('d', { createdAt: 3, status: 'playing', seats: { p1: seat(), p2: seat(ada) } });
      await store.change('d', { after: 0, choices: [choice(0)], duel: joined });
      expect(await idsOf(ada)).toEqual(['d', 'c', 'a']);
      expect(await idsOf(ada, { most: 1 })).toEqual(['d']);
      expect(await idsOf(ada, { before: { createdAt: 3, id: 'd' } })).toEqual(['c', 'a']);
      expect(await idsOf(ada, { since: 2 })).toEqual(['d', 'c']);
      const { id, status, createdAt, seats } = joined;
      expect((await store.ofAccount(ada, { since: 0, most: 1 }))[0]).toMatchObject({
        id,
        status,
        createdAt,
        seats,
      });
      await store.prune(2000);
      expect(await idsOf(ada)).toEqual(['d']);
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
