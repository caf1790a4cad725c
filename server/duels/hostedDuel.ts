import { type Answer, type KnownFact, PLAYERS, type Player, type Result } from 'taiki';
import { isRefusal, refusal } from '../protocol/errors.ts';
import type { DuelUpdate, SeatViewer, SeedProof, WatchedDuel } from '../protocol/protocol.ts';
import {
  type DuelStore,
  type LoadedDuel,
  OwnedElsewhere,
  type StoredChoice,
  type StoredDuel,
  type StoredSeat,
} from '../store/duelStore.ts';
import { DuelClock } from './clock.ts';
import { Delayed } from './delayed.ts';
import { byViewer, type CountByViewer, PlayedDuel, ResumeError, SEAT_VIEWERS } from './playedDuel.ts';
import { commitmentTo } from './seeds.ts';
import type { TaskQueue } from './taskQueue.ts';
import { isTokenOf } from './tokens.ts';

/** A connection that is told what happens. */
export interface Watcher {
  readonly token: string;
  readonly viewer: SeatViewer;
  /** @param message the parameters of `duel.changed` as JSON. */
  readonly send: (message: string) => void;
  /** The duel goes on at another server. */
  readonly lost: () => void;
}

export interface DuelServices {
  readonly store: DuelStore;
  /** Milliseconds. */
  readonly spectatorDelay: number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  /** For what is done after requests are answered. */
  readonly later: TaskQueue;
  /** Told of what nobody asked for: choices of agents and clocks, duels that end, errors. */
  readonly events: DuelEvents;
}

export interface DuelEvents {
  readonly choices: (count: number) => void;
  readonly over: (id: string, reason: string) => void;
  readonly failed: (id: string, error: unknown) => void;
  /** Another server has the duel now. */
  readonly left: (id: string) => void;
}

/** The duel is not in this object any more, but in the store or on another server. Nothing was done: the request can be repeated. */
export class Unloaded extends Error {}

/** What a viewer may know at one moment: the present one for players, an earlier one for spectators. */
type Moment = Omit<DuelUpdate, 'duel'>;

type Change = Partial<Pick<StoredDuel, 'seats' | 'invitation' | 'rematch' | 'timedOut'>>;

/** Longer waits do not fit a timer; it is set again then. */
const MAX_TIMER = 2 ** 31 - 1;
/** How long after a failure the end of a clock, and reading what is stored, are tried again. */
const RETRY_MS = 1000;

/**
 * A duel with its seats, clocks and watchers. For each request, one after the other: what it changes is stored, it is answered, and
 * the watchers are told.
 */
export class HostedDuel {
  readonly #services: DuelServices;
  readonly #watchers = new Set<Watcher>();
  readonly #shown: Delayed<Moment>;
  #stored: StoredDuel;
  #played: PlayedDuel | undefined;
  #choices: number;
  #clock: DuelClock | undefined;
  #timer: NodeJS.Timeout | undefined;
  #delivery: NodeJS.Timeout | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  /** What the request that is being answered has changed. */
  #unpublished: Facts | undefined;
  /** Why the duel cannot go on. */
  #suspended: string | undefined;
  #isBehind = false;
  #recovery: NodeJS.Timeout | undefined;
  /** The numbers of facts that watchers were told. */
  #told: CountByViewer = { p1: 0, p2: 0, spectator: 0 };
  #closing: 'open' | 'unloaded' | 'shuttingDown' = 'open';
  /** When it was used last. */
  usedAt: number;

  constructor({ duel, choices }: LoadedDuel, services: DuelServices) {
    this.#services = services;
    this.#stored = duel;
    this.#choices = choices.length;
    this.#shown = new Delayed(services.spectatorDelay);
    this.usedAt = services.now();
    this.#restore({ duel, choices });
    this.#told = this.#counted();
  }

  get id(): string {
    return this.#stored.id;
  }

  get stored(): StoredDuel {
    return this.#stored;
  }

  get suspended(): string | undefined {
    return this.#suspended;
  }

  /** Whether it can be loaded again when somebody asks for it: nobody watches, and no clock runs. */
  get isIdle(): boolean {
    return this.#watchers.size === 0 && this.#timer === undefined;
  }

  /** What the holder of a token may do; undefined if the token is of no seat. */
  viewerOf(token: string): SeatViewer | undefined {
    const { seats, spectate } = this.#stored;
    if (isTokenOf(token, seats.p1.token)) return 'p1';
    if (isTokenOf(token, seats.p2?.token)) return 'p2';
    return token === spectate ? 'spectator' : undefined;
  }

  /** Takes the second seat, and begins. */
  join(invitation: string, seat: StoredSeat): Promise<StoredDuel> {
    return this.#exclusively(async () => {
      if (!isTokenOf(invitation, this.#stored.invitation))
        throw refusal('INVITATION_USED', 'This invitation has been used.');
      const { invitation: _, ...open } = this.#stored;
      await this.#begin({ ...open, seats: { p1: open.seats.p1, p2: seat } });
      return this.#stored;
    });
  }

  /** Begins a duel whose seats are taken from the start. */
  begin(): Promise<void> {
    return this.#exclusively(() => this.#begin(this.#stored));
  }

  /** Answers the open decision, and reads the duel then. */
  choose<T>(
    player: Player,
    answer: Answer,
    decision: number | undefined,
    of: (played: PlayedDuel) => T,
  ): Promise<T> {
    return this.#exclusively(async () => {
      await this.#act((played, choices) =>
        choices.push(this.#answered(played, played.answer(player, answer, decision))),
      );
      return of(this.played);
    });
  }

  /** 104.3. Before the duel has begun, this withdraws the invitation. @returns the result, as the player may know it. */
  concede(player: Player): Promise<Result | undefined> {
    return this.#exclusively(async () => {
      if (this.#stored.status === 'waiting') await this.#withdraw();
      else await this.#act((played, choices) => choices.push(this.#answered(played, played.concede(player))));
      return this.moment(player).view?.result;
    });
  }

  /** Reads the duel when everything before has been stored. */
  read<T>(of: (duel: HostedDuel) => T): Promise<T> {
    return this.#exclusively(async () => of(this));
  }

  /** @throws NOT_STARTED, DUEL_SUSPENDED. */
  get played(): PlayedDuel {
    this.#mustGoOn();
    if (this.#played === undefined)
      throw refusal('NOT_STARTED', 'The duel has not started: nobody has joined.');
    return this.#played;
  }

  /** What a viewer may know now. */
  moment(viewer: SeatViewer): Moment {
    this.#mustGoOn();
    if (viewer !== 'spectator') return this.#present(viewer, []);
    const shown = this.#shown.latest(this.#services.now());
    return shown ?? { ...this.#present(viewer, []), ...HIDDEN_START };
  }

  /** The facts that a viewer may know, from a number on. */
  factsOf(viewer: SeatViewer, from: number): readonly KnownFact[] {
    const { next, view } = this.moment(viewer);
    return view === null || from >= next ? [] : this.played.logFor(viewer).slice(from, next);
  }

  /** @throws NOT_OVER before the end that the viewer may know. */
  mustBeOver(viewer: SeatViewer): void {
    if (this.moment(viewer).status !== 'over')
      throw refusal('NOT_OVER', 'The duel is not over: the seed and the record are published at its end.');
  }

  get proof(): SeedProof {
    const { seed, salt } = this.#stored;
    return { seed, salt, commitment: commitmentTo(this.#stored) };
  }

  watch(watcher: Watcher, from: number): Promise<WatchedDuel> {
    return this.#exclusively(async () => {
      const { viewer, token } = watcher;
      this.#mustGoOn();
      this.#watchers.add(watcher);
      if (viewer === 'spectator') this.#scheduleDelivery();
      return {
        duel: token,
        ...this.moment(viewer),
        facts: this.factsOf(viewer, from),
        commitment: commitmentTo(this.#stored),
        spectate: this.#stored.spectate,
      };
    });
  }

  /** Also after a `watch` that still waits for its turn. */
  unwatch(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    void this.#queue.then(() => this.#watchers.delete(watcher));
  }

  /**
   * Stores that a player asks for a rematch.
   * @param token of the player in the new duel.
   * @param make makes the new duel when both have asked.
   */
  rematch(
    player: Player,
    ask: (stored: StoredDuel) => { readonly duel: StoredDuel; readonly rematch: StoredDuel | undefined },
  ): Promise<StoredDuel> {
    return this.#exclusively(async () => {
      this.mustBeOver(player);
      const { duel, rematch } = ask(this.#stored);
      if (duel === this.#stored) return duel;
      await this.#store({
        duel,
        after: this.#choices,
        choices: [],
        ...(rematch === undefined ? {} : { rematch }),
      });
      this.#stored = duel;
      this.#unpublished = noFacts();
      return duel;
    });
  }

  /** Another server has the duel now. */
  leave(): void {
    this.#closing = 'unloaded';
    this.#stopTimers();
    for (const watcher of this.#watchers) watcher.lost();
    this.#watchers.clear();
    this.#services.events.left(this.id);
  }

  /** Waits for what has been accepted to be stored, and stops the clocks. */
  async close(why: 'unloaded' | 'shuttingDown'): Promise<void> {
    this.#closing = why;
    this.#stopTimers();
    await this.#queue;
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#delivery);
    clearTimeout(this.#recovery);
  }

  #mustGoOn(): void {
    if (this.#suspended !== undefined) throw refusal('DUEL_SUSPENDED', this.#suspended);
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(async () => {
      this.usedAt = this.#services.now();
      this.#mustBeOpen();
      if (this.#isBehind) {
        await this.#reload();
        this.#mustBeOpen();
      }
      return work();
    });
    this.#queue = done.catch(() => {}).then(() => this.#tellWatchers());
    return done;
  }

  /** @throws {Unloaded}, SHUTTING_DOWN. */
  #mustBeOpen(): void {
    if (this.#closing === 'unloaded') throw new Unloaded();
    if (this.#closing === 'shuttingDown')
      throw refusal('SHUTTING_DOWN', 'The server is shutting down. Connect again.');
  }

  async #begin(stored: StoredDuel): Promise<void> {
    const played = PlayedDuel.begun(stored);
    const duel: StoredDuel = {
      ...stored,
      status: 'playing',
      record: played.record(),
      changedAt: this.#services.today(),
    };
    const choices: StoredChoice[] = [];
    this.#clock = clockOf(duel);
    this.#runClock(played);
    const facts: Facts = { ...played.news };
    this.#letAgentsAnswer(played, choices, facts);
    await this.#finish(played, duel, choices);
    this.#unpublished = facts;
  }

  async #withdraw(): Promise<void> {
    const { invitation: _, ...open } = this.#stored;
    const duel: StoredDuel = { ...open, status: 'over', changedAt: this.#services.today() };
    await this.#store({ duel, after: 0, choices: [] });
    this.#stored = duel;
    this.#services.events.over(this.id, 'withdrawn');
    this.#unpublished = noFacts();
  }

  /** Lets a player act, then the agents, and stores all of it. */
  async #act(act: (played: PlayedDuel, choices: StoredChoice[]) => void, change?: Change): Promise<void> {
    const { played } = this;
    const choices: StoredChoice[] = [];
    const facts = noFacts();
    try {
      act(played, choices);
      collect(facts, played);
      this.#letAgentsAnswer(played, choices, facts);
    } catch (error) {
      if (choices.length > 0 || !isRefusal(error)) this.#isBehind = true;
      throw error;
    }
    await this.#finish(played, change === undefined ? this.#stored : { ...this.#stored, ...change }, choices);
    this.#unpublished = facts;
  }

  #letAgentsAnswer(played: PlayedDuel, choices: StoredChoice[], facts: Facts): void {
    for (let next = played.agentAnswer(); next !== undefined; next = played.agentAnswer()) {
      choices.push(this.#answered(played, played.answer(next.player, next.answer)));
      collect(facts, played);
    }
  }

  #answered(played: PlayedDuel, choice: Omit<StoredChoice, 'clock'>): StoredChoice {
    const clock = this.#clock;
    if (clock === undefined) return choice;
    const now = this.#services.now();
    if (choice.kind !== undefined) clock.answered(choice.player, now);
    this.#runClock(played);
    return { ...choice, clock: clock.remaining(now) };
  }

  async #finish(played: PlayedDuel, changed: StoredDuel, choices: readonly StoredChoice[]): Promise<void> {
    const { result } = played;
    const duel: StoredDuel =
      result === undefined
        ? changed
        : { ...changed, status: 'over', record: played.record(), changedAt: this.#services.today() };
    const after = this.#choices;
    await this.#store({ after, choices, ...(duel === this.#stored ? {} : { duel }) });
    const wasOver = this.#stored.status === 'over';
    this.#played = played;
    this.#stored = duel;
    this.#choices = after + choices.length;
    this.#services.events.choices(choices.length);
    this.#runClock(played);
    if (result !== undefined && !wasOver) this.#services.events.over(this.id, result.reason);
  }

  async #store(change: Parameters<DuelStore['change']>[1]): Promise<void> {
    try {
      await this.#services.store.change(this.id, change);
    } catch (error) {
      this.#isBehind = true;
      this.#recoverLater();
      this.#services.events.failed(this.id, error);
      throw refusal(
        'STORE_FAILED',
        'The duel could not be stored. It goes on from what is stored: read its decision again.',
      );
    }
  }

  /** What failed may have been stored nevertheless: the watchers have to be told even if nobody asks. */
  #recoverLater(): void {
    clearTimeout(this.#recovery);
    if (this.#closing !== 'open') return;
    this.#recovery = setTimeout(() => {
      this.#exclusively(async () => {}).catch(() => this.#recoverLater());
    }, RETRY_MS);
    this.#recovery.unref();
  }

  /** Goes back to what is stored. */
  async #reload(): Promise<void> {
    const loaded = await this.#services.store.load(this.id).catch((error: unknown) => {
      if (error instanceof OwnedElsewhere) this.leave();
      throw error;
    });
    if (loaded === undefined) throw refusal('BAD_TOKEN', 'This duel does not exist any more.');
    this.#isBehind = false;
    const { changedAt } = this.#stored;
    this.#restore(loaded);
    const missed = byViewer((viewer) => this.#played?.logFor(viewer).slice(this.#told[viewer]) ?? []);
    if (changedAt === this.#stored.changedAt && SEAT_VIEWERS.every((viewer) => missed[viewer].length === 0))
      return;
    this.#unpublished = missed;
    await this.#tellWatchers();
  }

  #restore({ duel, choices }: LoadedDuel): void {
    this.#stored = duel;
    this.#choices = choices.length;
    this.#played = undefined;
    this.#clock = undefined;
    this.#setTimer(undefined);
    if (duel.record === undefined) return;
    try {
      this.#played = PlayedDuel.resumed(duel, choices);
    } catch (error) {
      this.#services.events.failed(duel.id, error);
      this.#suspended =
        error instanceof ResumeError
          ? `This duel cannot go on in this version of the engine. ${error.message}`
          : 'This duel cannot go on because of an error of the server, which has been logged.';
      return;
    }
    this.#clock = clockOf(duel, choices.findLast(({ clock }) => clock !== undefined)?.clock);
    this.#runClock(this.#played);
    this.#shown.add(this.#present('spectator', []), this.#services.now());
  }

  #present(viewer: SeatViewer, facts: readonly KnownFact[]): Moment {
    const { seats, status, timedOut, rematch } = this.#stored;
    const played = this.#played;
    return {
      viewer,
      status,
      view: played?.view(viewer) ?? null,
      next: played?.factsOf(viewer) ?? 0,
      facts,
      clock: this.#clock?.state(this.#services.now()) ?? null,
      names: { p1: seats.p1.name, p2: seats.p2?.name ?? null },
      timedOut: timedOut ?? null,
      rematch: PLAYERS.filter((player) => rematch?.tokens[player] !== undefined),
    };
  }

  /** Not at once: the answer to the request is sent before. */
  async #tellWatchers(): Promise<void> {
    const facts = this.#unpublished;
    if (facts === undefined) return;
    this.#unpublished = undefined;
    try {
      await this.#services.later.run(() => this.#publish(facts));
    } catch (error) {
      this.#services.events.failed(this.id, error);
    }
  }

  #counted(): CountByViewer {
    return byViewer((viewer) => this.#played?.factsOf(viewer) ?? 0);
  }

  #publish(facts: Facts): void {
    this.#told = this.#counted();
    const now = this.#services.now();
    for (const viewer of PLAYERS) {
      const watchers = [...this.#watchers].filter((watcher) => watcher.viewer === viewer);
      if (watchers.length > 0) deliver(watchers, this.#present(viewer, facts[viewer]));
    }
    this.#shown.add(this.#present('spectator', facts.spectator), now);
    this.#scheduleDelivery();
  }

  #scheduleDelivery(): void {
    const due = this.#shown.next(this.#services.now());
    const isWatched = [...this.#watchers].some(({ viewer }) => viewer === 'spectator');
    if (due === undefined || !isWatched || this.#delivery !== undefined || this.#closing !== 'open') return;
    this.#delivery = setTimeout(
      () => {
        this.#delivery = undefined;
        const watchers = [...this.#watchers].filter(({ viewer }) => viewer === 'spectator');
        const moment = this.#shown.latest(this.#services.now());
        if (moment !== undefined) deliver(watchers, moment);
        this.#scheduleDelivery();
      },
      Math.max(0, due - this.#services.now()),
    );
    this.#delivery.unref();
  }

  /** Runs the clock of the player who is asked, if that is a person. */
  #runClock(played: PlayedDuel): void {
    const now = this.#services.now();
    const { asked } = played;
    const seat = asked === undefined ? undefined : this.#stored.seats[asked];
    const running = seat?.agent === undefined ? asked : undefined;
    this.#clock?.run(running, now);
    this.#setTimer(running);
  }

  #setTimer(player: Player | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const clock = this.#clock;
    if (clock === undefined || player === undefined || this.#closing !== 'open') return;
    const left = clock.remaining(this.#services.now())[player];
    this.#timer = setTimeout(() => this.#timeOut(player), Math.min(Math.ceil(left), MAX_TIMER));
    this.#timer.unref();
  }

  #timeOut(player: Player): void {
    this.#exclusively(async () => {
      const [played, clock] = [this.#played, this.#clock];
      if (played === undefined || clock === undefined || played.asked !== player) return;
      if (clock.remaining(this.#services.now())[player] > 0) this.#setTimer(player);
      else if (clock.settings.onTimeout === 'loss')
        await this.#act((one, choices) => choices.push(this.#answered(one, one.concede(player))), {
          timedOut: player,
        });
      else
        await this.#act((one, choices) =>
          choices.push(this.#answered(one, one.answer(player, one.defaultAnswer(player)))),
        );
    }).catch((error: unknown) => {
      if (this.#closing !== 'open') return;
      this.#services.events.failed(this.id, error);
      this.#timer = setTimeout(() => this.#timeOut(player), RETRY_MS);
      this.#timer.unref();
    });
  }
}

type Facts = { [V in SeatViewer]: readonly KnownFact[] };

/** What spectators know of a duel before its start is as old as their delay. */
const HIDDEN_START = {
  status: 'waiting',
  view: null,
  next: 0,
  facts: [],
  clock: null,
  timedOut: null,
  rematch: [],
} as const;

const noFacts = (): Facts => ({ p1: [], p2: [], spectator: [] });

/** Adds the facts of the last answer. */
function collect(facts: Facts, played: PlayedDuel): void {
  const { news } = played;
  for (const viewer of SEAT_VIEWERS) facts[viewer] = [...facts[viewer], ...news[viewer]];
}

const clockOf = ({ clock }: StoredDuel, remaining?: StoredChoice['clock']): DuelClock | undefined =>
  clock === null ? undefined : new DuelClock(clock, remaining);

/** All watchers of one viewer have the same token, and so get the same text. */
function deliver(watchers: readonly Watcher[], moment: Moment): void {
  const [first] = watchers;
  if (first === undefined) return;
  const update: DuelUpdate = { duel: first.token, ...moment };
  const text = JSON.stringify(update);
  for (const watcher of watchers) watcher.send(text);
}
