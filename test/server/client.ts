import type {
  DuelServer,
  DuelUpdate,
  HostErrorCode,
  HostMethod,
  HostParams,
  HostResult,
  ServerOptions,
} from '@taiki/server';
import { memoryStore, startServer } from '@taiki/server';
import { type Agent, type DuelView, type ErrorCode, greedyAgent } from 'taiki';
import { type ClientOptions, WebSocket } from 'ws';
import { wrongWithExchange, wrongWithMessage } from './hostSchema.ts';

interface Answer {
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: {
    readonly message: string;
    readonly data: { readonly code: HostErrorCode | ErrorCode; readonly retryAfter?: number };
  };
}

function mustBeRight(wrongs: readonly string[]): void {
  if (wrongs.length > 0) throw new Error(`Not as the schema says: ${wrongs.join('; ')}`);
}

/** An error that the server answered. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A client on a WebSocket, with everything that it has received. Checks every message by the published schema. */
export class Client {
  readonly updates: DuelUpdate[] = [];
  /** Answers without an id, such as to what is no JSON. */
  readonly unasked: Answer[] = [];
  readonly texts: string[] = [];
  /** The methods that were answered with a result. */
  readonly called = new Set<string>();
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #answers = new Map<unknown, (answer: Answer) => void>();
  readonly #changes = new Set<() => void>();
  readonly #check: 'messages' | 'nothing';
  #asked = 0;

  private constructor(socket: WebSocket, check: 'messages' | 'nothing') {
    this.#socket = socket;
    this.#check = check;
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('message', (data) => this.#receive(String(data)));
  }

  static open(
    url: string,
    check: 'messages' | 'nothing' = 'messages',
    options: ClientOptions = {},
  ): Promise<Client> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}socket`, options);
      const client = new Client(socket, check);
      socket.on('open', () => resolve(client));
      socket.on('error', reject);
    });
  }

  send(message: string | Uint8Array): void {
    this.#socket.send(message);
  }

  async call<M extends HostMethod>(method: M, params: HostParams<M>): Promise<HostResult<M>> {
    const { result, error } = await this.ask(method, params);
    if (error !== undefined) throw new Refused(error.data.code, error.message);
    this.called.add(method);
    const sent = JSON.parse(JSON.stringify(params));
    if (this.#check === 'messages') mustBeRight(wrongWithExchange(method, sent, result));
    return result as HostResult<M>;
  }

  ask(method: string, params: unknown): Promise<Answer> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, resolve);
      void this.closed.then((code) => reject(new Error(`closed with ${code}`)));
      this.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    });
  }

  /** The id of the open decision of the holder of a token, which `duel.choose` takes; of none, one that no decision has. */
  async openDecision(duel: string): Promise<number> {
    return (await this.call('duel.decision', { duel }))?.id ?? -1;
  }

  /** The code of the error that a method answers; undefined if it answers a result. */
  async refused(method: string, params: unknown): Promise<string | undefined> {
    return (await this.ask(method, params)).error?.data.code;
  }

  /** The first update, of those received and of later ones, that is wanted. */
  update(wanted: (update: DuelUpdate) => boolean): Promise<DuelUpdate> {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.updates.find(wanted);
        if (found === undefined) return;
        this.#changes.delete(check);
        resolve(found);
      };
      this.#changes.add(check);
      check();
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text);
    if (this.#check === 'messages') mustBeRight(wrongWithMessage(message));
    if (message.method === 'duel.changed') {
      this.updates.push(message.params);
      for (const check of this.#changes) check();
      return;
    }
    const answered = this.#answers.get(message.id);
    if (answered === undefined) this.unasked.push(message);
    else answered(message);
    this.#answers.delete(message.id);
  }
}

/** Clients play without pauses, which is faster than the limits of a server allow. */
const WITHOUT_PAUSES = {
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  processorMs: 1e9,
  processorMsPerClient: 1e9,
};

/** A server for one test, closed with everything that is connected to it. */
export async function served({ limits, ...options }: Partial<ServerOptions> = {}) {
  const server: DuelServer = await startServer({
    store: memoryStore(),
    spectatorDelay: 0,
    limits: { ...WITHOUT_PAUSES, ...limits },
    ...options,
  });
  return {
    ...server,
    client: () => Client.open(server.url),
    [Symbol.asyncDispose]: () => server.close(),
  };
}

export const DECKS = { p1: 'radiant-tide', p2: 'burning-shadow' } as const;

/** Two clients with a seat each in a new duel, without clocks unless they are given. */
export async function seatTwo(
  first: Client,
  second: Client,
  settings: Partial<HostParams<'duel.create'>> = {},
) {
  const created = await first.call('duel.create', { deck: DECKS.p1, clock: 'none', ...settings });
  const joined = await second.call('duel.join', { invitation: created.invitation ?? '', deck: DECKS.p2 });
  return { p1: created.duel, p2: joined.duel, created, joined };
}

/**
 * Plays a seat to the end of the duel, from the updates alone.
 * @returns what the client was told.
 */
export async function playSeat(
  client: Client,
  token: string,
  agent: Agent = greedyAgent,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly DuelUpdate[]> {
  const told: DuelUpdate[] = [await client.call('duel.watch', { duel: token })];
  // An update that was sent before the answer to `duel.watch` may be read after it.
  const answered = new Set<number>();
  let seen = 0;
  while (answered.size < most) {
    const { status, view } = told.at(-1) ?? { status: 'over', view: null };
    if (status === 'over') break;
    const decision = view?.decision;
    if (view && decision && !answered.has(decision.id)) {
      answered.add(decision.id);
      const choice = agent(view as DuelView, decision);
      await client.call('duel.choose', { duel: token, choice, decision: decision.id });
    }
    await client.update((update) => update.duel === token && client.updates.indexOf(update) >= seen);
    const news = client.updates.slice(seen);
    seen = client.updates.length;
    told.push(...news.filter(({ duel }) => duel === token));
  }
  return told;
}
