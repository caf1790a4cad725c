import {
  allCards,
  createDuel,
  type DuelSnapshot,
  type DuelView,
  greedyAgent,
  parseDeck,
  playOut,
  printDeck,
  starterDecks,
} from 'taiki';
import { describe, expect, it } from 'vitest';
import { answerAll } from '../../cli/serve/serve.ts';
import type { PlacedCard } from '../../engine/records/position.ts';
import { emptyZones } from '../../table/setUp.ts';
import { runTaiki } from './commandLine.ts';
import { Client } from './serveClient.ts';

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Plays a duel through the server by the greedy agent, with what the server says alone. */
async function playThrough(client: Client, duel: string): Promise<void> {
  let decision = await client.call('duel.decision', { duel });
  while (decision !== null) {
    const { player, id } = decision;
    const view = await client.call('duel.view', { duel, player });
    const choice = greedyAgent(view as DuelView, decision);
    decision = await client.call('duel.choose', { duel, choice, player, decision: id });
  }
}

describe('taiki serve, a duel', () => {
  it('comes out as the same duel played in process', async () => {
    const client = new Client();
    const duel = await client.duel();
    await playThrough(client, duel);
    const local = playOut(createDuel({ decks, seed: 7 }), { p1: greedyAgent, p2: greedyAgent });
    expect(await client.call('duel.result', { duel })).toEqual(json(local.result));
    expect(await client.call('duel.record', { duel })).toBe(local.record());
    expect(await client.call('duel.log', { duel })).toEqual(json(local.log));
    expect(await client.call('duel.log', { duel, from: 1000 })).toEqual(json(local.log.slice(1000)));
    expect(await client.call('duel.state', { duel })).toBe('over');
    expect(await client.call('duel.decision', { duel })).toBeNull();
    expect(await client.call('duel.explain', { duel })).toEqual([]);
    expect(await client.refused('duel.choose', { duel, choice: [0] })).toEqual(['DUEL_OVER', -32000]);
  });

  it('answers before its end with what the façade says', async () => {
    const client = new Client();
    const duel = await client.duel();
    const local = createDuel({ decks, seed: 7 });
    expect(await client.call('duel.decision', { duel })).toEqual(json(local.decision));
    expect(await client.call('duel.view', { duel, player: 'p2' })).toEqual(json(local.view('p2')));
    expect(await client.call('duel.explain', { duel })).toEqual(json(local.explain()));
    expect(await client.call('duel.log', { duel, player: 'p2' })).toEqual(json(local.logFor('p2')));
    const choices = [...local.legalChoices()];
    expect(await client.call('duel.legalChoices', { duel })).toEqual({ choices, complete: true });
    expect(await client.call('duel.legalChoices', { duel, most: choices.length })).toEqual({
      choices,
      complete: true,
    });
    expect(await client.call('duel.legalChoices', { duel, most: 2 })).toEqual({
      choices: choices.slice(0, 2),
      complete: false,
    });
    expect(await client.call('duel.snapshot', { duel })).toEqual(json(local.snapshot()));
    expect(await client.call('duel.state', { duel })).toBe('turn.charge.choosing');
    expect(await client.call('duel.result', { duel })).toBeNull();
  });

  it('goes on from a snapshot, as a fork and from a record, each on its own', async () => {
    const client = new Client();
    const duel = await client.duel();
    await client.call('duel.choose', { duel, choice: [0] });
    const snapshot = await client.call('duel.snapshot', { duel });
    const others = [
      await client.call('duel.restore', { snapshot }),
      await client.call('duel.fork', { duel }),
      await client.call('duel.replay', { record: await client.call('duel.record', { duel }) }),
    ];
    expect(others.map((other) => other.duel)).toEqual(['d2', 'd3', 'd4']);
    await playThrough(client, duel);
    for (const other of others) {
      expect(await client.call('duel.snapshot', other)).toEqual(snapshot);
      await playThrough(client, other.duel);
      expect(await client.call('duel.record', other)).toBe(await client.call('duel.record', { duel }));
    }
  });

  it('goes on from a sample, which has no past', async () => {
    const client = new Client();
    const duel = await client.duel();
    const sampled = await client.call('duel.sample', { duel, seed: 4 });
    expect(sampled.duel).toBe('d2');
    const sample = { duel: sampled.duel ?? '' };
    expect(await client.call('duel.view', { ...sample, player: 'p1' })).toEqual({
      ...(await client.call('duel.view', { duel, player: 'p1' })),
      facts: [],
    });
    await playThrough(client, sample.duel);
    expect(await client.refused('duel.record', sample)).toEqual(['BAD_OPTIONS', -32000]);
    expect(await client.refused('duel.sample', { duel, seed: -1 })).toEqual(['BAD_OPTIONS', -32000]);
    await playThrough(client, duel);
    expect(await client.refused('duel.sample', { duel })).toEqual(['DUEL_OVER', -32000]);
  });

  it('takes everything that createDuel takes', async () => {
    const client = new Client();
    const { duel } = await client.call('duel.create', {
      decks,
      seed: 3,
      firstPlayer: 'p2',
      rules: { blockers: 'one' },
      askEverything: true,
      concealDecisions: true,
      limits: { turns: 30 },
    });
    const local = createDuel({
      decks,
      seed: 3,
      firstPlayer: 'p2',
      rules: { blockers: 'one' },
      askEverything: true,
      concealDecisions: true,
      limits: { turns: 30 },
    });
    expect(await client.call('duel.record', { duel })).toBe(local.record());
  });

  it('begins with own cards from JSON, and with positions as data and as text', async () => {
    const client = new Client();
    const own = { ...json(allCards[0]), name: 'A Card of One Who Asks' } as (typeof allCards)[number];
    const forty = [...decks.p1.cards.slice(1), own.name];
    const { duel } = await client.call('duel.create', { decks: { p1: forty, p2: decks.p2 }, cards: [own] });
    const snapshot = await client.call('duel.snapshot', { duel });
    expect(await client.refused('duel.restore', { snapshot })).toEqual(['BAD_SNAPSHOT', -32000]);
    expect(await client.call('duel.restore', { snapshot, cards: [own] })).toEqual({ duel: 'd2' });

    const hand = [{ name: 'Aqua Hulcus' }];
    const filled = { ...emptyZones<PlacedCard>(), hand, deck: [{ name: 'Filler' }, { name: 'Filler' }] };
    const position = { turn: 5, active: 'p1', step: 'main', players: { p1: filled, p2: filled } } as const;
    const text = `turn 5 of p1, main\n${['p1', 'p2'].flatMap((player) => [`${player} deck: Filler | Filler`, `${player} hand: Aqua Hulcus`]).join('\n')}`;
    const names = [
      await client.call('duel.create', { position, seed: 7, askEverything: true }),
      await client.call('duel.create', { position: text, seed: 7, askEverything: true }),
    ];
    for (const name of names) expect(await client.call('duel.state', name)).toBe('turn.main.choosing');
    const [first, second] = await Promise.all(names.map((name) => client.call('duel.record', name)));
    expect(first).toBe(second);
  });

  it('tells the seed of a duel, which is random if none was given', async () => {
    const client = new Client();
    const given = await client.call('duel.create', { decks, seed: 7 });
    expect(await client.call('duel.seed', given)).toBe(7);
    const drawn = await client.call('duel.create', { decks });
    const seed = await client.call('duel.seed', drawn);
    expect(await client.call('duel.record', drawn)).toBe(createDuel({ decks, seed }).record());
  });

  it('ends by a concession, and is forgotten when it is closed', async () => {
    const client = new Client();
    const duel = await client.duel();
    expect(await client.call('duel.concede', { duel, player: 'p1' })).toEqual({
      winner: 'p2',
      reason: 'concession',
      turn: 1,
    });
    expect(await client.call('duel.close', { duel })).toBeNull();
    expect(await client.refused('duel.state', { duel })).toEqual(['UNKNOWN_DUEL', -32000]);
    expect(await client.duel()).toBe('d2');
  });
});

describe('taiki serve, besides duels', () => {
  it('says what it is, and answers each of the methods that it names', async () => {
    const client = new Client({ duels: 3 });
    const { name, protocol, methods, limits } = await client.call('server.info', {});
    expect([name, protocol, limits.duels]).toEqual(['taiki', 1, 3]);
    for (const method of methods)
      expect(await client.refused(method, [])).toEqual(['INVALID_PARAMS', -32602]);
  });

  it('finds cards and decks', async () => {
    const client = new Client();
    expect((await client.call('cards.find', { name: 'Aqua Hulcus' })).cost).toBe(3);
    expect(await client.call('cards.describe', { name: 'Aqua Hulcus' })).toContain('draw a card');
    expect(await client.call('cards.list', {})).toHaveLength(allCards.length);
    expect(await client.call('decks.list', {})).toEqual(json(starterDecks));
    const text = printDeck(decks.p1);
    expect(await client.call('decks.parse', { text })).toEqual(json(parseDeck(text)));
    expect(await client.refused('cards.find', { name: 'Aqua Hulkus' })).toEqual(['BAD_CARD', -32000]);
    expect(await client.refused('decks.parse', { text: 'toString\n4 Aqua Hulcus' })).toEqual([
      'BAD_DECK',
      -32000,
    ]);
  });
});

describe('taiki serve, asked wrongly', () => {
  it.each([
    ['duel.create', {}, 'INVALID_PARAMS', -32602],
    ['duel.create', { decks, position: 'turn 1 of p1, main' }, 'INVALID_PARAMS', -32602],
    ['duel.create', { decks: { p1: decks.p1 } }, 'INVALID_PARAMS', -32602],
    ['duel.create', { decks: { ...decks, p3: decks.p1 } }, 'INVALID_PARAMS', -32602],
    ['duel.create', { decks, sed: 7 }, 'INVALID_PARAMS', -32602],
    ['duel.create', { decks, seed: null }, 'INVALID_PARAMS', -32602],
    ['duel.create', { decks, seed: -1 }, 'BAD_OPTIONS', -32000],
    ['duel.create', { decks, rules: { blockers: 'three' } }, 'BAD_OPTIONS', -32000],
    ['duel.create', { decks, limits: { turns: -1 } }, 'BAD_OPTIONS', -32000],
    ['duel.create', { decks: { ...decks, p2: 'burning' } }, 'BAD_DECK', -32000],
    ['duel.create', { decks: { ...decks, p2: 'toString' } }, 'BAD_DECK', -32000],
    ['duel.create', { decks: { ...decks, p2: { cards: 5 } } }, 'BAD_DECK', -32000],
    ['duel.create', { decks, cards: [{}] }, 'BAD_CARD', -32000],
    ['duel.create', { position: 'turn' }, 'BAD_POSITION', -32000],
    ['duel.restore', { snapshot: { taiki: 99 } }, 'BAD_SNAPSHOT', -32000],
    ['duel.replay', { record: 'nothing' }, 'BAD_RECORD', -32000],
    ['duel.choose', { duel: 'd1', choice: 0 }, 'INVALID_PARAMS', -32602],
    ['duel.choose', { duel: 'd1', choice: [99] }, 'ILLEGAL_CHOICE', -32000],
    ['duel.choose', { duel: 'd1', choice: [0], player: 'p2' }, 'WRONG_PLAYER', -32000],
    ['duel.choose', { duel: 'd1', choice: [0], decision: 99 }, 'STALE_DECISION', -32000],
    ['duel.log', { duel: 'd1', from: -1 }, 'INVALID_PARAMS', -32602],
    ['duel.view', { duel: 'd1' }, 'INVALID_PARAMS', -32602],
    ['duel.view', { duel: 'd2', player: 'p1' }, 'UNKNOWN_DUEL', -32000],
    ['duel.win', { duel: 'd1' }, 'METHOD_NOT_FOUND', -32601],
    ['constructor', {}, 'METHOD_NOT_FOUND', -32601],
  ])('%s refuses %j with %s', async (method, params, code, number) => {
    const client = new Client();
    const duel = await client.duel();
    const before = await client.call('duel.snapshot', { duel });
    expect(await client.refused(method, params)).toEqual([code, number]);
    expect(await client.call('duel.snapshot', { duel })).toEqual(before);
  });

  it.each(['constructor', 'toString', '__proto__'])('refuses a card with the field %s', async (field) => {
    const card = JSON.stringify(allCards[0]).replace('{', `{"${field}":{"name":"x"},`);
    const params = `{"decks":{"p1":"radiant-tide","p2":"burning-shadow"},"cards":[${card}]}`;
    const answer = await new Client().send(
      `{"jsonrpc":"2.0","id":1,"method":"duel.create","params":${params}}`,
    );
    expect(answer).toMatchObject({ error: { data: { code: 'BAD_CARD' } } });
  });

  it('does not look for the likeness of a name of a million letters', async () => {
    const name = 'Aqua '.repeat(200_000);
    expect(await new Client().refused('cards.find', { name })).toEqual(['BAD_CARD', -32000]);
  });

  it('names the parameter, the value and what was expected', async () => {
    const { error } = await new Client().ask('duel.log', { duel: 'd1', from: 'start' });
    expect(error?.message).toBe('duel.log: "from" is "start". Expected an integer of at least 0.');
  });

  it('keeps no more duels than it may, and says so', async () => {
    const client = new Client({ duels: 2 });
    const duel = await client.duel();
    await client.duel();
    const snapshot = await client.call('duel.snapshot', { duel });
    expect(await client.refused('duel.create', { decks })).toEqual(['TOO_MANY_DUELS', -32000]);
    expect(await client.refused('duel.fork', { duel })).toEqual(['TOO_MANY_DUELS', -32000]);
    expect(await client.refused('duel.restore', { snapshot })).toEqual(['TOO_MANY_DUELS', -32000]);
    await client.call('duel.close', { duel });
    expect(await client.duel()).toBe('d3');
  });

  it('refuses a snapshot of cards that it does not know', async () => {
    const client = new Client();
    const duel = await client.duel();
    const snapshot = json(await client.call('duel.snapshot', { duel })) as DuelSnapshot;
    const broken = JSON.parse(JSON.stringify(snapshot).replaceAll('"Aqua Hulcus"', '"Aqua Holocaust"'));
    expect(await client.refused('duel.restore', { snapshot: broken })).toEqual(['BAD_SNAPSHOT', -32000]);
    expect(await client.call('duel.restore', { snapshot })).toEqual({ duel: 'd2' });
  });
});

describe('JSON-RPC 2.0', () => {
  const request = (id: unknown, more: object = {}) => ({ jsonrpc: '2.0', id, method: 'decks.list', ...more });
  const codeOf = async (message: unknown) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    const answer = (await new Client().send(text)) as { id: unknown; error: { code: number } };
    return [answer.id, answer.error.code];
  };

  it('gives back the id of the request, whatever it is', async () => {
    for (const id of ['a', '', 0, 1.5, -1, null]) {
      expect(await new Client().send(JSON.stringify(request(id)))).toMatchObject({ jsonrpc: '2.0', id });
    }
  });

  it('refuses what is no request, with the id where there is one', async () => {
    for (const value of [null, 1, '"a"', true, {}, { jsonrpc: '2.0' }, { method: 'decks.list' }]) {
      expect(await codeOf(value)).toEqual([null, -32600]);
    }
    expect(await codeOf(request(4, { jsonrpc: '1.0' }))).toEqual([4, -32600]);
    expect(await codeOf(request(4, { method: 7 }))).toEqual([4, -32600]);
    expect(await codeOf(request(4, { params: 'all' }))).toEqual([4, -32600]);
    expect(await codeOf(request(4, { params: null }))).toEqual([4, -32600]);
    expect(await codeOf(request(4, { result: 1 }))).toEqual([4, -32600]);
    expect(await codeOf(request({}))).toEqual([null, -32600]);
    expect(await codeOf('{"jsonrpc":"2.0","id":1e999,"method":"decks.list"}')).toEqual([null, -32600]);
  });

  it('refuses what is no JSON in UTF-8', async () => {
    for (const text of ['{', 'nonsense', "{'a':1}", '[1,]', '{"jsonrpc":"2.0",}', 'NaN', '\u0000']) {
      expect(await codeOf(text)).toEqual([null, -32700]);
    }
    const answer = await new Client().send(new Uint8Array([0x22, 0xff, 0xfe, 0x22]));
    expect(answer).toMatchObject({ id: null, error: { code: -32700 } });
  });

  it('refuses what lies too deep before it is parsed, and takes what does not', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(await new Client().send(nested(100_000))).toMatchObject({ error: { data: { code: 'TOO_DEEP' } } });
    const params = `{"jsonrpc":"2.0","id":1,"method":"decks.parse","params":{"text":"${'['.repeat(300)}"}}`;
    expect(await new Client().send(params)).toMatchObject({ id: 1, error: { data: { code: 'BAD_DECK' } } });
  });

  it('answers a batch in its order, without its notifications', async () => {
    const client = new Client();
    const notification = { jsonrpc: '2.0', method: 'duel.create', params: { decks } };
    const batch = [request(1), notification, 7, request(2, { method: 'none' })];
    expect(await client.send(JSON.stringify(batch))).toMatchObject([
      { id: 1, result: {} },
      { id: null, error: { code: -32600 } },
      { id: 2, error: { code: -32601 } },
    ]);
    expect(await client.call('duel.state', { duel: 'd1' })).toBe('turn.charge.choosing');
    expect(await client.send(JSON.stringify([request(3)]))).toMatchObject([{ id: 3 }]);
    expect(await client.send(JSON.stringify([notification, notification]))).toBeUndefined();
    expect(await client.send('[]')).toMatchObject({ id: null, error: { code: -32600 } });
    const many = JSON.stringify(Array(1001).fill(1));
    expect(await client.send(many)).toMatchObject({ error: { data: { code: 'BATCH_TOO_LARGE' } } });
  });

  it('says nothing to a notification, even to one that fails', async () => {
    const client = new Client();
    for (const method of ['decks.list', 'none', 'duel.state']) {
      expect(await client.send(JSON.stringify({ jsonrpc: '2.0', method }))).toBeUndefined();
    }
  });
});

describe('the lines of taiki serve --stdio', () => {
  const encoder = new TextEncoder();

  async function answersTo(chunks: readonly string[], messageBytes = 1000): Promise<readonly unknown[]> {
    async function* stream() {
      for (const chunk of chunks) yield encoder.encode(chunk);
    }
    const lines: string[] = [];
    const write = async (line: string) => void lines.push(line);
    await answerAll(stream(), write, { messageBytes, depth: 200, batch: 10, duels: 2 });
    return lines.map((line) => JSON.parse(line) as unknown);
  }

  const ask = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"server.info"}`;

  it('may come in pieces, several at once, with either end, and without one at the end', async () => {
    const text = `${ask(1)}\n\n${ask(2)}\r\n${ask(3)}`;
    const pieces = [...text].map((_, index) => text.slice(index * 7, index * 7 + 7));
    for (const chunks of [[text], pieces]) {
      expect(await answersTo(chunks)).toMatchObject([{ id: 1 }, { id: 2 }, { id: 3 }]);
    }
  });

  it('are not kept where they are too long, and the next is answered', async () => {
    const long = 'x'.repeat(600);
    const answers = await answersTo([`${ask(1)}\n`, long, long, long, `\n${ask(2)}\n`, long, long]);
    expect(answers).toMatchObject([
      { id: 1 },
      { id: null, error: { code: -32600, data: { code: 'MESSAGE_TOO_LARGE' } } },
      { id: 2 },
      { id: null, error: { code: -32600, data: { code: 'MESSAGE_TOO_LARGE' } } },
    ]);
  });

  it('refuses to begin without being told how', async () => {
    expect(await runTaiki('serve')).toMatchObject({ code: 1, errors: expect.stringContaining('--stdio') });
    expect(await runTaiki('serve', '--stdio', '--max-duels', '0')).toMatchObject({ code: 1 });
  });
});
