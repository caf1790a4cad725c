import type { PageMessage, ServerMessage } from '../../messages.ts';
import { texts } from '../language/language.ts';

/** A request without its number, which the connection assigns. */
export type PageRequest = PageMessage extends infer Message
  ? Message extends PageMessage
    ? Omit<Message, 'request'>
    : never
  : never;

export type ConnectionState = 'connecting' | 'open' | 'lost';

export interface ConnectionListener {
  /** The next message waits for what it returns. */
  message(message: Exclude<ServerMessage, { readonly type: 'done' }>): Promise<void> | undefined;
  state(state: ConnectionState): void;
}

/** The server refused a request, or the connection is lost. */
export class RefusedError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'RefusedError';
    this.code = code;
  }
}

const lost = (): RefusedError => new RefusedError('NOT_CONNECTED', texts.peek().notices.lost);

interface PendingRequest {
  readonly resolve: (line: number) => void;
  readonly reject: (error: RefusedError) => void;
}

/** The page's end of the socket. Messages arrive in order; the server answers each request with `done` or `error`. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #listener: ConnectionListener;
  readonly #pending = new Map<number, PendingRequest>();
  /** What has arrived and has not been read. */
  readonly #inbox: string[] = [];
  #isReading = false;
  #nextRequest = 0;

  constructor(address: string, listener: ConnectionListener) {
    this.#listener = listener;
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => listener.state('open');
    this.#socket.onclose = () => this.#closed();
    this.#socket.onmessage = ({ data }) => {
      this.#inbox.push(String(data));
      void this.#read();
    };
  }

  /**
   * Sends a request to the server.
   * @returns the line that was created, or the line in the request.
   * @throws {RefusedError} with the server's reason.
   */
  ask(request: PageRequest): Promise<number> {
    if (this.#socket.readyState !== this.#socket.OPEN) return Promise.reject(lost());
    const number = this.#nextRequest++;
    return new Promise((resolve, reject) => {
      this.#pending.set(number, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...request, request: number }));
    });
  }

  /** Reads one message after another, each in a task of its own. */
  async #read(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      for (let text = this.#inbox.shift(); text !== undefined; text = this.#inbox.shift()) {
        await this.#receive(JSON.parse(text));
        if (this.#inbox.length > 0) await new Promise((resolve) => setTimeout(resolve));
      }
    } finally {
      this.#isReading = false;
    }
  }

  #receive(message: ServerMessage): Promise<void> | undefined {
    if (message.type === 'done') {
      this.#settle(message.request)?.resolve(message.line);
      return undefined;
    }
    if (message.type === 'outcomes' || message.type === 'position' || message.type === 'copied') {
      const shown = this.#listener.message(message);
      this.#settle(message.request)?.resolve(message.line);
      return shown;
    }
    const pending =
      message.type === 'error' && message.request !== undefined ? this.#settle(message.request) : undefined;
    if (message.type !== 'error' || pending === undefined) return this.#listener.message(message);
    pending.reject(new RefusedError(message.code, message.message));
    return undefined;
  }

  #settle(request: number): PendingRequest | undefined {
    const pending = this.#pending.get(request);
    this.#pending.delete(request);
    return pending;
  }

  #closed(): void {
    for (const text of this.#inbox.splice(0)) void this.#receive(JSON.parse(text));
    for (const { reject } of this.#pending.values()) reject(lost());
    this.#pending.clear();
    this.#listener.state('lost');
  }
}
