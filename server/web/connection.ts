import type { IncomingMessage } from 'node:http';
import type { RawData, WebSocket } from 'ws';
import type { HostedDuel, Watcher } from '../duels/hostedDuel.ts';
import { refusal } from '../protocol/errors.ts';
import type { HostLimits, SeatViewer } from '../protocol/protocol.ts';
import { type RpcEndpoint, rpcError } from '../rpc/index.ts';
import type { OwnedElsewhere } from '../store/duelStore.ts';
import type { Caller } from './methods.ts';
import { RateLimit } from './rateLimit.ts';
import { Relay } from './relay.ts';

/** A client that does not read this much is disconnected; it can come back and ask for what it missed. */
const MAX_BUFFERED_BYTES = 8 * 2 ** 20;
/** A client that was refused as too fast this much more often than it was answered is disconnected. */
const MAX_REFUSED = 1_000;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

interface Watched {
  readonly watcher: Watcher;
  readonly duel: HostedDuel;
}

/** A client on a WebSocket. Its messages are answered one after the other. */
export class Connection implements Caller {
  readonly client: string;
  readonly #socket: WebSocket;
  readonly #limits: HostLimits;
  readonly #rate: RateLimit;
  readonly #watched = new Map<string, Watched>();
  readonly #relay: Relay;
  #queue: Promise<unknown> = Promise.resolve();
  #refused = 0;
  #isAlive = true;

  constructor(socket: WebSocket, endpoint: RpcEndpoint<Caller>, client: string, limits: HostLimits) {
    this.client = client;
    this.#socket = socket;
    this.#limits = limits;
    this.#rate = new RateLimit(limits.messagesPerSecond, limits.messageBurst, performance.now());
    this.#relay = new Relay(
      client,
      (text) => this.#send(text),
      () => this.#lost(),
    );
    socket.on('message', (data) => this.#receive(bytesOf(data), endpoint));
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
      this.#isAlive = false;
      this.#socket.ping();
    }
  }

  /** Closes the connection when what has been received is answered. */
  async close(): Promise<void> {
    await this.#queue;
    this.#socket.close(TRY_AGAIN_LATER, 'The server is shutting down');
  }

  terminate(): void {
    this.#socket.terminate();
  }

  watcher(token: string, viewer: SeatViewer, duel: HostedDuel): Watcher {
    const known = this.#watched.get(token);
    if (known !== undefined && known.duel === duel) return known.watcher;
    known?.duel.unwatch(known.watcher);
    const { watched } = this.#limits;
    if (known === undefined && this.#watched.size >= watched)
      throw refusal('TOO_MANY_WATCHED', `A connection may watch ${watched} duels. Open another connection.`);
    const send = (params: string) =>
      this.#send(`{"jsonrpc":"2.0","method":"duel.changed","params":${params}}`);
    const watcher: Watcher = { token, viewer, send, lost: () => this.#lost() };
    this.#watched.set(token, { watcher, duel });
    return watcher;
  }

  relay(owner: OwnedElsewhere, method: string, params: unknown): Promise<unknown> {
    return this.#relay.call(owner, method, params);
  }

  /** The duel goes on at another server: a client that connects again finds it there. */
  #lost(): void {
    this.#socket.close(TRY_AGAIN_LATER, 'The duel goes on at another server');
  }

  #receive(message: Uint8Array, endpoint: RpcEndpoint<Caller>): void {
    if (!this.#rate.allows(performance.now())) {
      this.#refuse();
      return;
    }
    this.#refused = Math.max(0, this.#refused - 1);
    this.#queue = this.#queue.then(async () => {
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      const answer = await endpoint.receive(message, this);
      if (answer !== undefined) this.#send(answer);
      // The request may have begun to watch, or to ask another server, after the client had gone.
      if (this.#isClosed) this.#release();
    });
  }

  get #isClosed(): boolean {
    return this.#socket.readyState === this.#socket.CLOSED;
  }

  #release(): void {
    for (const { watcher, duel } of this.#watched.values()) duel.unwatch(watcher);
    this.#watched.clear();
    this.#relay.close();
  }

  #refuse(): void {
    this.#refused++;
    const { messagesPerSecond } = this.#limits;
    if (this.#refused > MAX_REFUSED) this.#socket.close(POLICY_VIOLATION, 'Too many messages');
    else {
      const error = rpcError(
        'TOO_FAST',
        `The maximum is ${messagesPerSecond} messages a second. Send it again later.`,
      );
      this.#send(JSON.stringify({ jsonrpc: '2.0', id: null, error }));
    }
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

/** The address of a client; behind a proxy, the one that the proxy names last. */
export function addressOf(request: IncomingMessage, proxy: 'direct' | 'proxied'): string {
  const forwarded = request.headers['x-forwarded-for'];
  const named = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(',').at(-1)?.trim();
  const address = proxy === 'proxied' && named ? named : (request.socket.remoteAddress ?? '');
  return address.replace(/^::ffff:/, '');
}
