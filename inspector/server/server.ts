import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PROGRAM_PATH } from '../attach/pageProtocol.ts';
import { ProgramPages } from '../attach/programPages.ts';
import { SocketBridge } from '../bridge/socketBridge.ts';
import { builtLayouts } from '../charts/builtLayouts.ts';
import type { Pack, Socket } from '../core/pack.ts';
import { targetOf } from '../core/server/accessPolicy.ts';
import { type Host, type HostOptions, host } from '../core/server/host.ts';
import { type Hello, SOCKET_PATH } from '../messages.ts';
import type { Session } from '../session/session.ts';
import { BuiltFiles } from './builtFiles.ts';
import { PageConnection } from './pageConnection.ts';
import { answerTo, unexpected } from './requests.ts';
import { servePage } from './servePage.ts';

const POLL_INTERVAL_MS = 100;

/** The socket path for receivers of @xstate/inspect. */
const RECEIVER_PATH = '/xstate';

const manifest: { readonly version: string } = createRequire(import.meta.url)(
  '@taiki/inspector/package.json',
);

export interface ServerOptions extends Omit<HostOptions, 'pack'> {
  readonly session: Session;
  /**
   * Accepts receivers of @xstate/inspect at `/xstate`, with the token. Programs and the server's own pages may connect;
   * `receiver` is the address of another page that may connect too, and that the page can open in a new window.
   */
  readonly xstate?: { readonly receiver?: URL };
  /** The folder of the built page. Default: the one in this package. */
  readonly page?: URL;
  /** Accepts duels of web pages of this origin that call `attachPage`. `wait`: they wait before their first decision. Default: `go`. */
  readonly attachable?: { readonly origin: string; readonly first?: 'go' | 'wait' };
}

/** A server that shows a session to anyone who has its address. */
export interface InspectorServer extends Omit<Host, 'socketAt'> {
  /** The `server` option of `createWebSocketReceiver` of @xstate/inspect; undefined unless `xstate` was set. */
  readonly receivers: string | undefined;
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
  xstate,
  page = builtPage(),
  attachable,
  ...options
}: ServerOptions): Promise<InspectorServer> {
  const hello = helloOf(session, builtLayouts(session.header.charts, page), xstate?.receiver);
  const { url, actorsUrl, port, socketAt, close } = await host({
    ...options,
    pack: duelPack({ session, hello, files: new BuiltFiles(page), xstate, attachable }),
  });
  return {
    url,
    actorsUrl,
    port,
    receivers: xstate === undefined ? undefined : socketAt(RECEIVER_PATH),
    close,
  };
}

interface ServedSession extends Pick<ServerOptions, 'session'> {
  readonly hello: Hello;
  readonly files: BuiltFiles;
  readonly xstate: ServerOptions['xstate'];
  readonly attachable: ServerOptions['attachable'];
}

/** The duels of a session: their page, the socket that it connects to, and those for attached pages and for receivers of @xstate/inspect. */
const duelPack = ({ session, hello, files, xstate, attachable }: ServedSession): Pack => ({
  open: (access) => {
    const pages = servedPages(session, hello);
    const bridge = xstate === undefined ? undefined : new SocketBridge(session);
    const programs =
      attachable === undefined ? undefined : new ProgramPages(session, attachable.first ?? 'go');
    return {
      request: (request, response) => servePage(files, access, request, response),
      socket: (request) => {
        const { pathname } = targetOf(request);
        if (pathname === SOCKET_PATH && access.allowsSocket(request)) return pages.accept;
        if (pathname === PROGRAM_PATH && access.allowsSocket(request, attachable?.origin))
          return programs === undefined ? undefined : (socket) => programs.accept(socket);
        const isReceiver =
          pathname === RECEIVER_PATH && access.allowsSocket(request, xstate?.receiver?.origin);
        return isReceiver && bridge !== undefined ? (socket) => bridge.accept(socket) : undefined;
      },
      close: pages.stop,
    };
  },
});

/** Keeps the connected pages up to date with the session. */
function servedPages(
  session: Session,
  hello: Hello,
): { readonly accept: (socket: Socket) => void; readonly stop: () => void } {
  const pages = new Map<Socket, PageConnection>();
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
function answerRequests(socket: Socket, page: PageConnection, session: Session): void {
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
