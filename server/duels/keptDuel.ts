import { refusal } from '../protocol/errors.ts';
import {
  type LoadedDuel,
  type LostWrites,
  OwnedElsewhere,
  type StoredChange,
  type StoredChoice,
  type StoredDuel,
} from '../store/duelStore.ts';
import { type DuelClocks, savedClock } from './clocks/duelClocks.ts';
import type { DuelServices } from './duelServices.ts';
import type { Payer } from './payer.ts';
import { ResumeError } from './workers/playedDuel.ts';
import {
  NotPlayed,
  type Standing,
  WorkerLost,
  type WorkerMethod,
  type WorkerParams,
  type WorkerResult,
} from './workers/workerProtocol.ts';

/** How long after a failure what is stored is read again. */
const RETRY_MS = 1000;
/** How often a request is repeated whose thread has ended, or does not have the duel. */
const MAX_TRIES = 3;
/** How often a thread is ended at one request before the duel is suspended. The first time the slow request may have been another duel's. */
const MAX_OVERDUE = 2;

/** What a kept duel needs of its owner. */
export interface Keeper {
  readonly clocks: DuelClocks;
  /** Of the request that is worked on. */
  readonly payer: () => Payer;
  /** Watchers have been sent something else than what is stored. */
  readonly changed: () => void;
  /** Another server has the duel now. */
  readonly leave: () => void;
  /** A request that does nothing but read what is stored, if the duel is behind it. */
  readonly readBack: () => Promise<void>;
}

/** What is stored of a duel, and the worker that plays it: after a failure of either, the duel goes on from what is stored. */
export class KeptDuel {
  readonly #services: DuelServices;
  readonly #keeper: Keeper;
  stored: StoredDuel;
  /** The number of choices. */
  choices: number;
  /** The checksum of the last stored choice. */
  #check: string | undefined;
  /** Why the duel cannot go on. */
  suspended: string | undefined;
  /** Whether what is stored has to be read again. */
  isBehind = false;
  /** How often a thread has ended while it resumed this duel. */
  #fatal = 0;
  #recovery: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor({ duel, choices }: LoadedDuel, services: DuelServices, keeper: Keeper) {
    this.#services = services;
    this.#keeper = keeper;
    this.stored = duel;
    this.choices = choices.length;
    this.#check = choices.at(-1)?.check;
  }

  get id(): string {
    return this.stored.id;
  }

  /** @throws DUEL_SUSPENDED. */
  mustGoOn(): void {
    if (this.suspended !== undefined) throw refusal('DUEL_SUSPENDED', this.suspended);
  }

  /** Asks the worker of the duel, which goes on from what is stored if it does not have the duel any more. @throws DUEL_SUSPENDED. */
  async ask<M extends WorkerMethod>(method: M, params: WorkerParams<M>): Promise<WorkerResult<M>> {
    let isGone = false;
    let overdue = 0;
    for (let tries = 1; ; tries++) {
      try {
        if (isGone && this.stored.record !== undefined) await this.reload();
        this.mustGoOn();
        return await this.#services.workers.ask(this.id, method, params, this.#keeper.payer());
      } catch (error) {
        isGone = error instanceof NotPlayed || error instanceof WorkerLost;
        if (error instanceof WorkerLost && error.was === 'overdue' && ++overdue === MAX_OVERDUE)
          throw await this.#suspendedAsOverdue();
        if (!isGone || tries === MAX_TRIES) throw error;
      }
    }
  }

  /** Stores a change before it takes effect here. @throws STORE_FAILED. */
  async change({ duel, choices = [], rematch }: Partial<StoredChange>): Promise<void> {
    const after = this.choices;
    try {
      await this.#services.store.change(this.id, {
        after,
        choices,
        ...(duel === undefined ? {} : { duel }),
        ...(rematch === undefined ? {} : { rematch }),
      });
    } catch (error) {
      this.isBehind = true;
      this.#recoverLater();
      this.#services.events.failed(this.id, error);
      throw refusal(
        'STORE_FAILED',
        'The duel could not be stored. It goes on from what is stored: read its decision again.',
      );
    }
    if (duel !== undefined) this.stored = duel;
    this.choices = after + choices.length;
    this.#check = choices.at(-1)?.check ?? this.#check;
  }

  /** Goes back to what is stored. */
  async reload(): Promise<void> {
    const loaded = await this.#services.store.load(this.id).catch((error: unknown) => {
      if (error instanceof OwnedElsewhere) this.#keeper.leave();
      throw error;
    });
    if (loaded === undefined) throw refusal('BAD_TOKEN', 'This duel does not exist any more.');
    const [{ changedAt }, choices] = [this.stored, this.choices];
    await this.restore(loaded);
    if (changedAt !== this.stored.changedAt || choices !== this.choices) this.#keeper.changed();
  }

  async restore(loaded: LoadedDuel): Promise<void> {
    const { duel, choices } = loaded;
    const { clocks } = this.#keeper;
    clocks.clear();
    const lost = loaded.lost ?? this.#lostIn(choices);
    if (lost !== undefined) {
      this.#suspendWithout(lost);
      return;
    }
    this.suspended = undefined;
    const standing = duel.record === undefined ? undefined : await this.#resumed(loaded);
    this.isBehind = false;
    this.stored = duel;
    this.choices = choices.length;
    this.#check = choices.at(-1)?.check;
    if (standing === undefined) return;
    clocks.set(duel, savedClock(duel, choices));
    clocks.run(standing.asked, duel);
  }

  /** Nothing is read again any more unless it is asked for. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#recovery);
  }

  /** A failed write may have been stored nevertheless, so the watchers are notified even without a request. */
  #recoverLater(): void {
    clearTimeout(this.#recovery);
    if (this.#isStopped) return;
    this.#recovery = setTimeout(() => {
      this.#keeper.readBack().catch(() => this.#recoverLater());
    }, RETRY_MS);
    this.#recovery.unref();
  }

  /** Where the duel is by what is stored; undefined if it cannot go on. @throws {WorkerLost} unless it is this duel that ends threads. */
  async #resumed(loaded: LoadedDuel): Promise<Standing | undefined> {
    try {
      const standing = await this.#services.workers.ask(this.id, 'resume', loaded, this.#keeper.payer());
      this.#fatal = 0;
      return standing;
    } catch (error) {
      if (error instanceof WorkerLost) {
        if (error.was !== 'waiting') this.#fatal++;
        if (this.#fatal < MAX_TRIES) throw error;
      }
      this.#services.events.failed(this.id, error);
      this.suspended =
        error instanceof ResumeError
          ? `This duel cannot go on in this version of the engine. ${error.message}`
          : 'This duel cannot go on because of an error of the server, which has been logged.';
      return undefined;
    }
  }

  /** Stored, so that it does not hold up the others again after a restart. An administrator can end the duel, or let it go on. */
  async #suspendedAsOverdue(): Promise<Error> {
    const reason = 'A step of this duel takes the server too long.';
    await this.reload();
    await this.change({ duel: { ...this.stored, suspension: { reason } } });
    this.#keeper.clocks.run(this.#keeper.clocks.asked, this.stored);
    this.#keeper.changed();
    return refusal('DUEL_SUSPENDED', reason);
  }

  /** What this server has acknowledged and is not stored. */
  #lostIn(choices: readonly StoredChoice[]): LostWrites | undefined {
    const last = this.choices - 1;
    if (last < 0 || choices[last]?.check === this.#check) return undefined;
    return { duel: this.id, acknowledged: this.choices, stored: Math.min(choices.length, last) };
  }

  /** It is read again for each request, and goes on when all of it is there. */
  #suspendWithout(lost: LostWrites): void {
    this.isBehind = true;
    this.#services.events.lost(lost);
    this.suspended = messageOfLost(lost);
  }
}

/** The message to players whose duel is suspended because the store has lost part of it. */
export function messageOfLost({ acknowledged, stored }: LostWrites): string {
  const what =
    stored < acknowledged
      ? `${acknowledged - stored} of ${acknowledged} choices that were accepted`
      : 'a change of this duel that was accepted';
  return `The store of this server cannot read ${what}. The duel goes on when it can.`;
}
