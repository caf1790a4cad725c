import type { Player } from 'taiki';
import type { DuelStatus } from '../protocol/protocol.ts';

/** What an administrator may ask: JSON-RPC 2.0 on a socket in the file system, one message a line. */
export interface AdminMethods {
  /** The duels of this server that are not over, by their ids, up to 100 at once. */
  readonly 'admin.list': { readonly params: { readonly from?: string }; readonly result: AdminList };
  /** Nobody can act in a duel, and no clock runs, until it is resumed. The players are told. */
  readonly 'admin.suspend': { readonly params: AdminTarget; readonly result: null };
  readonly 'admin.resume': { readonly params: Pick<AdminTarget, 'duel'>; readonly result: null };
  /** Ends a duel, for a winner or without one. The players are told. */
  readonly 'admin.end': {
    readonly params: AdminTarget & { readonly winner?: Player };
    readonly result: null;
  };
}

export type AdminMethod = keyof AdminMethods;
export type AdminParams<M extends AdminMethod> = AdminMethods[M]['params'];
export type AdminResult<M extends AdminMethod> = AdminMethods[M]['result'];

export interface AdminTarget {
  /** The id of a duel, as in logs: the part of a token before the dot. */
  readonly duel: string;
  /** Shown to the players. */
  readonly reason?: string;
}

export interface AdminDuel {
  readonly id: string;
  readonly status: DuelStatus;
  readonly names: { readonly [P in Player]: string | null };
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The number of connections that watch. */
  readonly watchers: number;
  /** Why the duel does not go on, whether by an administrator or by itself; null if it does. */
  readonly suspended: string | null;
}

export interface AdminList {
  readonly duels: readonly AdminDuel[];
  /** For the next page; null if there is none. */
  readonly next: string | null;
}
