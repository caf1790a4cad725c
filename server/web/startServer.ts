import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type Logger, pino } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { DuelHost, type HostSettings } from '../duels/duelHost.ts';
import { TaskQueue } from '../duels/taskQueue.ts';
import { hostErrorOf, isRefusal, refusal } from '../protocol/errors.ts';
import { HOST_PARAMETERS } from '../protocol/parameters.ts';
import type { ClockSettings, HostLimits } from '../protocol/protocol.ts';
import { RpcEndpoint } from '../rpc/index.ts';
import { type DuelStore, OwnedElsewhere } from '../store/duelStore.ts';
import { addressOf, Connection } from './connection.ts';
import { pageServer, respond } from './files.ts';
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
import { answererOf, type Caller, handlersOver } from './methods.ts';
import { CLIENT_HEADER, PEER_HEADER } from './relay.ts';
import { Metrics, type Telemetry } from './telemetry.ts';

export const HOST_LIMITS: HostLimits = {
  messageBytes: 64 * 1024,
  depth: 20,
  batch: 10,
  messagesPerSecond: 20,
  messageBurst: 100,
  connections: 50,
  duelsPerClient: 20,
  duels: 10_000,
  watched: 20,
};

export const DEFAULT_CLOCK: ClockSettings = { initial: 1500, increment: 10, onTimeout: 'loss' };

export interface ServerOptions {
  readonly store: DuelStore;
  /** Default: 0, any free port. */
  readonly port?: number;
  /** For a store that several servers share: where the others reach this one; by default `ws://`, host and port. */
  readonly address?: string;
  /** Default: `127.0.0.1`, which no other machine can reach. */
  readonly host?: string;
  /** The port of `/metrics` and `/healthz`, on `127.0.0.1` only; none by default. */
  readonly metricsPort?: number;
  readonly limits?: Partial<HostLimits>;
  /** The clock of duels whose creator sets none; null for no clock. */
  readonly clock?: ClockSettings | null;
  /** The delay of spectators, in seconds; 60 by default. */
  readonly spectatorDelay?: number;
  /** `proxied`: limits apply to the address that the proxy adds to X-Forwarded-For. `direct` by default. */
  readonly proxy?: 'direct' | 'proxied';
  /** Days after which finished duels, and duels that nobody joins, are removed; 30 by default. */
  readonly keepDays?: number;
  readonly log?: Logger;
  /** The folder of the built page. Default: the one in this package. */
  readonly page?: URL;
}

export interface DuelServer {
  readonly port: number;
  readonly metricsPort: number | undefined;
  /** The address of the page. */
  readonly url: string;
  /** The numbers of stored duels that were resumed and suspended at the start. */
  readonly resumed: { readonly resumed: number; readonly suspended: number };
  /** Answers what has been received, and closes every connection and the store. */
  readonly close: () => Promise<void>;
}

const PRUNE_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The folder of the built page in this package, also when running from source. */
const builtPage = (): URL =>
  new URL('dist/page/', pathToFileURL(createRequire(import.meta.url).resolve('@taiki/server/package.json')));

/**
 * Serves duels over WebSocket at `/socket`, and the page to play on at `/`.
 * @throws the system error if a port cannot be used.
 */
export async function startServer(options: ServerOptions): Promise<DuelServer> {
  const telemetry: Telemetry = { metrics: new Metrics(), log: options.log ?? pino({ enabled: false }) };
  const settings = hostSettings(options, telemetry);
  const watching = createServer(
    (request, response) => void answerWatch(request, response, telemetry.metrics),
  );
  const running: Running = {
    http: createServer(pageServer(options.page ?? builtPage())),
    watching,
    connections: new Set(),
    duels: new DuelHost(settings),
    timers: [],
  };
  gauges(telemetry.metrics, running.duels, running.connections);
  try {
    const listening = await startListening(running, options, settings, telemetry);
    const close = async () => {
      await end(running);
      telemetry.log.info('closed');
    };
    return { ...listening, close };
  } catch (error) {
    await end(running).catch(() => {});
    throw error;
  }
}

/** What a server has to end. */
interface Running {
  readonly http: Server;
  /** Answers a monitoring system. */
  readonly watching: Server;
  readonly connections: Set<Connection>;
  readonly duels: DuelHost;
  readonly timers: NodeJS.Timeout[];
}

async function startListening(
  { http, watching, connections, duels, timers }: Running,
  options: ServerOptions,
  settings: HostSettings,
  telemetry: Telemetry,
): Promise<Omit<DuelServer, 'close'>> {
  const { store, host = LOOPBACK, port = 0, keepDays = 30 } = options;
  const bound = await listen(http, port, host);
  const metricsPort =
    options.metricsPort === undefined ? undefined : await listen(watching, options.metricsPort, LOOPBACK);
  const named = `${hostInUrl(host)}:${bound}/`;
  const resumed = await duels.resume(options.address ?? `ws://${named}`);
  telemetry.log.info(resumed, 'duels resumed');
  acceptSockets(http, connections, endpointOver(duels, settings, telemetry), settings, options, telemetry);
  const prune = () => void pruned(duels, settings.today() - keepDays * DAY_MS, telemetry);
  const ping = () => {
    for (const connection of connections) connection.ping();
  };
  timers.push(setInterval(ping, PING_MS), setInterval(prune, PRUNE_MS));
  for (const timer of timers) timer.unref();
  telemetry.log.info({ host, port: bound, metricsPort, store: store.name }, 'listening');
  return { port: bound, metricsPort, url: `http://${named}`, resumed };
}

/** Answers what has been received, and disconnects clients that do not go in time. */
async function end({ http, watching, connections, duels, timers }: Running): Promise<void> {
  for (const timer of timers) clearInterval(timer);
  await Promise.race([
    Promise.all([...connections].map((connection) => connection.close())),
    new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref()),
  ]);
  const slow = setTimeout(() => {
    for (const connection of connections) connection.terminate();
  }, CLOSING_MS);
  try {
    await duels.close();
  } finally {
    await Promise.all([http, watching].map(closed));
    clearTimeout(slow);
  }
}

function hostSettings(options: ServerOptions, { metrics, log }: Telemetry): HostSettings {
  const { store, limits, clock = DEFAULT_CLOCK, spectatorDelay = 60 } = options;
  const failed = (duel: string, error: unknown): void => {
    metrics.failures.inc();
    log.error({ duel, err: error }, 'failed');
  };
  return {
    store: observed(store, metrics, failed),
    limits: { ...HOST_LIMITS, ...limits },
    clock,
    spectatorDelay: spectatorDelay * 1000,
    now: () => performance.now(),
    today: () => Date.now(),
    later: new TaskQueue(),
    events: {
      choices: (count) => metrics.choices.inc(count),
      over: (duel, reason) => {
        metrics.ended.inc({ reason });
        log.info({ duel, reason }, 'duel over');
      },
      failed,
      left: (duel) => log.info({ duel }, 'duel goes on at another server'),
    },
  };
}

/** Measures writes. Failures to read and to create are logged, and refused; those to write are handled by the duel. */
function observed(
  store: DuelStore,
  { writes }: Metrics,
  failed: (duel: string, error: unknown) => void,
): DuelStore {
  const orRefused = async <T>(id: string, done: Promise<T>): Promise<T> => {
    try {
      return await done;
    } catch (error) {
      if (error instanceof OwnedElsewhere) throw error;
      failed(id, error);
      throw refusal('STORE_FAILED', 'The store of this server cannot be reached. Try again later.');
    }
  };
  return {
    name: store.name,
    create: (duel) => orRefused(duel.id, store.create(duel)),
    change: async (id, change) => {
      const end = writes.startTimer();
      await store.change(id, change);
      end();
    },
    load: (id) => orRefused(id, store.load(id)),
    unfinished: () => store.unfinished(),
    prune: (before) => store.prune(before),
    close: () => store.close(),
    ...(store.shared === undefined ? {} : { shared: store.shared }),
  };
}

function gauges(metrics: Metrics, duels: DuelHost, connections: ReadonlySet<Connection>): void {
  metrics.gauge('taiki_connections', 'Open connections', () => connections.size);
  metrics.gauge('taiki_duels_unfinished', 'Duels that are not over', () => duels.unfinished);
  metrics.gauge('taiki_duels_loaded', 'Duels in memory', () => duels.loaded);
}

function endpointOver(
  duels: DuelHost,
  settings: HostSettings,
  { metrics, log }: Telemetry,
): RpcEndpoint<Caller> {
  const answer = answererOf(handlersOver(duels, settings), settings);
  return new RpcEndpoint<Caller>({
    limits: settings.limits,
    names: Object.keys(HOST_PARAMETERS),
    answer: async (method, params, caller) => {
      const end = metrics.requests.startTimer({ method });
      try {
        const result = await answer(method, params, caller);
        end({ outcome: 'ok' });
        return result;
      } catch (error) {
        end({ outcome: hostErrorOf(error).data.code });
        throw error;
      }
    },
    errorOf: (thrown) => {
      if (!isRefusal(thrown)) {
        metrics.failures.inc();
        log.error({ err: thrown }, 'request failed');
      }
      return hostErrorOf(thrown);
    },
  });
}

function acceptSockets(
  http: Server,
  connections: Set<Connection>,
  endpoint: RpcEndpoint<Caller>,
  { limits, store }: HostSettings,
  { proxy = 'direct' }: ServerOptions,
  { log }: Telemetry,
): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const accept = (socket: WebSocket, client: string, from: 'client' | 'server') => {
    const connection = new Connection(
      socket,
      endpoint,
      client,
      from === 'server' ? forServer(limits) : limits,
    );
    connections.add(connection);
    socket.on('close', (code) => {
      connections.delete(connection);
      log.debug({ client, code }, 'disconnected');
    });
  };
  http.on('upgrade', (request, socket, head) => {
    // A client that disconnects during the handshake must not crash the process.
    socket.on('error', () => socket.destroy());
    const peer = peerOf(request, store);
    const client = peer ?? addressOf(request, proxy);
    const known = [...connections].filter((connection) => connection.client === client).length;
    if (request.url?.split('?')[0] !== SOCKET_PATH) reject(socket, '404 Not Found');
    else if (peer === undefined && known >= limits.connections) reject(socket, '429 Too Many Requests');
    else
      sockets.handleUpgrade(request, socket, head, (open) =>
        accept(open, client, peer === undefined ? 'client' : 'server'),
      );
  });
}

/** The client for which a server with the same store connects; undefined if it is none. */
function peerOf({ headers }: IncomingMessage, { shared }: DuelStore): string | undefined {
  const [secret, client] = [headers[PEER_HEADER], headers[CLIENT_HEADER]];
  if (shared === undefined || typeof secret !== 'string' || typeof client !== 'string') return undefined;
  const [given, expected] = [Buffer.from(secret), Buffer.from(shared.secret())];
  return given.length === expected.length && timingSafeEqual(given, expected) ? client : undefined;
}

/** The other server has limited the rate already. */
const forServer = (limits: HostLimits): HostLimits => ({
  ...limits,
  messagesPerSecond: Number.MAX_SAFE_INTEGER,
  messageBurst: Number.MAX_SAFE_INTEGER,
});

/** Answers a monitoring system. */
async function answerWatch(
  { url }: IncomingMessage,
  response: ServerResponse,
  { registry }: Metrics,
): Promise<void> {
  if (url === '/healthz') respond(response, 200, 'ok');
  else if (url === '/metrics') {
    response.writeHead(200, { 'content-type': registry.contentType });
    response.end(await registry.metrics());
  } else respond(response, 404, 'Expected /healthz or /metrics.');
}

async function pruned(duels: DuelHost, before: number, { log }: Telemetry): Promise<void> {
  try {
    const removed = await duels.prune(before);
    if (removed > 0) log.info({ removed }, 'old duels removed');
  } catch (error) {
    log.error({ err: error }, 'old duels could not be removed');
  }
}
