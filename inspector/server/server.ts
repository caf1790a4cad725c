import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ActorTrace } from '../actors/actorTrace.ts';
import { SocketBridge } from '../bridge/socketBridge.ts';
import { builtLayouts } from '../charts/builtLayouts.ts';
import { type Hello, SOCKET_PATH } from '../messages.ts';
import type { Session } from '../session/session.ts';
import { AccessPolicy, LOOPBACK, newToken, targetOf } from './accessPolicy.ts';
import { BuiltFiles } from './builtFiles.ts';
import { PageConnection } from './pageConnection.ts';
import { answerTo, unexpected } from './requests.ts';
import { ACTORS_PATH, type ActorControl, isActorsPath, serveActors } from './serveActors.ts';
import { servePage } from './servePage.ts';

const POLL_INTERVAL_MS = 100;

/** The socket path for receivers of @xstate/inspect. */
const RECEIVER_PATH = '/xstate';

const manifest: { readonly version: string } = createRequire(import.meta.url)(
  '@taiki/inspector/package.json',
);

/** The limit for the text of a record or trace that a page uploads. */
const MAX_MESSAGE_BYTES = 128 * 2 ** 20;

export interface ServerOptions {
  readonly session: Session;
  /** Default: 0, any free port. */
  readonly port?: number;
  /** The token of the page's address. Default: a new one; `keptToken` keeps the one of a port. */
  readonly token?: string;
  /**
   * Accepts receivers of @xstate/inspect at `/xstate`, with the token. Programs and the server's own pages may connect;
   * `receiver` is the address of another page that may connect too, and that the page can open in a new window.
   */
  readonly xstate?: { readonly receiver?: URL };
  /** XState actors without a duel, shown at `/actors`. */
  readonly actors?: () => ActorTrace | undefined;
  /** The program that they belong to, if it can be paused. */
  readonly actorControl?: ActorControl;
  /** The folder of the built page. Default: the one in this package. */
  readonly page?: URL;
}

/** A server that shows a session to anyone who has its address. */
export interface InspectorServer {
  /** The address of the page, including its token. Anyone who has it sees everything and can make choices. */
  readonly url: string;
  /** The `server` option of `createWebSocketReceiver` of @xstate/inspect; undefined unless `xstate` was set. */
  readonly receivers: string | undefined;
  /** The address of the page of XState actors without a duel, including the token. */
  readonly actorsUrl: string;
  readonly port: number;
  close(): Promise<void>;
}

/** The folder of the built page in this package, also when running from source. */
export const builtPage = (): URL =>
  new URL(
    'dist/page/',
    pathToFileURL(createRequire(import.meta.url).resolve('@taiki/inspector/package.json')),
  );

/** The first message to every page. */
export const helloOf = ({ header }: Session, layouts: Hello['layouts'], receiver?: URL): Hello => ({
  type: 'hello',
  version: manifest.version,
  header,
  receiver: receiver?.href,
  layouts,
});

/**
 * Serves a session to pages on this machine.
 * @throws the system error if the port cannot be used.
 */
export async function serve({
  session,
  port = 0,
  token = newToken(),
  xstate,
  actors = () => undefined,
  actorControl,
  page = builtPage(),
}: ServerOptions): Promise<InspectorServer> {
  const http = createServer();
  const boundPort = await listen(http, port);
  const access = new AccessPolicy(token, boundPort);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const hello = helloOf(session, builtLayouts(session.header.charts, page), xstate?.receiver);
  const pages = servedPages(session, hello);
  const bridge = xstate === undefined ? undefined : new SocketBridge(session);
  const acceptUpgrade = (request: IncomingMessage): ((socket: WebSocket) => void) | undefined => {
    const { pathname } = targetOf(request);
    if (pathname === SOCKET_PATH && access.allowsSocket(request)) return pages.accept;
    const isReceiver = pathname === RECEIVER_PATH && access.allowsSocket(request, xstate?.receiver?.origin);
    return isReceiver && bridge !== undefined ? (socket) => bridge.accept(socket) : undefined;
  };
  const files = new BuiltFiles(page);
  http.on('request', (request, response) => {
    if (isActorsPath(targetOf(request).pathname))
      void serveActors({ trace: actors(), control: actorControl }, access, request, response);
    else servePage(files, access, request, response);
  });
  http.on('upgrade', (request, socket, head) => {
    // A client that disconnects during the handshake must not crash the process.
    socket.on('error', () => socket.destroy());
    const accept = acceptUpgrade(request);
    if (accept === undefined) rejectUpgrade(socket);
    else sockets.handleUpgrade(request, socket, head, accept);
  });
  return {
    url: `http://${LOOPBACK}:${boundPort}/?token=${token}`,
    actorsUrl: `http://${LOOPBACK}:${boundPort}${ACTORS_PATH}?token=${token}`,
    receivers: bridge === undefined ? undefined : `${LOOPBACK}:${boundPort}${RECEIVER_PATH}?token=${token}`,
    port: boundPort,
    close: async () => {
      pages.stop();
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** @returns the port, which the system chooses if `port` is 0. */
async function listen(http: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, LOOPBACK, resolve);
  });
  const address = http.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Keeps the connected pages up to date with the session. */
function servedPages(
  session: Session,
  hello: Hello,
): { readonly accept: (socket: WebSocket) => void; readonly stop: () => void } {
  const pages = new Map<WebSocket, PageConnection>();
  const stopListening = session.onChange(() => {
    for (const page of pages.values()) page.scheduleNewRecords();
  });
  // A recorder does not announce new records, so watched lines are polled.
  const polling = setInterval(() => {
    if (session.lines.some(({ mode }) => mode === 'watched')) session.notify();
  }, POLL_INTERVAL_MS).unref();
  return {
    accept: (socket) => {
      const page = new PageConnection(socket, session);
      pages.set(socket, page);
      socket.on('close', () => pages.delete(socket));
      answerRequests(socket, page, session);
      page.open(hello);
    },
    stop: () => {
      stopListening();
      clearInterval(polling);
    },
  };
}

/** New records are sent before the response to the request that caused them. */
function answerRequests(socket: WebSocket, page: PageConnection, session: Session): void {
  // An oversized or invalid frame closes this socket only.
  socket.on('error', () => socket.terminate());
  socket.on('message', (data, isBinary) => {
    const text = isBinary ? '' : data.toString();
    void answerTo(text, session)
      .then((answer) => {
        page.sendNewRecords();
        page.send(answer);
      })
      .catch((cause: unknown) => page.send(unexpected(cause)));
  });
}

function rejectUpgrade(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
}
