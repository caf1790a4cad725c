import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { type WebSocket, WebSocketServer } from 'ws';
import { SocketBridge } from '../bridge/server.ts';
import { type Hello, SOCKET_PATH } from '../messages.ts';
import type { Session } from '../session/session.ts';
import { Doors, LOCAL, newToken, targetOf } from './doors.ts';
import { servePage } from './pages.ts';
import { answerTo } from './requests.ts';
import { Viewer } from './viewer.ts';

const LOOK_EVERY = 100;

/** Where receivers of @xstate/inspect are let in. */
const RECEIVER_PATH = '/xstate';

const manifest = createRequire(import.meta.url)('@taiki/inspector/package.json') as { version: string };

/** A text of a record or a trace that a page sends may be so long, in bytes. */
const LONGEST_FILE = 128 * 2 ** 20;

export interface ServerOptions {
  readonly session: Session;
  /** 0, or none, for any that is free. */
  readonly port?: number;
  /**
   * Lets receivers of @xstate/inspect in, at `/xstate` with the token: those of programs and of this server's own pages, and
   * those of the page at the address `receiver`, which our page may also open in a window of its own.
   */
  readonly xstate?: { readonly receiver?: URL };
  /** The folder of the built page; that of this package when not given. */
  readonly page?: URL;
}

/** A server that shows a session to who knows its address. */
export interface InspectorServer {
  /** The address with its token; whoever has it sees everything, and may choose. */
  readonly url: string;
  /** The `server` that `createWebSocketReceiver` of @xstate/inspect takes; undefined when receivers are not let in. */
  readonly receivers: string | undefined;
  readonly port: number;
  close(): Promise<void>;
}

/** The page as it is built: beside the built package, also when the sources run. */
export const builtPage = (): URL =>
  new URL(
    'dist/page/',
    pathToFileURL(createRequire(import.meta.url).resolve('@taiki/inspector/package.json')),
  );

/** The first message to every page. */
export const helloOf = ({ header }: Session, receiver?: URL): Hello => ({
  type: 'hello',
  version: manifest.version,
  header,
  receiver: receiver?.href,
  layouts: undefined,
});

/**
 * Serves a session to pages on this machine.
 * @throws the error of the system when the port is taken.
 */
export async function serve({
  session,
  port = 0,
  xstate,
  page = builtPage(),
}: ServerOptions): Promise<InspectorServer> {
  const token = newToken();
  const http = createServer();
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, LOCAL, resolve);
  });
  const address = http.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const doors = new Doors(token, bound);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_FILE });
  const viewers = new Map<WebSocket, Viewer>();
  const stopWatching = session.onChange(() => {
    for (const viewer of viewers.values()) viewer.soon();
  });
  http.on('request', (request, response) => servePage(page, doors, request, response));
  // A program that plays a duel says nothing while it plays, so its lines are looked at now and then.
  const looking = setInterval(() => {
    if (session.lines.some(({ mode }) => mode === 'watched')) session.changed();
  }, LOOK_EVERY).unref();
  const bridge = xstate === undefined ? undefined : new SocketBridge(session);
  const enter = (opened: WebSocket): void => {
    const viewer = new Viewer(opened, session);
    viewers.set(opened, viewer);
    opened.on('close', () => viewers.delete(opened));
    welcome(opened, viewer, session, helloOf(session, xstate?.receiver));
  };
  http.on('upgrade', (request, socket, head) => {
    // Who hangs up before being answered disturbs nobody else.
    socket.on('error', () => socket.destroy());
    const { pathname } = targetOf(request);
    if (pathname === SOCKET_PATH && doors.letIn(request)) sockets.handleUpgrade(request, socket, head, enter);
    else if (
      pathname === RECEIVER_PATH &&
      bridge !== undefined &&
      doors.letIn(request, xstate?.receiver?.origin)
    )
      sockets.handleUpgrade(request, socket, head, (opened) => bridge.welcome(opened));
    else turnAway(socket);
  });
  return {
    url: `http://${LOCAL}:${bound}/?token=${token}`,
    receivers: bridge === undefined ? undefined : `${LOCAL}:${bound}${RECEIVER_PATH}?token=${token}`,
    port: bound,
    close: async () => {
      stopWatching();
      clearInterval(looking);
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

function turnAway(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
}

/** A page is told everything; each of its messages is answered, after what it brought about. */
function welcome(socket: WebSocket, viewer: Viewer, session: Session, hello: Hello): void {
  // A message that is too long, or no message at all, closes this socket and disturbs nobody else.
  socket.on('error', () => socket.terminate());
  viewer.greet(hello);
  socket.on('message', (data, kind) => {
    const text = kind ? '' : data.toString();
    void answerTo(text, session).then((answer) => {
      viewer.bring();
      viewer.send(answer);
    });
  });
}
