import type { Logger } from 'pino';
import type { AccountCheck } from '../accounts/account.ts';
import type { ClockSettings, HostLimits } from '../protocol/protocol.ts';
import type { DuelStore } from '../store/duelStore.ts';

export const HOST_LIMITS: HostLimits = {
  messageBytes: 64 * 1024,
  depth: 20,
  batch: 10,
  messagesPerSecond: 20,
  messageBurst: 100,
  processorMs: 100,
  processorMsPerClient: 250,
  connections: 50,
  duelsPerClient: 20,
  duels: 10_000,
  watched: 20,
  listedMinutes: 60,
  customCards: 40,
  customCardBytes: 16 * 1024,
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
  /** The port of `/metrics`, `/healthz` and `/readyz`, on `127.0.0.1` only; none by default. */
  readonly metricsPort?: number;
  readonly limits?: Partial<HostLimits>;
  /** The clock of duels whose creator sets none; null for no clock. */
  readonly clock?: ClockSettings | null;
  /** The delay of spectators, in seconds; 60 by default. */
  readonly spectatorDelay?: number;
  /** `proxied`: limits apply to the address that the proxy adds to X-Forwarded-For. `direct` by default. */
  readonly proxy?: 'direct' | 'proxied';
  /**
   * Origins of pages in browsers that may connect, besides pages of this server, such as `https://example.org`; `*` for all. Programs that are
   * not browsers name no origin, and may connect.
   */
  readonly origins?: readonly string[];
  /** Days after which finished duels, and duels that nobody joins, are removed; 30 by default. */
  readonly keepDays?: number;
  /**
   * On how many threads duels are played, each always on the same one; by default 0: on the thread of the sockets. More than the
   * machine has cores are of no use. A thread takes up to 100 MB.
   */
  readonly threads?: number;
  /** The path of a socket for administrators, which only the user of this process can open; none by default. */
  readonly adminSocket?: string;
  /** Checks the tokens of players who sign in, such as `jwtAccounts`; without it nobody can. */
  readonly accounts?: AccountCheck;
  readonly log?: Logger;
  /** The folder of the built page. Default: the one in this package. */
  readonly page?: URL;
}
