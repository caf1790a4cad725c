import type { Player } from 'taiki';
import type { ClockSettings, ClockState } from '../../protocol/protocol.ts';
import type { StoredChoice, StoredDuel } from '../../store/duelStore.ts';
import type { DuelServices } from '../duelServices.ts';
import type { Made } from '../workers/workerProtocol.ts';
import { DuelClock, type Remaining } from './clock.ts';

/** While a player thinks, the clocks are stored this often: a server that is killed gives no more thinking time back. */
const SAVED_EVERY_MS = 5_000;
/** How long after a failure the end of a clock is tried again. */
const RETRY_MS = 1000;

/** The clocks of a duel, and the timer that wakes the duel while one of them runs. */
export class DuelClocks {
  readonly #id: string;
  readonly #services: Pick<DuelServices, 'now' | 'workers'>;
  readonly #onTick: (player: Player) => void;
  #clock: DuelClock | undefined;
  #asked: Player | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  /** @param onTick is called every few seconds while a player thinks, and when their time is up. */
  constructor(id: string, services: Pick<DuelServices, 'now' | 'workers'>, onTick: (player: Player) => void) {
    this.#id = id;
    this.#services = services;
    this.#onTick = onTick;
  }

  /** The time of clocks: it stands still while the thread of the duel is too late to answer. */
  now(): number {
    return this.#services.now() - this.#services.workers.late(this.#id);
  }

  /** Who is asked, by what is stored. */
  get asked(): Player | undefined {
    return this.#asked;
  }

  get settings(): ClockSettings | undefined {
    return this.#clock?.settings;
  }

  get isWaiting(): boolean {
    return this.#timer !== undefined;
  }

  /** No clock runs, and nobody is asked. */
  clear(): void {
    this.#clock = undefined;
    this.#asked = undefined;
    this.#setTimer(undefined);
  }

  /** @param saved what was left; all of it by default. */
  set({ clock }: StoredDuel, saved?: Remaining): void {
    this.#clock = clock === null ? undefined : new DuelClock(clock, saved);
  }

  /** Runs the clock of the player who is asked, if that is a person and the duel goes on. */
  run(asked: Player | undefined, { seats, status, suspension }: StoredDuel): void {
    this.#asked = asked;
    const stands = status === 'over' || suspension !== undefined;
    const running = stands || asked === undefined || seats[asked]?.agent !== undefined ? undefined : asked;
    this.#clock?.run(running, this.now());
    this.#setTimer(running);
  }

  /** No clock is woken any more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  state(): ClockState | null {
    return this.#clock?.state(this.now()) ?? null;
  }

  remaining(): Remaining | undefined {
    return this.#clock?.remaining(this.now());
  }

  /** Choices with the clocks after each. @param received when the request was: nobody's clock runs while it is worked on. */
  stamped(made: readonly Made[], received: number): readonly StoredChoice[] {
    const clock = this.#clock;
    if (clock === undefined) return made.map(({ choice }) => choice);
    clock.run(undefined, received);
    return made.map(({ choice }) => {
      if (choice.kind !== undefined) clock.answered(choice.player, received);
      return { ...choice, clock: clock.remaining(received) };
    });
  }

  /** Wakes the duel again for a player who goes on thinking. */
  goOn(player: Player): void {
    this.#setTimer(player);
  }

  retry(player: Player): void {
    if (!this.#isStopped) this.#wakeIn(RETRY_MS, player);
  }

  #setTimer(player: Player | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const left = player === undefined ? undefined : this.remaining()?.[player];
    if (player === undefined || left === undefined || this.#isStopped) return;
    this.#wakeIn(Math.min(Math.ceil(left), SAVED_EVERY_MS), player);
  }

  #wakeIn(ms: number, player: Player): void {
    this.#timer = setTimeout(() => this.#onTick(player), ms);
    this.#timer.unref();
  }
}

/** What was left on the clocks of a stored duel when they were stored last. */
export const savedClock = (
  { thinking }: StoredDuel,
  choices: readonly StoredChoice[],
): Remaining | undefined =>
  thinking?.after === choices.length ? thinking.clock : choices.findLast(({ clock }) => clock)?.clock;
