import type { RawData, WebSocket } from 'ws';
import type { Account } from '../accounts/account.ts';
import type { Seat } from '../duels/duelHost.ts';
import type { Watcher, Watchers } from '../duels/watchers.ts';
import { refusal } from '../protocol/errors.ts';
import type { HostLimits } from '../protocol/protocol.ts';
import { printed } from '../rpc/endpoint.ts';
import { type ReadMessage, type RpcEndpoint, type RpcError, rpcError, textOf } from '../rpc/index.ts';
import type { OwnedElsewhere } from '../store/duelStore.ts';
import type { Budgets, ClientBudget } from './limits/budgets.ts';
import { TokenBucket } from './limits/tokenBucket.ts';
import type { Caller } from './methods.ts';
import { Relay } from './relay.ts';

/** A client that does not read this much is disconnected; it can come back and ask for what it missed. */
const MAX_BUFFERED_BYTES = 8 * 2 ** 20;
/** A client whose requests were refused as too fast this much more often than they were answered is disconnected. */
const MAX_REFUSED = 1_000;
/** A client that has sent so many messages that wait is not read from until they are fewer. */
const MAX_WAITING = 16;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** A duel that a client watches. */
interface Watched {
  readonly watcher: Watcher;
  /** Whether it is over: it does not count to the limit then. */
  isOver: boolean;
  readonly stop: () => void;
}

/** A client on a WebSocket. Its messages are answered one after the other. */
export class Connection implements Caller {
  readonly client: string;
  readonly #socket: WebSocket;
  readonly #limits: HostLimits;
  readonly #endpoint: RpcEndpoint<Caller>;
  readonly #rate: TokenBucket;
  readonly #budget: ClientBudget;
  readonly #watched = new Map<string, Watched>();
  readonly #relay: Relay;
  #account: Account | undefined;
  readonly #waiting: Uint8Array[] = [];
  #answering: Promise<void> | undefined;
  #refusals = 0;
  #isAlive = true;

  constructor(
    socket: WebSocket,
    endpoint: RpcEndpoint<Caller>,
    client: string,
    { limits, budgets }: { readonly limits: HostLimits; readonly budgets: Budgets },
  ) {
    this.client = client;
    this.#socket = socket;
    this.#limits = limits;
    this.#endpoint = endpoint;
    this.#rate = new TokenBucket(limits.messagesPerSecond, limits.messageBurst, performance.now());
    this.#budget = budgets.of(client, limits);
    this.#relay = new Relay(
      client,
      (text) => this.#send(text),
      () => this.#lost(),
    );
    socket.on('message', (data) => this.#receive(bytesOf(data)));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#release());
  }

  /** Asks whether the client is there. Disconnects it if it has not answered since the last time. */
  ping(): void {
    if (!this.#isAlive) this.#socket.terminate();
    else {
      // A pong is not read while messages wait.
      this.#isAlive = this.#socket.isPaused;
      this.#socket.ping();
    }
  }

  /** Closes the connection when what has been received is answered. */
  async close(): Promise<void> {
    await this.#answering;
    this.#socket.close(TRY_AGAIN_LATER, 'The server is shutting down');
  }

  terminate(): void {
    this.#socket.terminate();
  }

  watcher({ token, viewer, duel: { id, stored } }: Seat, watchers: Watchers): Watcher {
    const known = this.#watched.get(token);
    if (known !== undefined) return known.watcher;
    const { watched } = this.#limits;
    const open = [...this.#watched.values()].filter(({ isOver }) => !isOver).length;
    if (stored.status !== 'over' && open >= watched)
      throw refusal(
        'TOO_MANY_WATCHED',
        `A connection may watch ${watched} duels that are not over. End one with duel.unwatch, or open another connection.`,
      );
    const watcher: Watcher = {
      token,
      viewer,
      send: (params) => this.#send(`{"jsonrpc":"2.0","method":"duel.changed","params":${params}}`),
      lost: () => this.#lost(),
      over: () => this.#over(token),
      isStopped: () => this.#watched.get(token)?.watcher !== watcher,
    };
    const stop = () => watchers.remove(id, watcher);
    this.#watched.set(token, { watcher, isOver: false, stop });
    return watcher;
  }

  get account(): Account | undefined {
    return this.#account;
  }

  signIn(account: Account, token: string): void {
    this.#account = account;
    this.#relay.account = token;
  }

  signOut(): void {
    this.#account = undefined;
    this.#relay.account = undefined;
  }

  unwatch(token: string): void {
    this.#watched.get(token)?.stop();
    this.#watched.delete(token);
  }

  /** Goes on watching the duel for a rematch, until as many more are over as may be watched. */
  #over(token: string): void {
    const watched = this.#watched.get(token);
    if (watched === undefined || watched.isOver) return;
    watched.isOver = true;
    this.#watched.delete(token);
    this.#watched.set(token, watched);
    const over = [...this.#watched].filter(([, { isOver }]) => isOver).map(([one]) => one);
    for (const oldest of over.slice(0, -this.#limits.watched)) this.unwatch(oldest);
  }

  relay(owner: OwnedElsewhere, method: string, params: unknown): Promise<unknown> {
    return this.#relay.call(owner, method, params);
  }

  /** The duel goes on at another server: a client that connects again finds it there. */
  #lost(): void {
    this.#socket.close(TRY_AGAIN_LATER, 'The duel goes on at another server');
  }

  readonly pay = (ms: number): void => this.#budget.pay(ms);

  #receive(message: Uint8Array): void {
    this.#waiting.push(message);
    if (this.#waiting.length >= MAX_WAITING) this.#socket.pause();
    this.#answering ??= this.#answerAll();
  }

  async #answerAll(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      await this.#budget.affordable(this.#limits);
      if (this.#socket.readyState !== this.#socket.OPEN) break;
      await this.#answer(next);
      if (this.#waiting.length < MAX_WAITING && this.#socket.isPaused) this.#socket.resume();
    }
    this.#answering = undefined;
    // Otherwise the end of a connection that is being closed would not be read.
    if (this.#socket.isPaused) this.#socket.resume();
  }

  /** Answers one message, each of its requests in a turn of its own. */
  async #answer(message: Uint8Array): Promise<void> {
    const read = await this.#budget.turn(async () => this.#endpoint.read(message));
    const texts = read.requests.length === 0 ? this.#refused(read).map((one) => printed(one)) : [];
    for (const request of read.requests) {
      if (this.#socket.readyState !== this.#socket.OPEN) break;
      const text = await this.#budget.turn(() => this.#answerTo(request));
      if (text !== undefined) texts.push(text);
    }
    const text = textOf(texts, read);
    if (text !== undefined) this.#budget.measured(() => this.#send(text));
    // A request may have begun to watch, or to ask another server, after the client had gone.
    if (this.#isClosed) this.#release();
  }

  async #answerTo(request: unknown): Promise<string | undefined> {
    const tooFast = this.#tooFast();
    const response =
      tooFast === undefined
        ? await this.#endpoint.answer(request, this)
        : this.#endpoint.refusalOf(request, tooFast);
    return response === undefined ? undefined : this.#budget.measured(() => printed(response));
  }

  /** The responses to a message that is refused as a whole. */
  #refused({ refused }: ReadMessage): ReadMessage['refused'] {
    const error = this.#tooFast();
    return error === undefined ? refused : refused.map((one) => ({ ...one, error }));
  }

  /** Counts a request. @returns why it is refused, if it is. */
  #tooFast(): RpcError<'TOO_FAST'> | undefined {
    const now = performance.now();
    const retryAfter = Math.max(this.#rate.wait(1, now), this.#budget.retryAfter());
    if (retryAfter === 0) {
      this.#rate.take(1, now);
      this.#refusals = Math.max(0, this.#refusals - 1);
      return undefined;
    }
    if (++this.#refusals > MAX_REFUSED) this.#socket.close(POLICY_VIOLATION, 'Too many requests');
    const { messagesPerSecond, processorMs, processorMsPerClient } = this.#limits;
    const message = `The maximum is ${messagesPerSecond} requests a second, and ${processorMs} ms of processor time for them (${processorMsPerClient} ms for your address). Send it again after ${retryAfter} ms.`;
    return rpcError('TOO_FAST', message, { retryAfter });
  }

  get #isClosed(): boolean {
    return this.#socket.readyState === this.#socket.CLOSED;
  }

  #release(): void {
    for (const { stop } of this.#watched.values()) stop();
    this.#watched.clear();
    this.#relay.close();
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else this.#socket.send(text);
  }
}

export function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}
