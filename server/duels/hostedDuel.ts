import { type Answer, PLAYERS, type Player, type Result } from 'taiki';
import { refusal } from '../protocol/errors.ts';
import type { EndedByAdmin, SeatViewer, SeedProof, Suspension, WatchedDuel } from '../protocol/protocol.ts';
import { JsonText } from '../rpc/jsonText.ts';
import type { LoadedDuel, StoredDuel, StoredSeat } from '../store/duelStore.ts';
import { Audience, type Moment } from './audience.ts';
import { DuelClocks } from './clocks/duelClocks.ts';
import { DuelPlay, notStarted } from './duelPlay.ts';
import type { DuelServices } from './duelServices.ts';
import { KeptDuel } from './keptDuel.ts';
import { type Payer, THE_SERVER } from './payer.ts';
import { commitmentTo } from './seeds.ts';
import { withoutInvitation } from './storedDuels.ts';
import { isTokenOf } from './tokens.ts';
import type { Watcher } from './watchers.ts';
import type { Reading } from './workers/workerProtocol.ts';

/** The duel is not in this object any more, but in the store or on another server. Nothing was done: the request can be repeated. */
export class Unloaded extends Error {}

/**
 * A duel with its seats, clocks and watchers; a worker plays it. For each request, one after the other: what it changes is stored, it
 * is answered, and the watchers are told.
 */
export class HostedDuel {
  readonly #services: DuelServices;
  readonly #kept: KeptDuel;
  readonly #clocks: DuelClocks;
  readonly #audience: Audience;
  readonly #play: DuelPlay;
  #queue: Promise<unknown> = Promise.resolve();
  /** Of the request that is worked on. */
  #payer = THE_SERVER;
  /** Requests that are not answered yet. */
  #open = 0;
  #closing: 'open' | 'unloaded' | 'shuttingDown' = 'open';
  /** When it was used last. */
  usedAt: number;

  private constructor(loaded: LoadedDuel, services: DuelServices) {
    this.#services = services;
    this.#clocks = new DuelClocks(loaded.duel.id, services, (player) => this.#tick(player));
    this.#kept = new KeptDuel(loaded, services, {
      clocks: this.#clocks,
      payer: () => this.#payer,
      changed: () => {
        this.#audience.isUnsent = true;
      },
      leave: () => this.leave(),
      readBack: () => this.#exclusively(async () => {}),
    });
    this.#audience = new Audience(services, {
      kept: this.#kept,
      present: () => this.#present(),
      exclusively: (work) => this.#exclusively(work),
    });
    this.#play = new DuelPlay(services, this.#kept, this.#clocks, () => {
      this.#audience.isUnsent = true;
    });
    this.usedAt = services.now();
  }

  /** A duel that nobody has begun. */
  static waiting(duel: StoredDuel, services: DuelServices): HostedDuel {
    return new HostedDuel({ duel, choices: [] }, services);
  }

  /** A duel as it was stored. One that is over is not played again until somebody looks at it. */
  static async loaded(loaded: LoadedDuel, services: DuelServices, payer: Payer): Promise<HostedDuel> {
    const hosted = new HostedDuel(loaded, services);
    hosted.#payer = payer;
    const { duel } = loaded;
    if (duel.status !== 'over' || loaded.lost !== undefined) await hosted.#kept.restore(loaded);
    hosted.#payer = THE_SERVER;
    if (duel.record !== undefined) hosted.#audience.begin(ageOf(hosted.stored, services));
    return hosted;
  }

  get id(): string {
    return this.#kept.id;
  }

  get stored(): StoredDuel {
    return this.#kept.stored;
  }

  get suspended(): string | undefined {
    return this.#kept.suspended;
  }

  /**
   * Whether it can be loaded again when somebody asks for it: nobody waits for an answer, no clock runs, and it is over for
   * everybody or nobody watches.
   */
  get isIdle(): boolean {
    const isOver = this.stored.status === 'over' && this.#audience.isUpToDate;
    const isUnwatched = !this.#services.watchers.isWatched(this.id);
    return this.#open === 0 && !this.#clocks.isWaiting && (isOver || isUnwatched);
  }

  /** What the holder of a token may do; undefined if the token is of no seat. */
  viewerOf(token: string): SeatViewer | undefined {
    const { seats, spectate } = this.stored;
    if (isTokenOf(token, seats.p1.token)) return 'p1';
    if (isTokenOf(token, seats.p2?.token)) return 'p2';
    return token === spectate ? 'spectator' : undefined;
  }

  isInvitation(token: string): boolean {
    return isTokenOf(token, this.stored.invitation);
  }

  /** @throws INVITATION_USED. */
  mustBeInvited(invitation: string): void {
    if (!this.isInvitation(invitation)) throw refusal('INVITATION_USED', 'This invitation has been used.');
  }

  /** Takes the second seat, and begins. */
  join(invitation: string, seat: StoredSeat, payer?: Payer): Promise<StoredDuel> {
    return this.#exclusively(async () => {
      this.#play.mustBeAllowed();
      this.mustBeInvited(invitation);
      const taken = withoutInvitation(this.stored);
      await this.#play.begin({ ...taken, seats: { p1: taken.seats.p1, p2: seat } });
      return this.stored;
    }, payer);
  }

  /** Begins a duel whose seats are taken from the start. */
  begin(payer?: Payer): Promise<void> {
    return this.#exclusively(() => this.#play.begin(this.stored), payer);
  }

  /** Answers the open decision. @returns what the player reads then. */
  choose<T>(
    player: Player,
    choice: Answer,
    decision: number,
    what: Reading,
    payer?: Payer,
  ): Promise<JsonText<T>> {
    return this.#exclusively(async () => {
      const { text = 'null' } = await this.#play.act({
        player,
        act: { choice, decision },
        read: { viewer: player, what },
      });
      return new JsonText(text);
    }, payer);
  }

  /** 104.3. Before the duel has begun, this withdraws the invitation. @returns the result. */
  concede(player: Player, payer?: Payer): Promise<Result | undefined> {
    return this.#exclusively(async () => {
      this.#play.mustBeAllowed();
      if (this.stored.status === 'waiting') await this.#play.withdraw();
      else return (await this.#play.act({ player, act: 'concede' })).result;
      return undefined;
    }, payer);
  }

  /** Reads the duel when everything before has been stored. */
  read<T>(viewer: SeatViewer, what: Reading, payer?: Payer): Promise<JsonText<T>> {
    return this.#exclusively(async () => {
      const { at } = this.#momentOf(viewer);
      if (at === undefined) return JsonText.of(beforeTheStart(what)) as JsonText<T>;
      const seen = viewer === 'spectator' ? { at } : {};
      return new JsonText(await this.#kept.ask('read', { viewer, what, ...seen }));
    }, payer);
  }

  /** Reads what is published at the end. @throws NOT_OVER before the end that the viewer may know. */
  readEnded<T>(viewer: SeatViewer, of: (stored: StoredDuel, proof: SeedProof) => T): Promise<T> {
    return this.#exclusively(async () => {
      this.#mustBeOver(viewer);
      const { seed, salt } = this.stored;
      return of(this.stored, { seed, salt, commitment: commitmentTo(this.stored) });
    });
  }

  watch(watcher: Watcher, from: number, payer?: Payer): Promise<JsonText<WatchedDuel>> {
    return this.#exclusively(async () => {
      this.#kept.mustGoOn();
      const { spectate } = this.stored;
      return this.#audience.join(watcher, from, { commitment: commitmentTo(this.stored), spectate });
    }, payer);
  }

  /**
   * Stores that a player asks for a rematch.
   * @param ask makes the new duel when both have asked.
   */
  rematch(
    player: Player,
    ask: (stored: StoredDuel) => { readonly duel: StoredDuel; readonly rematch: StoredDuel | undefined },
  ): Promise<StoredDuel> {
    return this.#exclusively(async () => {
      this.#mustBeOver(player);
      const { duel, rematch } = ask(this.stored);
      if (duel === this.stored) return duel;
      await this.#kept.change({ duel, ...(rematch === undefined ? {} : { rematch }) });
      this.#audience.isUnsent = true;
      return duel;
    });
  }

  /** Nobody can act, and no clock runs, until it is resumed. @throws DUEL_OVER. */
  suspend(suspension: Suspension): Promise<void> {
    return this.#exclusively(() => this.#play.suspend(suspension));
  }

  /** @throws NOT_SUSPENDED. */
  resume(): Promise<void> {
    return this.#exclusively(() => this.#play.resume());
  }

  /** Ends it from outside. @throws DUEL_OVER. */
  end(ended: EndedByAdmin): Promise<void> {
    return this.#exclusively(() => this.#play.end(ended));
  }

  /** Replaces the token of a player. Those who watch by the one before are disconnected. */
  replaceToken(player: Player, hash: string): Promise<StoredDuel> {
    return this.#exclusively(async () => {
      const { seats } = this.stored;
      const seat = seats[player];
      if (seat === undefined) throw notStarted();
      const duel = { ...this.stored, seats: { ...seats, [player]: { ...seat, token: hash } } };
      await this.#kept.change({ duel });
      this.#audience.loseWatchersOf(player);
      return duel;
    });
  }

  /** Goes back to what is stored, since the store has lost something of it. */
  readBack(): Promise<void> {
    this.#kept.isBehind = true;
    return this.#exclusively(async () => {});
  }

  /** Another server has the duel now. */
  leave(): void {
    this.#closing = 'unloaded';
    this.#stopTimers();
    this.#services.watchers.lose(this.id);
    this.#release();
    this.#services.events.left(this.id);
  }

  /** Waits for what has been accepted to be stored, and stops the clocks. */
  async close(why: 'unloaded' | 'shuttingDown'): Promise<void> {
    this.#closing = why;
    this.#stopTimers();
    await this.#queue;
    if (why === 'unloaded') this.#release();
    else await this.#play.saveClock().catch(() => {});
  }

  /** What a thread that has ended had, it has let go of. */
  #release(): void {
    this.#services.workers.ask(this.id, 'release', null).catch(() => {});
  }

  #stopTimers(): void {
    this.#clocks.stop();
    this.#audience.stop();
    this.#kept.stop();
  }

  #mustBeOver(viewer: SeatViewer): void {
    if (this.#momentOf(viewer).status !== 'over')
      throw refusal('NOT_OVER', 'The duel is not over: the seed and the record are published at its end.');
  }

  /** @throws DUEL_SUSPENDED if something of the duel is lost: what is stored is not where it was. */
  #momentOf(viewer: SeatViewer): Moment {
    if (this.#kept.isBehind) this.#kept.mustGoOn();
    return this.#audience.momentOf(viewer);
  }

  #exclusively<T>(work: () => Promise<T>, payer = THE_SERVER): Promise<T> {
    this.#open++;
    const done = this.#queue.then(async () => {
      this.#payer = payer;
      this.usedAt = this.#services.now();
      this.#mustBeOpen();
      if (this.#kept.isBehind) {
        await this.#kept.reload();
        this.#mustBeOpen();
        await this.#audience.tell();
      }
      return work();
    });
    this.#queue = done
      .catch(() => {})
      .then(() => {
        this.#payer = THE_SERVER;
        return this.#audience.tell();
      })
      .then(() => {
        this.#open--;
      });
    return done;
  }

  /** @throws {Unloaded}, SHUTTING_DOWN. */
  #mustBeOpen(): void {
    if (this.#closing === 'unloaded') throw new Unloaded();
    if (this.#closing === 'shuttingDown')
      throw refusal('SHUTTING_DOWN', 'The server is shutting down. Connect again.');
  }

  #tick(player: Player): void {
    this.#exclusively(() => this.#play.tick(player)).catch((error: unknown) => {
      if (this.#closing !== 'open') return;
      this.#services.events.failed(this.id, error);
      this.#clocks.retry(player);
    });
  }

  /** What anybody who may see the present knows now. */
  #present(): Moment {
    const { seats, status, record, timedOut, suspension, ended, rematch } = this.stored;
    return {
      at: record === undefined ? undefined : this.#kept.choices,
      status,
      clock: this.#clocks.state(),
      names: { p1: seats.p1.name, p2: seats.p2?.name ?? null },
      verified: PLAYERS.filter((player) => seats[player]?.named === 'byAccount'),
      timedOut: timedOut ?? null,
      suspended: suspension ?? null,
      ended: ended ?? null,
      rematch: PLAYERS.filter((player) => rematch?.tokens[player] !== undefined),
    };
  }
}

/** How long ago a duel that was loaded came to where it is, as far as that is known. */
function ageOf(
  { status, changedAt, rematch }: StoredDuel,
  { spectatorDelay, today }: Pick<DuelServices, 'spectatorDelay' | 'today'>,
): number {
  if (status !== 'over') return 0;
  // A rematch has changed it since. It is over at any rate.
  if (rematch !== undefined) return spectatorDelay;
  return Math.min(spectatorDelay, Math.max(0, today() - changedAt));
}

/** What there is to read of a duel that has not begun. @throws NOT_STARTED. */
function beforeTheStart({ kind }: Reading): unknown {
  if (kind === 'result') return null;
  if (kind === 'log') return [];
  throw notStarted();
}
