import { createServer } from 'node:http';
import { type Logger, pino } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { addressOf } from './address.ts';
import { bytesOf } from './connection.ts';
import { respond } from './files.ts';
import {
  CLOSING_MS,
  closed,
  hostInUrl,
  LOOPBACK,
  listen,
  PING_MS,
  reject,
  SOCKET_PATH,
} from './listening.ts';

/** Answers the messages of one connection. */
export interface Receiver {
  /** The response to one message as text; undefined if none is due. Never throws. */
  readonly receive: (message: Uint8Array) => Promise<string | undefined>;
}

export interface MessageServerOptions {
  /** Makes what answers a connection, one message after the other. */
  readonly receiver: () => Receiver;
  /** Default: 0, any free port. */
  readonly port?: number;
  /** Default: `127.0.0.1`, which no other machine can reach. */
  readonly host?: string;
  /** Maximum length of a message in bytes. A longer one closes its connection. */
  readonly messageBytes: number;
  /** Maximum number of connections from one address. */
  readonly connections: number;
  readonly log?: Logger;
}

export interface MessageServer {
  readonly port: number;
  /** The address of the WebSocket. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const GOING_AWAY = 1001;

/**
 * Serves messages over WebSocket at `/socket`, to clients that are trusted. Requests with an `Origin` are refused: they are from a
 * page in a browser, which its user may not have meant to connect.
 * @throws the system error if the port cannot be used.
 */
export async function serveMessages(options: MessageServerOptions): Promise<MessageServer> {
  const { receiver, host = LOOPBACK, messageBytes, connections, log = pino({ enabled: false }) } = options;
  const http = createServer(({ url }, response) => {
    if (url === '/healthz') respond(response, 200, 'ok');
    else respond(response, 404, 'Expected a WebSocket at /socket.');
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageBytes,
    perMessageDeflate: false,
  });
  const clients = new Map<WebSocket, string>();
  http.on('upgrade', (request, socket, head) => {
    // A client that disconnects during the handshake must not crash the process.
    socket.on('error', () => socket.destroy());
    const client = addressOf(request, 'direct');
    const known = [...clients.values()].filter((one) => one === client).length;
    if (request.url?.split('?')[0] !== SOCKET_PATH) reject(socket, '404 Not Found');
    else if (request.headers.origin !== undefined) reject(socket, '403 Forbidden');
    else if (known >= connections) reject(socket, '429 Too Many Requests');
    else
      sockets.handleUpgrade(request, socket, head, (open) => {
        clients.set(open, client);
        open.on('close', () => clients.delete(open));
        answerAll(open, receiver());
      });
  });
  const port = await listen(http, options.port ?? 0, host);
  const url = `ws://${hostInUrl(host)}:${port}${SOCKET_PATH}`;
  log.info({ host, port }, 'listening');
  return {
    port,
    url,
    close: async () => {
      for (const socket of clients.keys()) socket.close(GOING_AWAY, 'The server is shutting down');
      const slow = setTimeout(() => {
        for (const socket of clients.keys()) socket.terminate();
      }, CLOSING_MS);
      await closed(http);
      clearTimeout(slow);
      log.info('closed');
    },
  };
}

/** Reads the next message when the response to the last one has been handed over, so that a slow client waits and not the server. */
function answerAll(socket: WebSocket, receiver: Receiver): void {
  let isAlive = true;
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;
  const answer = async (message: Uint8Array): Promise<void> => {
    const answered = await receiver.receive(message);
    if (answered !== undefined && socket.readyState === socket.OPEN)
      await new Promise<void>((resolve) => socket.send(answered, () => resolve()));
    waiting--;
    if (waiting === 0 && socket.readyState === socket.OPEN) socket.resume();
  };
  socket.on('message', (data) => {
    waiting++;
    socket.pause();
    queue = queue.then(() => answer(bytesOf(data)));
  });
  const timer = setInterval(() => {
    if (!isAlive) socket.terminate();
    // A pong is not read while a message is answered.
    isAlive = socket.isPaused;
    socket.ping();
  }, PING_MS);
  timer.unref();
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => clearInterval(timer));
}
