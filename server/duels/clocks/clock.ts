import { PLAYERS, type Player } from 'taiki';
import type { ClockSettings, ClockState } from '../../protocol/protocol.ts';

export type Remaining = { readonly [P in Player]: number };

/** The clocks of both players, in milliseconds. Time is passed in. */
export class DuelClock {
  readonly settings: ClockSettings;
  #remaining: Remaining;
  #running: { readonly player: Player; readonly since: number } | undefined;

  constructor(settings: ClockSettings, remaining?: Remaining) {
    this.settings = settings;
    const full = settings.initial * 1000;
    this.#remaining = remaining ?? { p1: full, p2: full };
  }

  /** What is left at a time, never below 0. */
  remaining(now: number): Remaining {
    const [p1, p2] = PLAYERS.map((player) => this.#left(player, now));
    return { p1: p1 ?? 0, p2: p2 ?? 0 };
  }

  state(now: number): ClockState {
    return { ...this.settings, ...this.remaining(now), running: this.#running?.player ?? null };
  }

  /** Runs for a player, or for nobody. */
  run(player: Player | undefined, now: number): void {
    this.#remaining = this.remaining(now);
    this.#running = player === undefined ? undefined : { player, since: now };
  }

  /** A player has answered: adds the increment. */
  answered(player: Player, now: number): void {
    this.#remaining = this.remaining(now);
    const left = Math.round(this.#remaining[player] + this.settings.increment * 1000);
    this.#remaining = { ...this.#remaining, [player]: left };
    if (this.#running !== undefined) this.#running = { ...this.#running, since: now };
  }

  #left(player: Player, now: number): number {
    const spent = this.#running?.player === player ? now - this.#running.since : 0;
    return Math.max(0, this.#remaining[player] - spent);
  }
}
