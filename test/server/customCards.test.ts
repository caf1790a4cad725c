import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levelStore, memoryStore } from '@taiki/server';
import { allCards, type DuelView, describeCard, findCard, greedyAgent, replay } from 'taiki';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../server/duels/customCards.ts';
import { DuelHost } from '../../server/duels/duelHost.ts';
import { customScout } from '../support/customScout.ts';
import { type Client, DECKS, seatTwo, served } from './client.ts';
import { CUSTOM } from './customCardSet.ts';
import { CLIENT, hostSettings } from './hostSettings.ts';
import { startThreads } from './threads.ts';

const { cards: scouts } = CUSTOM;

const usesScout = (record: string): boolean =>
  replay(record).log.some((fact) => fact.kind === 'cardUsed' && fact.name?.startsWith(customScout.name));

async function created(client: Client, settings: object = {}) {
  const { invitation = '', ...duel } = await client.call('duel.create', {
    clock: 'none',
    ...CUSTOM,
    ...settings,
  });
  const { hash, cards } = await client.call('duel.terms', { duel: invitation || duel.duel });
  return { ...duel, invitation, hash: hash ?? '', cards };
}

const CHOICES = 12;

/** Makes some choices, and concedes. @returns the record. */
async function played(client: Client, tokens: readonly string[]): Promise<string> {
  const [p1 = '', p2 = ''] = tokens;
  for (let made = 0; made < CHOICES; made++) {
    const { waitingFor } = await client.call('duel.view', { duel: p1 });
    const duel = waitingFor === 'p2' ? p2 : p1;
    const { decision, ...view } = await client.call('duel.view', { duel });
    if (decision === undefined) break;
    const choice = greedyAgent({ ...view, decision } as DuelView, decision);
    await client.call('duel.choose', { duel, choice, decision: decision.id });
  }
  await client.call('duel.concede', { duel: p1 });
  return client.call('duel.record', { duel: p1 });
}

describe('the custom cards of a duel', () => {
  it('are shown to who is invited, with what is printed on them, and are agreed to by their hash', async () => {
    await using server = await served();
    const [first, second] = [await server.client(), await server.client()];
    const { invitation, duel, spectate } = await created(first, { name: 'Ada' });
    const terms = await second.call('duel.terms', { duel: invitation });
    expect(terms).toEqual({
      names: { p1: 'Ada', p2: null },
      clock: null,
      rules: null,
      askEverything: false,
      concealDecisions: true,
      cards: scouts.map((one) => ({ definition: one, text: describeCard(one), replaces: false })),
      hash: createHash('sha256').update(canonicalJson(scouts)).digest('hex'),
    });
    for (const token of [duel, spectate])
      expect(await second.call('duel.terms', { duel: token })).toEqual(terms);
    const { p1 } = await seatTwo(first, second);
    expect((await first.call('duel.terms', { duel: p1 })).hash).toBeNull();
    const joining = { invitation, deck: DECKS.p2 };
    const refusals = [];
    for (const cards of [undefined, '', 'x'.repeat(64)])
      refusals.push(await second.refused('duel.join', cards === undefined ? joining : { ...joining, cards }));
    expect(refusals).toEqual(Array(3).fill('CARDS_NOT_AGREED'));
    const joined = await second.call('duel.join', { ...joining, deck: CUSTOM.deck, cards: terms.hash ?? '' });
    expect(await second.refused('duel.terms', { duel: invitation })).toBe('BAD_TOKEN');
    expect(usesScout(await played(first, [duel, joined.duel]))).toBe(true);
  });

  it('have the same hash in whatever order their keys are', () => {
    const reversed = Object.fromEntries(Object.entries(customScout).reverse());
    expect(JSON.stringify(reversed)).not.toBe(JSON.stringify(customScout));
    expect(canonicalJson([reversed])).toBe(canonicalJson([customScout]));
  });

  it('are not agreed to where there are none', async () => {
    await using server = await served();
    const client = await server.client();
    const { invitation = '' } = await client.call('duel.create', { deck: DECKS.p1 });
    const params = { invitation, deck: DECKS.p2, cards: 'x' };
    expect(await client.refused('duel.join', params)).toBe('CARDS_NOT_AGREED');
    await client.call('duel.join', { invitation, deck: DECKS.p2 });
  });

  it('say which built-in cards they replace', async () => {
    await using server = await served();
    const client = await server.client();
    const hulcus = { ...findCard('Aqua Hulcus'), power: 9000 };
    const { cards, duel } = await created(client, { cards: [...scouts, hulcus], agent: 'greedy' });
    expect(cards.filter(({ replaces }) => replaces).map(({ definition }) => definition)).toEqual([hulcus]);
    await client.call('duel.concede', { duel });
    expect(await client.call('duel.record', { duel })).toContain('"power":9000');
  });

  it('may be as deep as the built-in card that is deepest', async () => {
    const depth = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
    const deepest = allCards.reduce((one, other) => (depth(other) > depth(one) ? other : one));
    await using server = await served();
    const client = await server.client();
    await client.call('duel.create', { deck: DECKS.p1, cards: [deepest] });
  });

  it('are played against an agent, and again in a rematch', async () => {
    await using server = await served();
    const client = await server.client();
    const { duel, hash } = await created(client, { agent: 'greedy' });
    expect(usesScout(await played(client, [duel]))).toBe(true);
    const again = (await client.call('duel.rematch', { duel })).duel ?? '';
    expect((await client.call('duel.terms', { duel: again })).hash).toBe(hash);
    expect(usesScout(await played(client, [again]))).toBe(true);
  });

  it('are kept by a store, and shown to who joins after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'taiki-cards-'));
    try {
      const before = await served({ store: await levelStore(folder) });
      const { invitation, hash } = await created(await before.client());
      const going = await created(await before.client());
      const { duel } = await (await before.client()).call('duel.join', {
        invitation: going.invitation,
        deck: CUSTOM.deck,
        cards: hash,
      });
      await before.close();
      await using after = await served({ store: await levelStore(folder) });
      expect(await after.resumed).toEqual({ resumed: 2, suspended: 0 });
      const [first, second] = [await after.client(), await after.client()];
      expect(usesScout(await played(first, [going.duel, duel]))).toBe(true);
      const { cards } = await second.call('duel.terms', { duel: invitation });
      expect(cards.map(({ definition }) => definition)).toEqual(scouts);
      await second.call('duel.join', { invitation, deck: DECKS.p2, cards: hash });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are played on threads', async () => {
    const workers = await startThreads(2);
    const host = new DuelHost(hostSettings(memoryStore(), { workers }));
    const { invitation = '', duel } = await host.create(CUSTOM, CLIENT);
    const { hash } = await host.terms(invitation, CLIENT);
    const mismatch = host.join({ invitation, deck: DECKS.p2 }, CLIENT);
    await expect(mismatch).rejects.toThrow(hash ?? '');
    await host.join({ invitation, deck: DECKS.p2, cards: hash ?? '' }, CLIENT);
    const seat = await host.seat(duel);
    expect(JSON.parse((await seat.duel.read('p1', { kind: 'view' })).text).turn).toBe(1);
    await expect(
      host.create({ ...CUSTOM, cards: [{ ...customScout, cost: -1 }] }, CLIENT),
    ).rejects.toMatchObject({
      code: 'BAD_CARD',
    });
    await host.close();
  });
});

describe('custom cards that are refused', () => {
  const named = (name: string) => ({ ...customScout, name });
  it.each([
    ['no list', { a: 1 }, 'INVALID_PARAMS', '"cards"'],
    ['no card', [7], 'BAD_CARD', 'Card 1 of 1'],
    [
      'a wrong field',
      [customScout, { ...named('Other'), cost: -1 }],
      'BAD_CARD',
      'Card 2 of 2: Card "Other": cost',
    ],
    ['an unknown field', [{ ...customScout, rarity: 9 }], 'BAD_CARD', 'rarity'],
    ['one name twice', [customScout, customScout], 'BAD_CARD', '"Lantern Scout" is there twice'],
    ['a name that cannot be seen', [named('a\u3164b')], 'BAD_CARD', 'can all be seen'],
    [
      'the name of another one with marks against the order of writing',
      [named('a\u202eb')],
      'BAD_CARD',
      'without characters that change its direction',
    ],
    ['too many', Array.from({ length: 41 }, (_, at) => named(`Scout ${at}`)), 'BAD_CARD', 'at most 40'],
    ['too long', [{ ...customScout, races: Array(200).fill('x'.repeat(200)) }], 'BAD_CARD', '16384'],
  ])('%s', async (_, cards, code, message) => {
    await using server = await served({ metricsPort: 0 });
    const client = await server.client();
    const { error } = await client.ask('duel.create', { deck: DECKS.p1, cards });
    expect([error?.data.code, error?.message]).toEqual([code, expect.stringContaining(message)]);
    const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    expect(metrics).toContain('taiki_duels_unfinished 0');
  });

  it('by a server that takes none', async () => {
    await using server = await served({ limits: { customCards: 0 } });
    const client = await server.client();
    expect(await client.refused('duel.create', { ...CUSTOM })).toBe('BAD_CARD');
    await client.call('duel.create', { deck: DECKS.p1, cards: [] });
    expect((await client.call('server.info', {})).limits.customCards).toBe(0);
  });
});
