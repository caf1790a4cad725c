import { createHash } from 'node:crypto';
import type { DuelUpdate } from '@taiki/server';
import { createDuel, greedyAgent, type Player, randomAgent, replay, starterDecks } from 'taiki';
import { describe, expect, it, vi } from 'vitest';
import { DECKS, playSeat, seatTwo, served } from './client.ts';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The views of a player at each decision of a duel, and after its end. */
function viewsOf(record: string, player: Player): readonly unknown[] {
  const views: unknown[] = [];
  replay(record, { onStep: (duel) => views.push(json(duel.view(player))) });
  return views;
}

describe('a duel of two clients', () => {
  it('goes to its end, and each is told the views of its player and nothing else', async () => {
    await using server = await served();
    const [first, second] = [await server.client(), await server.client()];
    const { p1, p2, created } = await seatTwo(first, second);
    const [told1, told2] = await Promise.all([playSeat(first, p1), playSeat(second, p2, randomAgent(7))]);
    const record = await first.call('duel.record', { duel: p1 });
    expect(told1.map(({ view }) => view)).toEqual(viewsOf(record, 'p1'));
    expect(told2.map(({ view }) => view)).toEqual(viewsOf(record, 'p2'));
    const log = replay(record);
    for (const [player, told] of [
      ['p1', told1],
      ['p2', told2],
    ] as const) {
      expect(told.flatMap(({ facts }) => facts)).toEqual(json(log.logFor(player)));
      expect(told.at(-1)?.view?.result).toEqual(json(log.result));
    }
    const { seed, salt, commitment } = await second.call('duel.proof', { duel: p2 });
    expect(commitment).toBe(created.commitment);
    expect(createHash('sha256').update(`${salt}:${seed}`).digest('hex')).toBe(commitment);
    expect(record).toContain(`seed: ${seed}\n`);
    expect(await first.call('duel.seed', { duel: p1 })).toBe(seed);
    const said = [...first.texts, ...second.texts].slice(0, -3).join('');
    expect(said).not.toContain(salt);
  });

  it('is asked wherever hidden cards could matter, unless its creator wants otherwise', async () => {
    await using server = await served();
    const client = await server.client();
    for (const [concealDecisions, asks] of [
      [undefined, true],
      [false, false],
    ] as const) {
      const settings = concealDecisions === undefined ? {} : { concealDecisions };
      const { duel } = await client.call('duel.create', {
        deck: DECKS.p1,
        agent: 'random',
        clock: 'none',
        ...settings,
      });
      await client.call('duel.concede', { duel });
      expect((await client.call('duel.record', { duel })).includes('asks: concealed')).toBe(asks);
    }
  });

  it('against an agent hands it what its player may know', async () => {
    await using server = await served();
    const client = await server.client();
    const { duel } = await client.call('duel.create', { deck: DECKS.p1, agent: 'greedy' });
    const deck = starterDecks[DECKS.p1];
    const known = vi.spyOn(Object.getPrototypeOf(createDuel({ decks: { p1: deck, p2: deck } })), 'known');
    await playSeat(client, duel);
    expect(new Set(known.mock.calls.flat())).toEqual(new Set(['p2']));
    known.mockRestore();
  });

  it('against an agent begins at once', async () => {
    await using server = await served();
    const client = await server.client();
    const created = await client.call('duel.create', {
      deck: DECKS.p1,
      agent: 'greedy',
      agentDeck: DECKS.p2,
    });
    expect(created.invitation).toBeUndefined();
    const told = await playSeat(client, created.duel);
    expect(told.at(-1)?.status).toBe('over');
    expect(replay(await client.call('duel.record', { duel: created.duel })).result).toEqual(
      told.at(-1)?.view?.result,
    );
  });

  it('has the methods of the stdio server, for the player of the token', async () => {
    await using server = await served();
    const [first, second] = [await server.client(), await server.client()];
    const seats = await seatTwo(first, second);
    const view = await first.call('duel.view', { duel: seats.p1 });
    const [asked, waiting] = view.decision === undefined ? [seats.p2, seats.p1] : [seats.p1, seats.p2];
    const player = asked === seats.p1 ? 'p1' : 'p2';
    const decision = await first.call('duel.decision', { duel: asked, player });
    expect(decision).toEqual((await first.call('duel.view', { duel: asked })).decision);
    expect(await first.call('duel.decision', { duel: waiting })).toBeNull();
    const { choices, complete } = await first.call('duel.legalChoices', { duel: asked });
    expect([choices.length > 1, complete]).toEqual([true, true]);
    expect(await first.call('duel.legalChoices', { duel: waiting })).toEqual({ choices: [], complete: true });
    expect(await first.call('duel.explain', { duel: waiting })).toEqual([]);
    expect(await first.call('duel.state', { duel: asked })).toBe(view.state);
    const stepped = await first.call('duel.step', {
      duel: asked,
      choice: choices[0] ?? [],
      decision: decision?.id ?? -1,
    });
    expect(Object.keys(stepped)).toEqual([player]);
    expect(stepped[player]?.facts.length).toBeGreaterThan(0);
    const log = await first.call('duel.log', { duel: asked });
    expect(await first.call('duel.log', { duel: asked, from: 3 })).toEqual(log.slice(3));
    expect(await first.call('duel.result', { duel: asked })).toBeNull();
    expect(await first.call('duel.concede', { duel: asked })).toMatchObject({ reason: 'concession' });
    expect(await first.call('duel.result', { duel: waiting })).toMatchObject({ reason: 'concession' });
  });
});

describe('a token', () => {
  it('of one seat tells nothing of the other, and that of a spectator nothing of both', async () => {
    await using server = await served();
    const [first, second] = [await server.client(), await server.client()];
    const { p1, p2, created } = await seatTwo(first, second);
    const { spectate } = created;
    for (const method of ['duel.view', 'duel.decision', 'duel.log', 'duel.concede']) {
      expect(await first.refused(method, { duel: p1, player: 'p2' })).toBe('NOT_YOUR_SEAT');
      expect(await first.refused(method, { duel: p1, player: 'judge' })).toBe('INVALID_PARAMS');
    }
    for (const method of ['duel.seed', 'duel.record', 'duel.proof', 'duel.rematch'])
      expect(await first.refused(method, { duel: p1 })).toBe('NOT_OVER');
    expect(await first.refused('duel.choose', { duel: spectate, choice: [0], decision: 1 })).toBe(
      'NOT_YOUR_SEAT',
    );
    expect(await first.refused('duel.concede', { duel: spectate })).toBe('NOT_YOUR_SEAT');
    expect(await first.refused('duel.rematch', { duel: spectate })).toBe('NOT_YOUR_SEAT');
    const other = (await first.call('duel.view', { duel: p1 })).decision === undefined ? p1 : p2;
    expect(await first.refused('duel.choose', { duel: other, choice: [0], decision: 1 })).toBe(
      'WRONG_PLAYER',
    );
    const id = p1.split('.')[0];
    for (const token of [id, `${id}.`, `${id}.${'A'.repeat(32)}`, `${'A'.repeat(16)}.${'A'.repeat(32)}`, ''])
      expect(await first.refused('duel.view', { duel: token })).toBe('BAD_TOKEN');
  });

  it('of an invitation can be used once', async () => {
    await using server = await served();
    const client = await server.client();
    const { joined, created } = await seatTwo(client, client);
    expect(joined.player).toBe('p2');
    const again = { invitation: created.invitation, deck: DECKS.p1 };
    expect(await client.refused('duel.join', again)).toBe('INVITATION_USED');
    expect(await client.refused('duel.join', { ...again, invitation: created.duel })).toBe('INVITATION_USED');
  });
});

describe('a refused answer', () => {
  it('changes nothing, and does not tell how often the opponent has decided', async () => {
    await using server = await served();
    const client = await server.client();
    const { p1, p2 } = await seatTwo(client, client);
    const asked = async () =>
      (await client.call('duel.view', { duel: p1 })).decision === undefined ? p2 : p1;
    for (let turn = 0; turn < 6; turn++) {
      const duel = await asked();
      const { choices } = await client.call('duel.legalChoices', { duel, most: 1 });
      const decision = await client.openDecision(duel);
      await client.call('duel.choose', { duel, choice: choices[0] ?? [], decision });
    }
    const duel = await asked();
    const before = await client.call('duel.view', { duel });
    const id = before.decision?.id;
    const { error } = await client.ask('duel.choose', { duel, choice: [99], decision: id });
    expect(error?.data.code).toBe('ILLEGAL_CHOICE');
    expect(error?.message).toMatch(new RegExp(`^Decision ${id} `));
    expect(await client.refused('duel.choose', { duel, choice: [0], decision: 99 })).toBe('STALE_DECISION');
    for (const method of ['duel.choose', 'duel.step']) {
      const unnamed = await client.ask(method, { duel, choice: [0] });
      expect(unnamed.error?.data.code).toBe('INVALID_PARAMS');
      expect(unnamed.error?.message).toBe(
        `${method}: "decision" is missing. Expected the id of the decision that is answered, a number.`,
      );
    }
    expect(await client.call('duel.view', { duel })).toEqual(before);
  });

  it('of a deck or rules creates no duel', async () => {
    await using server = await served({ limits: { duelsPerClient: 1 } });
    const client = await server.client();
    expect(await client.refused('duel.create', { deck: ['Aqua Hulcus'] })).toBe('BAD_DECK');
    expect(await client.refused('duel.create', { deck: 'none' })).toBe('BAD_DECK');
    expect(await client.refused('duel.create', { deck: DECKS.p1, rules: '9.99' })).toBe('BAD_OPTIONS');
    expect(await client.refused('duel.create', { deck: DECKS.p1, seed: 7 })).toBe('INVALID_PARAMS');
    expect(await client.refused('duel.create', { deck: DECKS.p1 })).toBeUndefined();
    expect(await client.refused('duel.create', { deck: DECKS.p1 })).toBe('TOO_MANY_DUELS');
  });
});

describe('an answer to a choice', () => {
  const kindOf = (text: string): string => {
    const { method, params } = JSON.parse(text);
    return method === undefined ? 'answer' : `${method} ${params.viewer}`;
  };

  it('comes before the updates of the choice, and these come before any later answer of the duel', async () => {
    await using server = await served();
    const [first, second] = [await server.client(), await server.client()];
    const { p1, p2 } = await seatTwo(first, second);
    for (const client of [first, second]) {
      await client.call('duel.watch', { duel: p1 });
      await client.call('duel.watch', { duel: p2 });
    }
    for (let made = 0; made < 20; made++) {
      const { waitingFor } = await first.call('duel.view', { duel: p1 });
      const [duel, other] = waitingFor === 'p1' ? [p1, p2] : [p2, p1];
      const { choices } = await first.call('duel.legalChoices', { duel, most: 1 });
      const decision = await first.openDecision(duel);
      for (const client of [first, second]) client.texts.length = 0;
      const chosen = first.ask('duel.choose', { duel, choice: choices[0], decision });
      const read = first.call('duel.state', { duel: other });
      expect((await chosen).error).toBeUndefined();
      await second.call('duel.state', { duel: other });
      await read;
      const [told, toldOther] = [first, second].map(({ texts }) => texts.map(kindOf));
      expect(told).toEqual(['answer', 'duel.changed p1', 'duel.changed p2', 'answer']);
      expect(toldOther).toEqual(['duel.changed p1', 'duel.changed p2', 'answer']);
    }
  });
});

describe('a lost connection', () => {
  it('comes back with the number of the last fact, and misses none', async () => {
    await using server = await served();
    const [first, second] = [await server.client(), await server.client()];
    const { p1, p2 } = await seatTwo(first, second);
    const whole = playSeat(second, p2, randomAgent(3));
    const facts: unknown[] = [];
    let next = 0;
    for (let status = 'playing'; status !== 'over'; ) {
      const client = await server.client();
      const missed = await client.call('duel.watch', { duel: p1, from: next });
      expect(missed.next - missed.facts.length).toBe(Math.min(next, missed.next));
      const told = await playSeat(client, p1, greedyAgent, 5);
      facts.push(...missed.facts);
      next = missed.next;
      status = told.at(-1)?.status ?? 'over';
      client.close();
    }
    const { facts: rest } = await first.call('duel.watch', { duel: p1, from: next });
    expect([...facts, ...rest]).toEqual(await first.call('duel.log', { duel: p1 }));
    expect((await whole).at(-1)?.status).toBe('over');
  });
});

describe('spectators', () => {
  it('see a duel later, and only what both players may know', async () => {
    await using server = await served({ spectatorDelay: 1 });
    const client = await server.client();
    const { p1, p2, created } = await seatTwo(client, client);
    const duel = created.spectate;
    const early = await client.call('duel.watch', { duel });
    expect([early.status, early.view]).toEqual(['waiting', null]);
    expect(await client.refused('duel.view', { duel })).toBe('NOT_STARTED');
    expect(await client.call('duel.log', { duel })).toEqual([]);
    await client.call('duel.concede', { duel: p1 });
    expect(await client.refused('duel.record', { duel })).toBe('NOT_OVER');
    expect((await client.call('duel.view', { duel: p2 })).result?.reason).toBe('concession');
    const later = await client.update(
      (update: DuelUpdate) => update.duel === duel && update.status === 'over',
    );
    const { view } = later;
    expect(view?.viewer).toBe('spectator');
    expect(view?.decision).toBeUndefined();
    expect(view?.zones.p1.hand.every(({ hidden }) => hidden)).toBe(true);
    expect(await client.call('duel.record', { duel })).toContain('concedes');
  });
});

describe('a rematch', () => {
  it('begins when both have asked, with new tokens that only they have', async () => {
    await using server = await served();
    const [first, second] = [await server.client(), await server.client()];
    const { p1, p2, created } = await seatTwo(first, second);
    await first.call('duel.concede', { duel: p1 });
    await second.call('duel.watch', { duel: p2 });
    expect(await first.call('duel.rematch', { duel: p1 })).toEqual({});
    const asked = await second.update(({ rematch }) => rematch.length > 0);
    expect(asked.rematch).toEqual(['p1']);
    const again2 = await second.call('duel.rematch', { duel: p2 });
    const again1 = await first.call('duel.rematch', { duel: p1 });
    expect(await second.call('duel.rematch', { duel: p2 })).toEqual(again2);
    const view1 = await first.call('duel.watch', { duel: again1.duel ?? '' });
    const view2 = await second.call('duel.watch', { duel: again2.duel ?? '' });
    expect([view1.viewer, view2.viewer, view1.status]).toEqual(['p1', 'p2', 'playing']);
    expect(view1.commitment).not.toBe(created.commitment);
    expect(new Set([p1, p2, again1.duel, again2.duel]).size).toBe(4);
  });

  it('against an agent begins at once', async () => {
    await using server = await served();
    const client = await server.client();
    const { duel } = await client.call('duel.create', { deck: DECKS.p1, agent: 'greedy' });
    await client.call('duel.concede', { duel });
    const again = await client.call('duel.rematch', { duel });
    expect((await client.call('duel.view', { duel: again.duel ?? '' })).result).toBeUndefined();
  });
});

describe('a clock', () => {
  const [initial, increment] = [1, 0];

  it('that has run out loses the duel', async () => {
    await using server = await served();
    const client = await server.client();
    const clock = { initial, increment, onTimeout: 'loss' } as const;
    const { p1 } = await seatTwo(client, client, { clock });
    const { view } = await client.call('duel.watch', { duel: p1 });
    const ended = await client.update(({ status }) => status === 'over');
    expect(ended.timedOut).toBe(view?.waitingFor);
    expect(ended.view?.result).toMatchObject({
      winner: view?.waitingFor === 'p1' ? 'p2' : 'p1',
      reason: 'concession',
    });
  });

  it('that has run out answers for its player, again after each increment', async () => {
    await using server = await served();
    const client = await server.client();
    const clock = { initial, increment: 1, onTimeout: 'default' } as const;
    const { duel } = await client.call('duel.create', { deck: DECKS.p1, agent: 'greedy', clock });
    const first = await client.call('duel.watch', { duel });
    expect(first.clock).toMatchObject({ running: 'p1', onTimeout: 'default' });
    await client.update(({ facts }) => facts.some(({ kind }) => kind === 'choiceMade'));
    expect(client.updates[0]?.clock?.p1).toBeLessThanOrEqual(1000);
    expect(client.updates[0]?.status).toBe('playing');
    await client.update((update) => client.updates.indexOf(update) === 1);
  });

  it('runs for the player who is asked, and gains its increment by an answer', async () => {
    await using server = await served();
    const client = await server.client();
    const clock = { initial: 100, increment: 50, onTimeout: 'loss' } as const;
    const { p1, p2 } = await seatTwo(client, client, { clock });
    const { clock: before, view } = await client.call('duel.watch', { duel: p1 });
    const asked = view?.waitingFor ?? 'p1';
    expect(before?.running).toBe(asked);
    const duel = asked === 'p1' ? p1 : p2;
    await client.call('duel.choose', { duel, choice: [0], decision: await client.openDecision(duel) });
    const { clock: after } = await client.update(() => true);
    expect(after?.[asked]).toBeGreaterThan(140_000);
    expect(after?.[asked]).toBeLessThanOrEqual(150_000);
    expect(after?.[asked === 'p1' ? 'p2' : 'p1']).toBe(100_000);
  });
});
