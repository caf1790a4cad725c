import type { SeatViewer } from '../protocol/protocol.ts';

/** A connection that receives what happens in a duel. */
export interface Watcher {
  readonly token: string;
  readonly viewer: SeatViewer;
  /** @param message the parameters of `duel.changed` as JSON. */
  readonly send: (message: string) => void;
  /** The duel goes on at another server. */
  readonly lost: () => void;
  /** The duel is over, as far as the viewer may know. */
  readonly over: () => void;
  /** Whether it takes no more updates. */
  readonly isStopped: () => boolean;
}

/** Who watches which duel. A watcher stays when its duel is not in memory. */
export class Watchers {
  readonly #byDuel = new Map<string, Set<Watcher>>();

  of(duel: string): readonly Watcher[] {
    return [...(this.#byDuel.get(duel) ?? [])];
  }

  isWatched(duel: string): boolean {
    return this.#byDuel.has(duel);
  }

  add(duel: string, watcher: Watcher): void {
    const watchers = this.#byDuel.get(duel) ?? new Set();
    this.#byDuel.set(duel, watchers.add(watcher));
  }

  remove(duel: string, watcher: Watcher): void {
    const watchers = this.#byDuel.get(duel);
    watchers?.delete(watcher);
    if (watchers?.size === 0) this.#byDuel.delete(duel);
  }

  /** The duel goes on at another server. */
  lose(duel: string): void {
    const watchers = this.of(duel);
    this.#byDuel.delete(duel);
    for (const watcher of watchers) watcher.lost();
  }

  loseAll(): void {
    for (const duel of [...this.#byDuel.keys()]) this.lose(duel);
  }
}
