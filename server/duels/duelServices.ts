import type { DuelStore, LostWrites } from '../store/duelStore.ts';
import type { Watchers } from './watchers.ts';
import type { DuelWorkers } from './workers/duelWorkers.ts';

export interface DuelServices {
  readonly store: DuelStore;
  /** Where duels are played. */
  readonly workers: DuelWorkers;
  readonly watchers: Watchers;
  /** Milliseconds. */
  readonly spectatorDelay: number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  /** Told of what nobody asked for: choices of agents and clocks, duels that end, errors. */
  readonly events: DuelEvents;
}

export interface DuelEvents {
  readonly choices: (count: number) => void;
  readonly over: (id: string, reason: string) => void;
  readonly failed: (id: string, error: unknown) => void;
  /** The store cannot read what it had acknowledged: the duel is suspended until it can. */
  readonly lost: (lost: LostWrites) => void;
  /** Another server has the duel now. */
  readonly left: (id: string) => void;
  /** The duel is over and all watchers have been notified. */
  readonly ended: (id: string) => void;
}
