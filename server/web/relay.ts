import { WebSocket } from 'ws';
import { rpcRejection } from '../rpc/errors.ts';
import type { OwnedElsewhere } from '../store/duelStore.ts';

/** Shows to the other server that the connection is of a server with the same store, and of whom it is. */
export const PEER_HEADER = 'x-taiki-peer';
export const CLIENT_HEADER = 'x-taiki-client';

const SOCKET_PATH = 'socket';
/** What the other server answers by account, and not by token alone. */
const OF_ACCOUNT: readonly string[] = ['duel.join', 'duel.recover'];
const CONNECT_MS = 3_000;

/** The owner of a duel cannot be reached. Nothing was sent. */
export class Unreachable extends Error {}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: {
    readonly message: string;
    readonly data: { readonly code: string; readonly retryAfter?: number };
  };
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A connection to the server that owns a duel, for the requests of one client. */
class Upstream {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  /** The token of the account that has signed in there. */
  #account: string | undefined;

  constructor(socket: WebSocket, onNotification: (text: string) => void, onLost: () => void) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(String(data), onNotification));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values())
        reject(
          rpcRejection(
            'OWNER_LOST',
            'The server of this duel was lost while it answered. Look at the duel, and try again.',
          ),
        );
      onLost();
    });
  }

  call(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    });
  }

  /** Makes the other server know the account that this one knows. */
  async signInAs(token: string | undefined): Promise<void> {
    if (token === this.#account) return;
    if (token === undefined) await this.call('account.signOut', {});
    else await this.call('account.signIn', { token });
    this.#account = token;
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(text: string, onNotification: (text: string) => void): void {
    const { id, result, error }: Answer = JSON.parse(text);
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || waiting === undefined) {
      if (id === undefined) onNotification(text);
      return;
    }
    this.#waiting.delete(id);
    if (error === undefined) waiting.resolve(result ?? null);
    else {
      const { code, ...more } = error.data;
      waiting.reject(rpcRejection(code, error.message, more));
    }
  }
}

/** Passes requests of one client on to the servers that own its duels. */
export class Relay {
  readonly #client: string;
  readonly #onNotification: (text: string) => void;
  readonly #onLost: () => void;
  readonly #upstreams = new Map<string, Promise<Upstream>>();

  /** The token by which the client has signed in. */
  account: string | undefined;

  /** @param onLost called when a connection that was there is lost. */
  constructor(client: string, onNotification: (text: string) => void, onLost: () => void) {
    this.#client = client;
    this.#onNotification = onNotification;
    this.#onLost = onLost;
  }

  /** @throws {Unreachable} if nothing was sent, so that the request can be repeated. */
  async call(owner: OwnedElsewhere, method: string, params: unknown): Promise<unknown> {
    const known = this.#upstreams.get(owner.address);
    const upstream = known ?? this.#connect(owner);
    this.#upstreams.set(owner.address, upstream);
    try {
      const open = await upstream;
      if (OF_ACCOUNT.includes(method)) await open.signInAs(this.account);
      return await open.call(method, params);
    } catch (error) {
      if (error instanceof Unreachable) this.#upstreams.delete(owner.address);
      throw error;
    }
  }

  close(): void {
    for (const upstream of this.#upstreams.values())
      upstream.then(
        (open) => open.close(),
        () => {},
      );
    this.#upstreams.clear();
  }

  #connect({ address, secret }: OwnedElsewhere): Promise<Upstream> {
    const socket = new WebSocket(new URL(SOCKET_PATH, address), {
      headers: { [PEER_HEADER]: secret, [CLIENT_HEADER]: this.#client },
      handshakeTimeout: CONNECT_MS,
      // An answer is passed on in a microtask, and the next message must not overtake it.
      allowSynchronousEvents: false,
    });
    return new Promise((resolve, reject) => {
      let isOpen = false;
      socket.on('open', () => {
        isOpen = true;
        resolve(
          new Upstream(socket, this.#onNotification, () => {
            this.#upstreams.delete(address);
            this.#onLost();
          }),
        );
      });
      socket.on('error', (error) => {
        if (!isOpen) reject(new Unreachable(error.message));
      });
    });
  }
}
