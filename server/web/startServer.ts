import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { ADMIN_METHODS, adminAnswerer } from '../admin/adminMethods.ts';
import { ADMIN_LIMITS, type AdminSocket, listenForAdmins } from '../admin/adminSocket.ts';
import { DuelHost, type HostSettings } from '../duels/duelHost.ts';
import { type DuelWorkers, startWorkers } from '../duels/workers/duelWorkers.ts';
import { hostErrorOf, isRefusal } from '../protocol/errors.ts';
import { HOST_PARAMETERS } from '../protocol/parameters.ts';
import { RpcEndpoint } from '../rpc/index.ts';
import { acceptSockets } from './acceptSockets.ts';
import type { Connection } from './connection.ts';
import { Budgets } from './limits/budgets.ts';
import { PlayTime } from './limits/playTime.ts';
import { CLOSING_MS, closed, hostInUrl, LOOPBACK, listen, PING_MS } from './listening.ts';
import { answererOf, type Caller, handlersOver } from './methods.ts';
import { lostReported, observedStore } from './observedStore.ts';
import { answerPage, answerWatch, limitHttp, type Readiness } from './pages.ts';
import { DEFAULT_CLOCK, HOST_LIMITS, type ServerOptions } from './serverOptions.ts';
import { Metrics, type Telemetry } from './telemetry.ts';

/** Numbers of duels. */
export interface ResumedDuels {
  readonly resumed: number;
  readonly suspended: number;
}

export interface DuelServer {
  readonly port: number;
  readonly metricsPort: number | undefined;
  /** The address of the page. */
  readonly url: string;
  /** The numbers of stored duels that were resumed and suspended since the start. One that is asked for is resumed before the others. */
  readonly resumed: Promise<ResumedDuels>;
  /** Answers what has been received, and closes every connection and the store. */
  readonly close: () => Promise<void>;
}

const PRUNE_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Serves duels over WebSocket at `/socket`, and the page to play on at `/`.
 * @throws the system error if a port cannot be used.
 */
export async function startServer(options: ServerOptions): Promise<DuelServer> {
  const telemetry: Telemetry = { metrics: new Metrics(), log: options.log ?? pino({ enabled: false }) };
  const time = new PlayTime();
  const workers = await startedWorkers(options, time, telemetry);
  const settings = hostSettings(options, workers, time, telemetry);
  const { metrics } = telemetry;
  const readiness: Readiness = { isReady: false };
  const budgets = new Budgets(settings.limits);
  const running: Running = {
    http: createServer(answerPage(options, budgets, readiness)),
    watching: createServer((request, response) => void answerWatch(request, response, metrics, readiness)),
    connections: new Set(),
    duels: new DuelHost(settings),
    budgets,
    time,
    readiness,
    timers: [],
    admin: undefined,
  };
  gauges(metrics, running, workers);
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
  readonly budgets: Budgets;
  readonly time: PlayTime;
  readonly readiness: Readiness;
  readonly timers: NodeJS.Timeout[];
  admin: AdminSocket | undefined;
}

async function startListening(
  running: Running,
  options: ServerOptions,
  settings: HostSettings,
  telemetry: Telemetry,
): Promise<Omit<DuelServer, 'close'>> {
  const { http, watching, connections, duels, budgets, readiness, timers } = running;
  const { store, host = LOOPBACK, port = 0, keepDays = 30 } = options;
  limitHttp(http, settings.limits, options);
  acceptSockets(running, endpointOver(duels, settings, telemetry), settings, options, telemetry);
  const bound = await listen(http, port, host);
  const metricsPort =
    options.metricsPort === undefined ? undefined : await listen(watching, options.metricsPort, LOOPBACK);
  const named = `${hostInUrl(host)}:${bound}/`;
  const resuming = await duels.resume(options.address ?? `ws://${named}`);
  running.admin = await startAdmin(duels, options, telemetry);
  readiness.isReady = true;
  telemetry.log.info({ host, port: bound, metricsPort, store: store.name }, 'listening');
  const resumed = resuming();
  void resumed.then((counts) => telemetry.log.info(counts, 'duels resumed'));
  const prune = () => void pruned(duels, settings.today() - keepDays * DAY_MS, telemetry);
  const ping = () => {
    for (const connection of connections) connection.ping();
    budgets.forgetIdle();
  };
  timers.push(setInterval(ping, PING_MS), setInterval(prune, PRUNE_MS));
  for (const timer of timers) timer.unref();
  return { port: bound, metricsPort, url: `http://${named}`, resumed };
}

/** @throws the system error if the path cannot be used. */
async function startAdmin(
  { admin }: DuelHost,
  { adminSocket }: ServerOptions,
  { metrics, log }: Telemetry,
): Promise<AdminSocket | undefined> {
  if (adminSocket === undefined) return undefined;
  const endpoint = new RpcEndpoint({
    limits: ADMIN_LIMITS,
    names: ADMIN_METHODS,
    answer: adminAnswerer(admin, (method, params) => log.info({ method, ...params }, 'administrator')),
    errorOf: (thrown) => {
      if (!isRefusal(thrown)) {
        metrics.failures.inc();
        log.error({ err: thrown }, 'request of an administrator failed');
      }
      return hostErrorOf(thrown);
    },
  });
  return listenForAdmins(adminSocket, endpoint);
}

/** Answers what has been received, and disconnects clients that do not go in time. */
async function end({
  http,
  watching,
  connections,
  duels,
  time,
  readiness,
  timers,
  admin,
}: Running): Promise<void> {
  readiness.isReady = false;
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
    time.stop();
    await admin?.close();
    await Promise.all([http, watching].map(closed));
    clearTimeout(slow);
  }
}

/** @throws if a thread cannot begin; the store is closed then. */
async function startedWorkers(
  { store, threads = 0 }: ServerOptions,
  time: PlayTime,
  { metrics, log }: Telemetry,
): Promise<DuelWorkers> {
  const onLost = (error: unknown): void => {
    metrics.failures.inc();
    log.error({ err: error }, 'a thread of duels ended');
  };
  try {
    return await startWorkers(threads, { onLost, now: () => time.now() });
  } catch (error) {
    time.stop();
    await store.close();
    throw error;
  }
}

function hostSettings(
  options: ServerOptions,
  workers: DuelWorkers,
  time: PlayTime,
  telemetry: Telemetry,
): HostSettings {
  const { metrics, log } = telemetry;
  const lost = lostReported(telemetry);
  const { store, limits, clock = DEFAULT_CLOCK, spectatorDelay = 60 } = options;
  const failed = (duel: string, error: unknown): void => {
    metrics.failures.inc();
    log.error({ duel, err: error }, 'failed');
  };
  return {
    store: observedStore(store, telemetry, { failed, lost }),
    workers,
    limits: { ...HOST_LIMITS, ...limits },
    clock,
    ...(options.accounts === undefined ? {} : { accounts: options.accounts }),
    spectatorDelay: spectatorDelay * 1000,
    now: () => time.now(),
    today: () => Date.now(),
    events: {
      choices: (count) => metrics.choices.inc(count),
      over: (duel, reason) => {
        metrics.ended.inc({ reason });
        log.info({ duel, reason }, 'duel over');
      },
      failed,
      lost,
      left: (duel) => log.info({ duel }, 'duel goes on at another server'),
    },
  };
}

function gauges(metrics: Metrics, { duels, connections, time }: Running, workers: DuelWorkers): void {
  metrics.gauge('taiki_connections', 'Open connections', () => connections.size);
  metrics.gauge('taiki_duels_unfinished', 'Duels that are not over', () => duels.unfinished);
  metrics.gauge('taiki_duels_loaded', 'Duels in memory', () => duels.loaded);
  metrics.gauge(
    'taiki_duels_resuming',
    'Duels that were stored and are not yet in memory',
    () => duels.resuming,
  );
  metrics.gauge(
    'taiki_late_seconds',
    'Time for which the server was too late to answer anybody, and clocks stood still',
    () => time.late / 1000,
  );
  metrics.threads(() => workers.usage());
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

async function pruned(duels: DuelHost, before: number, { log }: Telemetry): Promise<void> {
  try {
    const removed = await duels.prune(before);
    if (removed > 0) log.info({ removed }, 'old duels removed');
  } catch (error) {
    log.error({ err: error }, 'old duels could not be removed');
  }
}
