import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isObject } from '@taiki/server/rpc';
import fc from 'fast-check';
import { allCards } from 'taiki';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { HOST_PARAMETERS } from '../../server/protocol/parameters.ts';
import { DECKS, seatTwo, type served } from './client.ts';
import { wrongWithMessage } from './hostSchema.ts';

/** One thing that an attacker does. Tokens in texts are written as names, which are replaced when it is sent. */
export type Step =
  | { readonly on: number; readonly text: string }
  /** A message in bytes, or bytes that are no message at all, each in base64. */
  | { readonly on: number; readonly binary: string }
  | { readonly raw: string }
  | { readonly leave: number };

/** JSON, so that a conversation that found a fault can be kept. */
export type Conversation = readonly Step[];

const CONNECTIONS = 3;
const METHODS = Object.keys(HOST_PARAMETERS);
const TOKENS = ['$own', '$other', '$spectate', '$invitation', '$over', '$victim', '$id'] as const;
const NAMES = [...new Set(Object.values(HOST_PARAMETERS).flatMap((parameters) => Object.keys(parameters)))];
const ODD_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', ''];

const token = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string>(...TOKENS) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('$own ', '$own.', 'x', '$victim$own', `${'A'.repeat(16)}.${'A'.repeat(32)}`),
  },
);
const oddNumber = fc.constantFrom(0, -0, -1, 0.5, 1e21, 2 ** 53, -(2 ** 63), 5e-324, 1e308);
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('\u0000', '\ud800', '\u202e', '\u3164', 'a'.repeat(5000), ...ODD_KEYS),
);
const junk = fc.oneof(fc.jsonValue({ maxDepth: 3 }), oddNumber, oddText, token);
const card = fc.constantFrom('Aqua Hulcus', 'aqua hulcus', 'Aqua Hulkus', 'Bolshack Dragoon', '???');
const deck = fc.oneof(
  fc.constantFrom<unknown>(DECKS.p1, DECKS.p2, 'none', {}, []),
  fc.tuple(card, fc.nat({ max: 2000 })).map(([name, count]) => Array.from({ length: count }, () => name)),
  fc.array(junk, { maxLength: 5 }),
  fc.record({ name: junk, cards: fc.array(card, { maxLength: 45 }), hyperspatial: junk, superGR: junk }),
);

/** Custom cards, some of which are right, and some changed at one place. */
const customCards = fc.array(
  fc
    .tuple(fc.constantFrom(...allCards), fc.string({ maxLength: 4 }), fc.nat(), fc.option(junk))
    .map(([one, name, at, change]) => {
      const fields = Object.keys(one);
      const wrong = change === null ? {} : { [fields[at % fields.length] ?? 'name']: change };
      return { ...one, name: `${one.name}${name}`, ...wrong };
    }),
  { maxLength: 5 },
);

/** Values that fit a parameter now and then. */
const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  duel: token,
  token: fc.oneof(fc.constantFrom('ada', 'bob', ''), oddText),
  id: fc.constantFrom('$id', 'x', `${'A'.repeat(16)}`, '__proto__'),
  invitation: token,
  deck,
  agentDeck: deck,
  cards: fc.oneof(customCards, token, junk),
  name: fc.oneof(card, oddText),
  agent: fc.constantFrom('greedy', 'random'),
  clock: fc.record({
    initial: oddNumber,
    increment: oddNumber,
    onTimeout: fc.constantFrom('loss', 'default', 'x'),
  }),
  choice: fc.array(fc.oneof(fc.nat({ max: 5 }), oddNumber), { maxLength: 4 }),
  decision: fc.oneof(fc.nat({ max: 20 }), oddNumber),
  player: fc.constantFrom('p1', 'p2', 'spectator'),
  from: fc.oneof(
    fc.nat({ max: 50 }),
    oddNumber,
    fc.constantFrom(`${Date.UTC(2030, 0)}.${'A'.repeat(16)}`, '1.x', `${'9'.repeat(14)}.-`, '1e9.a'),
  ),
  most: fc.nat({ max: 1001 }),
  listed: fc.boolean(),
  text: fc.oneof(fc.constantFrom('4 Aqua Hulcus', '99 x\n'.repeat(20)), oddText),
};

const methodParams = (method: string): fc.Arbitrary<unknown> => {
  const known = Object.keys(HOST_PARAMETERS[method as keyof typeof HOST_PARAMETERS] ?? {});
  const fitting = fc.record(Object.fromEntries(known.map((name) => [name, VALUES[name] ?? junk])), {
    requiredKeys: [],
  });
  const odd = fc.dictionary(fc.constantFrom(...NAMES, ...ODD_KEYS), junk, { maxKeys: 4 });
  return fc.oneof(
    { weight: 5, arbitrary: fitting },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: junk },
  );
};

const id = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 99 }) },
  { weight: 1, arbitrary: fc.oneof(oddNumber, oddText) },
  { weight: 1, arbitrary: junk },
);

const request: fc.Arbitrary<unknown> = fc
  .oneof(
    { weight: 8, arbitrary: fc.constantFrom(...METHODS) },
    { weight: 1, arbitrary: fc.constantFrom('rpc.x', 'duel.changed', ...ODD_KEYS) },
  )
  .chain((method) =>
    fc.record(
      {
        jsonrpc: fc.constantFrom('2.0', '2.0', '2.0', '1.0'),
        id,
        method: fc.constant(method),
        params: methodParams(method),
      },
      { requiredKeys: ['jsonrpc', 'method'] },
    ),
  );

const part = fc.oneof({ weight: 6, arbitrary: request }, { weight: 1, arbitrary: junk });
const message = fc.oneof(
  { weight: 4, arbitrary: part },
  { weight: 2, arbitrary: fc.array(part, { maxLength: 14 }) },
);
const json = message.map((value) => JSON.stringify(value) ?? 'null');

/** A text with some of its characters changed, or cut off. */
const mutated = fc
  .tuple(
    json,
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('', '"', '{', ']', '\\', '\u0000', '9', 'e', ',')), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([text, changes]) =>
    changes.reduce((one, [at, by]) => {
      const index = at % (one.length + 1);
      return one.slice(0, index) + by + one.slice(index + 1);
    }, text),
  );

const nested = fc
  .tuple(fc.integer({ min: 1, max: 3000 }), fc.boolean(), fc.constantFrom('[', '{"a":', '[['))
  .map(([depth, closed, open]) => {
    const close = open.startsWith('{') ? '}' : ']'.repeat(open.length);
    const value = `${open.repeat(depth)}${open.startsWith('{') ? '1' : ''}${close.repeat(closed ? depth : 0)}`;
    return `{"jsonrpc":"2.0","id":1,"method":"server.info","params":${value}}`;
  });

const text = fc.oneof(
  { weight: 8, arbitrary: json },
  { weight: 2, arbitrary: mutated },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: oddText },
);

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const bytes = fc.uint8Array({ minLength: 1, maxLength: 60 }).map(base64);
const on = fc.nat({ max: CONNECTIONS - 1 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ on, text }) },
  { weight: 2, arbitrary: fc.record({ on, binary: bytes }) },
  { weight: 1, arbitrary: fc.record({ on, binary: json.map((one) => base64(Buffer.from(one))) }) },
  { weight: 1, arbitrary: fc.record({ raw: bytes }) },
  { weight: 1, arbitrary: fc.record({ leave: on }) },
);

export const conversation: fc.Arbitrary<Conversation> = fc.array(step, { minLength: 1, maxLength: 12 });

type Served = Awaited<ReturnType<typeof served>>;

/** The ids of requests in a message that have to be answered: the others have none, or none that could be read. */
function idsIn(sent: string | Uint8Array): readonly (string | number)[] {
  try {
    const decoded = typeof sent === 'string' ? sent : new TextDecoder('utf-8', { fatal: true }).decode(sent);
    const value: unknown = JSON.parse(decoded);
    return [value].flat().flatMap((one) => {
      const given = isObject(one) && Object.hasOwn(one, 'id') ? one['id'] : undefined;
      return typeof given === 'string' || (typeof given === 'number' && Number.isFinite(given))
        ? [given]
        : [];
    });
  } catch {
    return [];
  }
}

const LAST = 'the last request of this connection';
const PATIENCE_MS = 30_000;

/** A connection that notes what it has sent and received. */
class Attacker {
  readonly #socket: WebSocket;
  readonly #received: string[] = [];
  readonly #expected: (string | number)[] = [];
  readonly #opened: Promise<unknown>;
  #answered = () => {};

  constructor(url: string) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}socket`);
    this.#opened = new Promise((resolve, reject) => {
      this.#socket.on('open', resolve);
      this.#socket.on('error', reject);
    });
    this.#socket.on('message', (data) => {
      this.#received.push(String(data));
      if (String(data).includes(`"${LAST}"`)) this.#answered();
    });
  }

  async send(message: string | Uint8Array): Promise<void> {
    await this.#opened;
    // A lone half of a surrogate pair is replaced when it is sent.
    const sent = typeof message === 'string' ? Buffer.from(message).toString() : message;
    this.#expected.push(...idsIn(sent));
    this.#socket.send(sent);
  }

  /** What is wrong with the answers, when all have come. */
  async wrongs(): Promise<readonly string[]> {
    const last = new Promise<void>((resolve, reject) => {
      this.#answered = resolve;
      setTimeout(() => reject(new Error('The last request was not answered.')), PATIENCE_MS).unref();
      this.#socket.on('close', (code) => reject(new Error(`The connection was closed with ${code}.`)));
    });
    await this.send(JSON.stringify({ jsonrpc: '2.0', id: LAST, method: 'server.info' }));
    await last;
    this.leave();
    const messages = this.#received.map((one) => JSON.parse(one));
    const answers = messages.flat().filter((one) => 'id' in one);
    const key = (one: unknown) => JSON.stringify(one);
    const given = answers.map((one) => one.id).filter((one) => one !== null);
    return [
      ...messages.flatMap(wrongWithMessage),
      ...answers.filter(({ error }) => error?.data.code === 'INTERNAL').map(({ error }) => error.message),
      ...(given.map(key).sort().join() === this.#expected.map(key).sort().join()
        ? []
        : [`Expected answers to ${this.#expected.map(key)}, got ${given.map(key)}.`]),
    ];
  }

  leave(): void {
    this.#socket.terminate();
  }
}

/** Bytes after a handshake that are no frames, or broken ones. */
function sendRaw(port: number, raw: Uint8Array): Promise<void> {
  const handshake =
    'GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.concat([Buffer.from(handshake), raw])));
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

/** A server with a duel of two players, who are not to notice anything, and what an attacker has on it. */
export async function besieged(server: Served) {
  const [victim, attacker] = [await server.client(), await server.client()];
  const { p1 } = await seatTwo(victim, victim);
  const own = await seatTwo(attacker, attacker);
  const open = await attacker.call('duel.create', { deck: DECKS.p1, clock: 'none' });
  const ended = await attacker.call('duel.create', { deck: DECKS.p1, agent: 'greedy', clock: 'none' });
  await attacker.call('duel.concede', { duel: ended.duel });
  const tokens: Readonly<Record<(typeof TOKENS)[number], string>> = {
    $own: own.p1,
    $other: own.p2,
    $spectate: own.created.spectate,
    $invitation: open.invitation ?? '',
    $over: ended.duel,
    // The id of a duel is no secret.
    $id: p1.split('.')[0] ?? '',
    $victim: `${p1.split('.')[0]}.${'A'.repeat(32)}`,
  };
  const filled = (one: string): string =>
    TOKENS.reduce((rest, name) => rest.replaceAll(name, tokens[name]), one);
  const failures = async (): Promise<string | undefined> => {
    const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    return /^taiki_failures_total (.*)$/m.exec(metrics)?.[1];
  };
  const seen = async (): Promise<string> => {
    // Slower than the tightest limit of the tests: what the victim itself may ask is not what is tested here.
    await pause(25);
    return JSON.stringify(await victim.call('duel.view', { duel: p1 }));
  };
  const before = await seen();
  /** Holds a conversation. @throws if an answer is missing or wrong, or anybody else notices. */
  return async (steps: Conversation): Promise<void> => {
    const attackers = new Map<number, Attacker>();
    const attackerOn = (index: number): Attacker => {
      const known = attackers.get(index) ?? new Attacker(server.url);
      attackers.set(index, known);
      return known;
    };
    try {
      for (const one of steps) {
        if ('raw' in one) await sendRaw(server.port, Buffer.from(one.raw, 'base64'));
        else if ('leave' in one) {
          attackers.get(one.leave)?.leave();
          attackers.delete(one.leave);
        } else
          await attackerOn(one.on).send('text' in one ? filled(one.text) : Buffer.from(one.binary, 'base64'));
      }
      for (const one of attackers.values()) expect(await one.wrongs()).toEqual([]);
      expect(await seen()).toBe(before);
      expect(await failures()).toBe('0');
    } finally {
      for (const one of attackers.values()) one.leave();
    }
  };
}
