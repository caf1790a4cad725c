import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOST_PARAMETERS } from '../../server/protocol/parameters.ts';
import { runs } from '../support/runs.ts';
import { Client, DECKS, seatTwo, served } from './client.ts';

const METHODS = Object.keys(HOST_PARAMETERS);
const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const LOOKED_AT = 50;

/** What an attacker knows: their own token, the id of the duel, and a token of another duel. */
interface Known {
  readonly own: string;
  readonly spectate: string;
  readonly invitation: string;
  readonly over: string;
  /** The id of their open decision, if they are asked. */
  readonly decision: number;
}

const request = (method: string, params: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

const text = fc.oneof(fc.string(), fc.constantFrom(...PROTOTYPE_KEYS));
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(1e21, -1, 0.5, 2 ** 53));

/** Tokens that are none, or that almost are. */
const forged = ({ own, spectate, invitation }: Known): fc.Arbitrary<string> => {
  const [id = '', secret = ''] = own.split('.');
  return fc.oneof(
    text,
    fc.constantFrom(
      id,
      `${id}.`,
      `${own} `,
      ` ${own}`,
      own.toLowerCase(),
      `${id}.${'A'.repeat(32)}`,
      invitation,
    ),
    fc
      .nat({ max: 31 })
      .map((at) => `${id}.${secret.slice(0, at)}${secret[at] === 'x' ? 'y' : 'x'}${secret.slice(at + 1)}`),
    fc.constant(`${id}.${spectate.split('.')[1]}`.slice(0, -1)),
  );
};

/** Messages of which each has to be answered by one error. */
function hostile(known: Known): fc.Arbitrary<string | Uint8Array> {
  const { own, spectate, over } = known;
  const method = fc.constantFrom(...METHODS);
  const withDuel = fc.constantFrom(
    ...METHODS.filter((name) => 'duel' in HOST_PARAMETERS[name as 'duel.view']),
  );
  const secret = fc.constantFrom('duel.seed', 'duel.record', 'duel.proof', 'duel.rematch');
  const choose = (duel: string, choice: fc.Arbitrary<unknown>) =>
    choice.map((one) => request('duel.choose', { duel, choice: one, decision: known.decision }));
  return fc.oneof(
    fc.string().map((junk) => `{${junk}`),
    fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => Uint8Array.of(0xff, ...bytes)),
    fc.integer({ min: 21, max: 5000 }).map((depth) => '['.repeat(depth)),
    fc.tuple(text, value).map(([name, params]) => request(`?${name}`, params)),
    fc.tuple(method, fc.oneof(fc.array(value), text)).map(([name, params]) => request(name, params)),
    fc.tuple(method, text, value).map(([name, key, one]) => request(name, { [`?${key}`]: one })),
    fc
      .tuple(withDuel, forged(known))
      .map(([name, duel]) => request(name, { duel, choice: [0], decision: 1 })),
    fc.tuple(withDuel, fc.jsonValue()).map(([name, duel]) => request(name, { duel: [duel] })),
    secret.map((name) => request(name, { duel: own })),
    fc
      .constantFrom('duel.choose', 'duel.step')
      .map((name) => request(name, { duel: spectate, choice: [0], decision: 1 })),
    fc
      .constantFrom('p1', 'judge', 'constructor')
      .map((player) => request('duel.view', { duel: own, player })),
    choose(over, fc.constant([0])),
    choose(own, fc.array(fc.integer({ min: 500 }), { minLength: 1 })),
    choose(own, fc.constantFrom([0, 0], [-1], [0.5], [1e300], 'all', null, [[0]])),
    fc
      .integer()
      .map((decision) => request('duel.choose', { duel: own, choice: [0], decision: decision + 0.5 })),
    fc.tuple(forged(known), value).map(([invitation, deck]) => request('duel.join', { invitation, deck })),
    value.map((deck) => request('duel.create', { deck, agent: 'greedy' })),
    text.map((name) => request('duel.create', { deck: DECKS.p1, name: `\u202e${name}` })),
    value.map((clock) => request('duel.create', { deck: DECKS.p1, clock: { initial: clock } })),
    fc.constant(request('duel.create', { deck: DECKS.p1, seed: 7 })),
    fc.constant(request('duel.join', { invitation: known.invitation, deck: DECKS.p1 })),
  );
}

it('hostile messages each get an error, and nobody else notices', async () => {
  const limits = { messagesPerSecond: 1e6, messageBurst: 1e6, duelsPerClient: 4, connections: 1000 };
  await using server = await served({ limits });
  const [victim, attacker] = [await server.client(), await server.client()];
  const { p1, p2, created } = await seatTwo(victim, attacker);
  const ended = await attacker.call('duel.create', { deck: DECKS.p1, agent: 'greedy' });
  await attacker.call('duel.concede', { duel: ended.duel });
  const known = {
    own: p2,
    spectate: created.spectate,
    invitation: created.invitation ?? '',
    over: ended.duel,
    decision: await attacker.openDecision(p2),
  };
  const watched = await victim.call('duel.watch', { duel: p1 });
  const state = async () =>
    JSON.stringify([
      await victim.call('duel.watch', { duel: p1 }),
      await attacker.call('duel.view', { duel: p2 }),
    ]);
  const before = await state();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(hostile(known), async (message) => {
      const answered = attacker.texts.length;
      attacker.send(message);
      await expect.poll(() => attacker.texts.length, { interval: 1 }).toBe(answered + 1);
      const answer = JSON.parse(attacker.texts.at(-1) ?? '');
      expect(answer.error?.data.code, attacker.texts.at(-1)).toMatch(/^[A-Z_]+$/);
      expect(answer.error.data.code).not.toBe('INTERNAL');
      sent++;
      if (sent % LOOKED_AT === 0) expect(await state()).toBe(before);
    }),
    { numRuns: runs(500), endOnFailure: true },
  );
  expect(await state()).toBe(before);
  expect(victim.updates).toEqual([]);
  const duel = watched.view?.waitingFor === 'p1' ? p1 : p2;
  const decision = await victim.openDecision(duel);
  expect(await victim.refused('duel.choose', { duel, choice: [0], decision })).toBeUndefined();
  await expect.poll(() => victim.updates.length).toBe(1);
});

it('connections that break off, and frames that are no frames, disturb nobody', async () => {
  const limits = { connections: 1000, messagesPerSecond: 20, messageBurst: 100 };
  await using server = await served({ limits });
  const client = await server.client();
  const { p1, p2 } = await seatTwo(client, client);
  const before = await client.call('duel.view', { duel: p1 });
  const upgrade = `GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`;
  const broken = [
    'GET /socket HTTP/1.1\r\nUpgr',
    'NONSENSE\r\n\r\n',
    upgrade,
    `${upgrade}\x81`,
    `${upgrade}\x81\xfe\xff\xff`,
    `${upgrade}\x81\x05hello`,
    `${upgrade}\xff\xff\xff\xff`,
    `${upgrade}\x01\x80\x00\x00\x00\x00\x81\x80\x00\x00\x00\x00`,
    upgrade.replace('13', '99'),
  ];
  for (const bytes of broken) {
    for (const end of ['end', 'destroy'] as const) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.resume();
      await once(socket, 'connect');
      socket.write(Buffer.from(bytes, 'latin1'));
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket[end]();
    }
  }
  const flood = await Client.open(server.url);
  for (let sent = 0; sent < 2000; sent++) flood.send(request('duel.view', { duel: p2 }));
  expect(await client.call('duel.view', { duel: p1 })).toEqual(before);
  expect(await flood.closed).toBe(1008);
});

it('half of a surrogate pair is no name', async () => {
  await using server = await served();
  const client = await server.client();
  const { invitation } = await client.call('duel.create', { deck: DECKS.p1, name: '🐉 \u5f85\u6a5f' });
  for (const name of ['\ud83d', 'a\udc09'])
    expect(await client.refused('duel.join', { invitation, deck: DECKS.p2, name })).toBe('INVALID_PARAMS');
});
