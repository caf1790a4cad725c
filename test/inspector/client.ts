import { type PageMessage, type ServerMessage, type ServerOptions, Session, serve } from '@taiki/inspector';
import { greedyAgent } from 'taiki';
import { WebSocket } from 'ws';
import { starterDuelOptions } from '../support/starterDuels.ts';

type Request = PageMessage extends infer M ? (M extends PageMessage ? Omit<M, 'request'> : never) : never;

export const agents = { p1: greedyAgent, p2: greedyAgent };

/** A session with one duel between the starter decks. */
export function startedSession(seed: number): Session {
  const session = new Session({ title: 'a test', agents });
  session.begin(`seed ${seed}`, starterDuelOptions(seed));
  return session;
}

export const socketAddress = (url: string): string => url.replace('http:', 'ws:').replace('/?', '/socket?');

/** Tries to open a socket. @returns `open`, or `refused` with the HTTP status. */
export function connectionResult(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('unexpected-response', (_, { statusCode }) => resolve(`refused ${statusCode}`));
    socket.on('error', () => resolve('refused'));
  });
}

/** Speaks the page's side of the protocol. */
export class Client {
  readonly messages: ServerMessage[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  #requests = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      this.messages.push(JSON.parse(data.toString()));
      for (const check of this.#waiting) check();
    });
  }

  static open(url: string): Promise<Client> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(socketAddress(url));
      const client = new Client(socket);
      socket.on('open', () => resolve(client));
      socket.on('error', reject);
    });
  }

  /** The first matching message, among those already received and future ones. */
  async message<M extends ServerMessage>(isWanted: (message: ServerMessage) => message is M): Promise<M> {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.messages.find(isWanted);
        if (found === undefined) return;
        this.#waiting.delete(check);
        resolve(found);
      };
      this.#waiting.add(check);
      check();
    });
  }

  sendRaw(text: string): void {
    this.#socket.send(text);
  }

  /** Sends a request and resolves with its response. */
  async ask(request: Request): Promise<Extract<ServerMessage, { type: 'done' | 'error' }>> {
    const number = this.#requests++;
    this.sendRaw(JSON.stringify({ ...request, request: number }));
    return this.message(
      (message): message is Extract<ServerMessage, { type: 'done' | 'error' }> =>
        (message.type === 'done' || message.type === 'error') && message.request === number,
    );
  }

  /** All records of a line received so far. */
  records(line: number) {
    return this.messages.flatMap((message) =>
      message.type === 'records' && message.line === line ? message.records : [],
    );
  }

  get closed(): Promise<number> {
    return new Promise((resolve) => this.#socket.on('close', resolve));
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Serves a session until the end of the `await using` scope. */
export async function servedSession(session: Session, options: Partial<ServerOptions> = {}) {
  const server = await serve({ session, ...options });
  return { ...server, session, [Symbol.asyncDispose]: () => server.close() };
}
