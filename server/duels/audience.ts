import { PLAYERS } from 'taiki';
import type { DuelUpdate, SeatViewer, WatchedDuel } from '../protocol/protocol.ts';
import { JsonText, jsonObject } from '../rpc/jsonText.ts';
import { Delayed } from './delayed.ts';
import type { DuelServices } from './duelServices.ts';
import type { KeptDuel } from './keptDuel.ts';
import type { Watcher } from './watchers.ts';
import type { Shown } from './workers/workerProtocol.ts';

/** A duel at one moment, without what lies on the table. */
export interface Moment
  extends Pick<
    DuelUpdate,
    'status' | 'clock' | 'names' | 'verified' | 'timedOut' | 'suspended' | 'ended' | 'rematch'
  > {
  /** The number of choices; undefined before the duel has begun. */
  readonly at: number | undefined;
}

/** What spectators know of a duel before its start is as old as their delay. */
const HIDDEN_START = {
  at: undefined,
  status: 'waiting',
  clock: null,
  timedOut: null,
  suspended: null,
  ended: null,
  rematch: [],
} as const;

/** `from` of a viewer who wants no facts. */
const NONE = Number.MAX_SAFE_INTEGER;

const UNSEEN: Shown = { view: 'null', facts: '[]', next: 0 };

/** What an audience needs of its duel. */
export interface Stage {
  readonly kept: KeptDuel;
  /** What anybody who may see the present knows now. */
  readonly present: () => Moment;
  /** Does something as a request of the server. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
}

/** Sends those who watch a duel what they may know: players at once, spectators after a delay. */
export class Audience {
  readonly #services: DuelServices;
  readonly #stage: Stage;
  readonly #shown: Delayed<Moment>;
  /** How many facts each kind of watcher has been sent. */
  #sent: { [V in SeatViewer]?: number } = {};
  /** The moment that spectators have been sent last. */
  #seen: Moment | undefined;
  #delivery: NodeJS.Timeout | undefined;
  #isStopped = false;
  /** Whether something has changed since the last messages. */
  isUnsent = false;

  constructor(services: DuelServices, stage: Stage) {
    this.#services = services;
    this.#stage = stage;
    this.#shown = new Delayed(services.spectatorDelay);
  }

  /** Whether spectators have seen everything. */
  get isUpToDate(): boolean {
    return this.#shown.next(this.#services.now()) === undefined;
  }

  /** @param age how long ago a loaded duel changed last, in milliseconds. */
  begin(age: number): void {
    this.#shown.add(this.#stage.present(), this.#services.now() - age);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#delivery);
  }

  momentOf(viewer: SeatViewer): Moment {
    const present = this.#stage.present();
    if (viewer !== 'spectator') return present;
    return this.#shown.latest(this.#services.now()) ?? { ...present, ...HIDDEN_START };
  }

  /** @returns the answer to somebody who begins to watch. */
  async join(
    watcher: Watcher,
    from: number,
    more: Pick<WatchedDuel, 'commitment' | 'spectate'>,
  ): Promise<JsonText<WatchedDuel>> {
    const { viewer } = watcher;
    const { now, watchers } = this.#services;
    const moment = this.momentOf(viewer);
    const shown = await this.#look(viewer, moment, from);
    if (viewer === 'spectator' && !this.#isSpectated) this.#seen = this.#shown.latest(now());
    if (!watcher.isStopped()) watchers.add(this.#id, watcher);
    this.#sent[viewer] = shown.next;
    if (moment.status === 'over') watcher.over();
    this.#scheduleDelivery();
    return new JsonText(updateText(watcher, moment, shown, more));
  }

  loseWatchersOf(viewer: SeatViewer): void {
    for (const watcher of this.#watching())
      if (watcher.viewer === viewer) {
        this.#services.watchers.remove(this.#id, watcher);
        watcher.lost();
      }
  }

  /** Not at once: the answer to the request is sent before. */
  async tell(): Promise<void> {
    if (!this.isUnsent) return;
    this.isUnsent = false;
    try {
      await this.#publish();
    } catch (error) {
      this.#services.events.failed(this.#id, error);
    }
  }

  get #id(): string {
    return this.#stage.kept.id;
  }

  get #isSpectated(): boolean {
    return this.#watching().some(({ viewer }) => viewer === 'spectator');
  }

  /** What a viewer may know at a moment, in JSON. */
  async #look(viewer: SeatViewer, { at }: Moment, from: number): Promise<Shown> {
    if (at === undefined) return UNSEEN;
    return this.#stage.kept.ask('look', { viewer, from, ...(viewer === 'spectator' ? { at } : {}) });
  }

  async #publish(): Promise<void> {
    const { kept, present } = this.#stage;
    const seen = this.#watching().map(({ viewer }) => viewer);
    const viewers = PLAYERS.filter((player) => seen.includes(player));
    const shown =
      kept.stored.record === undefined || viewers.length === 0
        ? []
        : await kept.ask('show', {
            viewers: viewers.map((viewer) => ({ viewer, from: this.#sent[viewer] ?? NONE })),
          });
    const moment = present();
    for (const [index, viewer] of viewers.entries()) this.#deliver(viewer, moment, shown[index] ?? UNSEEN);
    this.#shown.add(moment, this.#services.now());
    this.#scheduleDelivery();
  }

  #watching(): readonly Watcher[] {
    return this.#services.watchers.of(this.#id);
  }

  /** All watchers of one viewer have the same token, and so get the same text. */
  #deliver(viewer: SeatViewer, moment: Moment, shown: Shown): void {
    this.#sent[viewer] = shown.next;
    const watchers = this.#watching().filter((watcher) => watcher.viewer === viewer);
    const [first] = watchers;
    if (first === undefined) return;
    const text = updateText(first, moment, shown);
    for (const watcher of watchers) {
      watcher.send(text);
      if (moment.status === 'over') watcher.over();
    }
  }

  /** Shows spectators what has become old enough, if somebody watches as one; and lets go of a duel that is over for all. */
  #scheduleDelivery(): void {
    if (this.#delivery !== undefined || this.#isStopped) return;
    const { now, events } = this.#services;
    const isNew = this.#isSpectated && this.#shown.latest(now()) !== this.#seen;
    const due = isNew ? now() : this.#shown.next(now());
    const isOver = this.#stage.kept.stored.status === 'over';
    if (due === undefined && isOver) events.ended(this.#id);
    if (due === undefined || !(isOver || this.#isSpectated)) return;
    this.#delivery = setTimeout(
      () => {
        this.#delivery = undefined;
        this.#stage
          .exclusively(() => this.#deliverToSpectators())
          .catch((error: unknown) => {
            if (!this.#isStopped) events.failed(this.#id, error);
          });
      },
      Math.max(0, due - now()),
    );
    this.#delivery.unref();
  }

  async #deliverToSpectators(): Promise<void> {
    const moment = this.#shown.latest(this.#services.now());
    if (this.#isSpectated && moment !== undefined && moment !== this.#seen) {
      const shown = await this.#look('spectator', moment, this.#sent.spectator ?? NONE);
      this.#seen = moment;
      this.#deliver('spectator', moment, shown);
    }
    this.#scheduleDelivery();
  }
}

/** A message to those who watch, or the answer to somebody who begins to. */
function updateText(
  { token, viewer }: Watcher,
  { at: _, ...moment }: Moment,
  { view, facts, next }: Shown,
  more: Partial<WatchedDuel> = {},
): string {
  const update: { readonly [K in keyof DuelUpdate]: DuelUpdate[K] | JsonText } = {
    duel: token,
    viewer,
    view: new JsonText(view),
    next,
    facts: new JsonText(facts),
    ...moment,
  };
  return jsonObject({ ...update, ...more });
}
