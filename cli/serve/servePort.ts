import { createServer } from 'node:net';
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
  readonly maxProcessorMs: number;
  readonly maxProcessorMsPerClient: number;
  readonly origin?: readonly string[];
  readonly spectatorDelay: number;
  readonly behindProxy?: true;
  readonly metricsPort?: number;
  readonly keepDays: number;
  readonly threads: number;
  readonly customCards?: number;
  readonly adminSocket?: string;
  readonly accounts?: string;
  readonly accountsIssuer?: string;
  readonly accountsAudience?: string;
}

/** Resolves when the process receives SIGINT or SIGTERM. */
const toldToEnd = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

export type TrustedOptions = Pick<PortOptions, 'port' | 'host' | 'maxConnectionsPerClient'>;

/** Serves the methods of `--stdio` over a network, to each connection its own duels, until the process receives SIGINT or SIGTERM. */
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

/** Serves duels over a network until the process receives SIGINT or SIGTERM. */
export async function servePort(options: PortOptions, { printError, interactive }: Host): Promise<void> {
  const { HOST_LIMITS, jsonLog, jwtAccounts, openStore, startServer } = await import('@taiki/server');
  const jwt = accountOptions(options);
  const { port, host, maxDuels, maxMessage, maxRate, metricsPort } = options;
  const log = jsonLog();
  try {
    await refuseTakenPort(port, host);
    const accounts = jwt === undefined ? {} : { accounts: await jwtAccounts(jwt) };
    const server = await startServer({
      ...accounts,
      store: await openStore(options.store, { lease: options.lease * 1000 }),
      port,
      host,
      spectatorDelay: options.spectatorDelay,
      keepDays: options.keepDays,
      threads: options.threads,
      proxy: options.behindProxy ? 'proxied' : 'direct',
      log,
      limits: {
        duels: maxDuels,
        duelsPerClient: options.maxDuelsPerClient,
        connections: options.maxConnectionsPerClient,
        messagesPerSecond: maxRate,
        messageBurst: maxRate * BURST_SECONDS,
        processorMs: options.maxProcessorMs,
        processorMsPerClient: options.maxProcessorMsPerClient,
        // Without threads, a card that takes long cannot be stopped.
        customCards: options.customCards ?? (options.threads === 0 ? 0 : HOST_LIMITS.customCards),
        ...(maxMessage === undefined ? {} : { messageBytes: maxMessage }),
      },
      ...(metricsPort === undefined ? {} : { metricsPort }),
      ...(options.adminSocket === undefined ? {} : { adminSocket: options.adminSocket }),
      ...(options.address === undefined ? {} : { address: options.address }),
      ...(options.origin === undefined ? {} : { origins: options.origin }),
    });
    if (interactive)
      printError(`Play at ${server.url}. Duels are kept in ${options.store}. Ctrl-C ends the server.`);
    await toldToEnd();
    await server.close();
  } catch (error) {
    throw cannotServe(error);
  }
}

/** Refuses before the store is opened, which would create its folder. */
async function refuseTakenPort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

/** @throws {Failure} if some of the options are missing: a token for another server, or of another issuer, must not be taken. */
function accountOptions({
  accounts,
  accountsIssuer,
  accountsAudience,
}: PortOptions): { readonly keys: string; readonly issuer: string; readonly audience: string } | undefined {
  if (accounts !== undefined && accountsIssuer !== undefined && accountsAudience !== undefined)
    return { keys: accounts, issuer: accountsIssuer, audience: accountsAudience };
  if (accounts === undefined && accountsIssuer === undefined && accountsAudience === undefined)
    return undefined;
  throw new Failure(
    'Expected --accounts, --accounts-issuer and --accounts-audience together, or none of them.',
  );
}

const cannotServe = (error: unknown): unknown =>
  error instanceof Error ? new Failure(`Cannot serve: ${error.message}`, 1, { cause: error }) : error;
