import type { PageMessage, ServerMessage } from '../../messages.ts';

/** What a page asks of the server; the connection gives it its number. */
export type PageRequest = PageMessage extends infer Message
  ? Message extends PageMessage
    ? Omit<Message, 'request'>
    : never
  : never;

export type ConnectionState = 'connecting' | 'open' | 'lost';

export interface ConnectionListener {
  message(message: Exclude<ServerMessage, { readonly type: 'done' }>): void;
  state(state: ConnectionState): void;
}

/** A request that the server did not follow. */
export class RefusedError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'RefusedError';
    this.code = code;
  }
}

interface Waiting {
  readonly resolve: (line: number) => void;
  readonly reject: (why: RefusedError) => void;
}

/** The page's end of the socket. Messages arrive in order; each request is answered by `done` or `error`. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #listener: ConnectionListener;
  readonly #waiting = new Map<number, Waiting>();
  #requests = 0;

  constructor(address: string, listener: ConnectionListener) {
    this.#listener = listener;
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => listener.state('open');
    this.#socket.onclose = () => this.#lose();
    this.#socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as ServerMessage);
  }

  /**
   * Asks something of the server.
   * @returns the line that was made or meant.
   * @throws {RefusedError} with the server's reason.
   */
  ask(request: PageRequest): Promise<number> {
    if (this.#socket.readyState !== WebSocket.OPEN)
      return Promise.reject(new RefusedError('NOT_CONNECTED', 'The connection to the duel is lost.'));
    const number = this.#requests++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...request, request: number }));
    });
  }

  #take(message: ServerMessage): void {
    if (message.type === 'done') {
      this.#settle(message.request)?.resolve(message.line);
      return;
    }
    const asked =
      message.type === 'error' && message.request !== undefined ? this.#settle(message.request) : undefined;
    if (message.type === 'error' && asked !== undefined)
      asked.reject(new RefusedError(message.code, message.message));
    else this.#listener.message(message);
  }

  #settle(request: number): Waiting | undefined {
    const waiting = this.#waiting.get(request);
    this.#waiting.delete(request);
    return waiting;
  }

  #lose(): void {
    for (const { reject } of this.#waiting.values())
      reject(new RefusedError('NOT_CONNECTED', 'The connection to the duel is lost.'));
    this.#waiting.clear();
    this.#listener.state('lost');
  }
}
