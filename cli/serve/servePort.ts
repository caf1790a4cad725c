import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import type { ServerLimits } from './protocol.ts';
import type { Served } from './served.ts';
import { DuelServer } from './server.ts';

export const DEFAULT_STORE = 'taiki-duels';

const BURST_SECONDS = 5;

export interface PortOptions {
  readonly port: number;
  readonly host: string;
  readonly store: string;
  readonly address?: string;
  readonly lease: number;
  readonly maxDuels: number;
  readonly maxMessage?: number;
  readonly maxDuelsPerClient: number;
  readonly maxConnectionsPerClient: number;
  readonly maxRate: number;
  readonly spectatorDelay: number;
  readonly behindProxy?: true;
  readonly metricsPort?: number;
  readonly keepDays: number;
}

/** Resolves when the process is told to end. */
const toldToEnd = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

export type TrustedOptions = Pick<PortOptions, 'port' | 'host' | 'maxConnectionsPerClient'>;

/** Serves the methods of `--stdio` over a network, to each connection its own duels, until the process is told to end. */
export async function serveTrusted(
  { port, host, maxConnectionsPerClient }: TrustedOptions,
  limits: ServerLimits,
  served: Served,
  { printError, interactive }: Host,
): Promise<void> {
  const { jsonLog, serveMessages } = await import('@taiki/server');
  try {
    const server = await serveMessages({
      receiver: () => {
        const duels = new DuelServer(limits, served);
        return { receive: (message) => duels.receive(message) };
      },
      port,
      host,
      messageBytes: limits.messageBytes,
      connections: maxConnectionsPerClient,
      log: jsonLog(),
    });
    if (interactive) printError(`Connect to ${server.url}. Ctrl-C ends the server.`);
    await toldToEnd();
    await server.close();
  } catch (error) {
    throw cannotServe(error);
  }
}

/** Serves duels over a network until the process is told to end. */
export async function servePort(options: PortOptions, { printError, interactive }: Host): Promise<void> {
  const { jsonLog, openStore, startServer } = await import('@taiki/server');
  const { port, host, maxDuels, maxMessage, maxRate, metricsPort } = options;
  const log = jsonLog();
  try {
    const server = await startServer({
      store: await openStore(options.store, { lease: options.lease * 1000 }),
      port,
      host,
      spectatorDelay: options.spectatorDelay,
      keepDays: options.keepDays,
      proxy: options.behindProxy ? 'proxied' : 'direct',
      log,
      limits: {
        duels: maxDuels,
        duelsPerClient: options.maxDuelsPerClient,
        connections: options.maxConnectionsPerClient,
        messagesPerSecond: maxRate,
        messageBurst: maxRate * BURST_SECONDS,
        ...(maxMessage === undefined ? {} : { messageBytes: maxMessage }),
      },
      ...(metricsPort === undefined ? {} : { metricsPort }),
      ...(options.address === undefined ? {} : { address: options.address }),
    });
    if (interactive) printError(`Play at ${server.url}. Ctrl-C ends the server.`);
    await toldToEnd();
    await server.close();
  } catch (error) {
    throw cannotServe(error);
  }
}

const cannotServe = (error: unknown): unknown =>
  error instanceof Error ? new Failure(`Cannot serve: ${error.message}`, 1, { cause: error }) : error;
