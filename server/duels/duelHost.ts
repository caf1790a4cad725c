import type { DeckInput } from 'taiki';
import type { Account, AccountCheck } from '../accounts/account.ts';
import { isRefusal, refusal } from '../protocol/errors.ts';
import type {
  ClockSettings,
  CreatedDuel,
  CreateParams,
  DuelTerms,
  HostLimits,
  JoinParams,
  OwnSeats,
  RecoverParams,
  Rematch,
  SeatedDuel,
  SeatViewer,
} from '../protocol/protocol.ts';
import { type LostWrites, OwnedElsewhere, type StoredDuel } from '../store/duelStore.ts';
import { AdminHost } from './adminHost.ts';
import { mustBeFew } from './customCards.ts';
import { DuelLimits } from './duelLimits.ts';
import type { DuelEvents, DuelServices } from './duelServices.ts';
import { HostedDuel } from './hostedDuel.ts';
import { OpenDuelList } from './lists/openDuels.ts';
import { ownSeats } from './lists/ownSeats.ts';
import { type Payer, THE_SERVER } from './payer.ts';
import {
  deckOf,
  haveAllAsked,
  mustAgree,
  newDuel,
  seated,
  seatOf,
  termsOf,
  withRematch,
} from './storedDuels.ts';
import { DUEL_ID, duelOfToken, hashOfToken, newDuelId, newToken, tokenInRematch } from './tokens.ts';
import { Watchers } from './watchers.ts';

/** What the holder of a token may do. */
export interface Seat {
  readonly token: string;
  readonly viewer: SeatViewer;
  readonly duel: HostedDuel;
}

export interface HostSettings extends Omit<DuelServices, 'watchers' | 'events'> {
  readonly events: Omit<DuelEvents, 'ended'>;
  /** Who the holder of a signed token is; undefined without accounts. */
  readonly accounts?: AccountCheck;
  readonly limits: HostLimits;
  /** Of duels whose creator sets none. */
  readonly clock: ClockSettings | null;
}

/** How long a duel that nobody uses stays in memory. */
const IDLE_MS = 60_000;
/** Duels that are over for everybody, and stay in memory for those who look at the end. */
const MAX_ENDED = 50;
/** The longest pause between two duels that are loaded after a start. */
const MAX_PAUSE_MS = 50;

interface Resumed {
  readonly resumed: number;
  readonly suspended: number;
}

/** All duels of a server. Those that nobody uses are in the store only. */
export class DuelHost {
  readonly #settings: HostSettings;
  readonly #duels = new Map<string, Promise<HostedDuel>>();
  readonly watchers = new Watchers();
  /** Duels that are over for everybody, in the order of their ends. */
  readonly #ended = new Set<string>();
  readonly #limits: DuelLimits;
  readonly lobby: OpenDuelList;
  readonly admin: AdminHost;
  readonly #timers: NodeJS.Timeout[];
  readonly #services: DuelServices;
  #resuming = 0;
  #isClosed = false;

  constructor(settings: HostSettings) {
    this.#settings = settings;
    this.#limits = new DuelLimits(settings.limits);
    this.lobby = new OpenDuelList(settings);
    this.admin = new AdminHost({
      store: settings.store,
      unfinished: () => this.#limits.ids(),
      loaded: async (id) => this.#duels.get(id)?.catch(() => undefined),
      find: (id) => this.#find(id),
      watchers: (id) => this.watchers.of(id).length,
    });
    const { events } = settings;
    this.#services = {
      ...settings,
      watchers: this.watchers,
      events: {
        ...events,
        ended: (id) => void this.#keepEnded(id),
        over: (id, reason) => {
          this.#limits.forget(id);
          this.lobby.changed();
          events.over(id, reason);
        },
        left: (id) => {
          this.#duels.delete(id);
          this.#limits.forget(id);
          events.left(id);
        },
      },
    };
    this.#timers = [setInterval(() => void this.#unload(), IDLE_MS)];
    const { shared } = settings.store;
    if (shared !== undefined) this.#timers.push(setInterval(() => void this.#takeOver(), shared.lease));
    for (const timer of this.#timers) timer.unref();
  }

  get unfinished(): number {
    return this.#limits.unfinished;
  }

  get loaded(): number {
    return this.#duels.size;
  }

  /** The number of duels that `resume` has yet to load. */
  get resuming(): number {
    return this.#resuming;
  }

  /**
   * Begins to own duels. Then requests can be answered: a duel that is asked for is loaded at once.
   * @param address at which other servers reach this one.
   * @returns a function that loads every unfinished duel, so that its clocks run, and returns how many go on and how many cannot.
   */
  async resume(address: string): Promise<() => Promise<Resumed>> {
    const { store } = this.#settings;
    await store.shared?.join(address, () => void this.#leaveAll());
    const ids = await store.unfinished();
    for (const id of ids) this.#limits.add(id);
    return async () => {
      const resumed = await this.#loadAll(ids);
      await store.watch?.({ failed: () => {}, opened: (lost) => void this.#readBack(lost) });
      return resumed;
    };
  }

  /** @throws if a deck or the rules are invalid, or there are too many duels. */
  async create(params: CreateParams, payer: Payer, account?: Account): Promise<CreatedDuel> {
    this.#limits.mustHaveRoom(payer);
    const cards = await this.#checkedCards(params.cards ?? [], payer);
    const { stored, token, invitation } = newDuel(params, {
      now: this.#settings.today(),
      defaultClock: this.#settings.clock,
      cards,
      account,
    });
    for (const one of [stored.seats.p1, stored.seats.p2])
      if (one !== undefined) await this.#checkDeck(one.deck, stored, payer);
    this.#limits.mustHaveRoom(payer);
    this.#limits.count(stored.id, payer);
    try {
      await this.#add(stored, payer);
    } catch (error) {
      this.#limits.forget(stored.id);
      throw error;
    }
    if (params.listed) this.lobby.changed();
    return { ...seated(stored, 'p1', token), ...(invitation === undefined ? {} : { invitation }) };
  }

  async join(
    { invitation, deck, name, cards }: JoinParams,
    payer: Payer,
    account?: Account,
  ): Promise<SeatedDuel> {
    const hosted = await this.#find(duelOfToken(invitation), payer);
    if (hosted === undefined) throw unknownToken('invitation');
    hosted.mustBeInvited(invitation);
    mustAgree(hosted.stored, cards);
    const own = deckOf(deck);
    await this.#checkDeck(own, hosted.stored, payer);
    const token = newToken(hosted.id);
    const seat = seatOf(token, own, name, account);
    const stored = await hosted.join(invitation, seat, payer);
    this.lobby.changed();
    return seated(stored, 'p2', token);
  }

  /** The seats of an account. @throws INVALID_PARAMS. */
  mine(account: Account, from: string | undefined): Promise<OwnSeats> {
    return ownSeats(this.#settings.store, account.id, from);
  }

  /** A new token for a seat of an account. @throws NOT_YOUR_SEAT. */
  async recover({ id, player }: RecoverParams, account: Account, payer: Payer): Promise<SeatedDuel> {
    const duel = DUEL_ID.test(id) ? await this.#find(id, payer) : undefined;
    if (duel?.stored.seats[player]?.account !== account.id)
      throw refusal(
        'NOT_YOUR_SEAT',
        `Your account does not have this seat. Expected one that duel.mine lists.`,
      );
    const token = newToken(id);
    return seated(await duel.replaceToken(player, hashOfToken(token)), player, token);
  }

  /** What is agreed in a duel, for who has a token of it or is invited. @throws BAD_TOKEN. */
  async terms(token: string, payer: Payer): Promise<DuelTerms> {
    const duel = await this.#find(duelOfToken(token), payer);
    if (duel === undefined || !(duel.viewerOf(token) ?? duel.isInvitation(token))) throw unknownToken('duel');
    const { cards } = duel.stored;
    const custom =
      cards === undefined ? [] : await this.#settings.workers.ask(duel.id, 'describe', cards, payer);
    return termsOf(duel.stored, custom);
  }

  /** @throws BAD_TOKEN. */
  async seat(token: string, payer?: Payer): Promise<Seat> {
    const duel = await this.#find(duelOfToken(token), payer);
    const viewer = duel?.viewerOf(token);
    if (duel === undefined || viewer === undefined) throw unknownToken('duel');
    return { token, viewer, duel };
  }

  /** @throws if there are too many duels: a rematch counts for who asks for it last. */
  async rematch({ token, viewer, duel }: Seat, payer: Payer): Promise<Rematch> {
    if (viewer === 'spectator') throw refusal('NOT_YOUR_SEAT', 'A spectator cannot ask for a rematch.');
    let begun: string | undefined;
    const asked = duel.rematch(viewer, (before) => {
      const after = withRematch(before, viewer, token, this.#settings.today());
      if (after.rematch !== undefined) {
        this.#limits.mustHaveRoom(payer);
        begun = after.rematch.id;
        this.#limits.count(begun, payer);
      }
      return after;
    });
    const { rematch, seats } = await asked.catch((error: unknown) => {
      if (begun !== undefined) this.#limits.forget(begun);
      throw error;
    });
    if (rematch === undefined || !haveAllAsked(seats, rematch.tokens)) return {};
    const again = await this.#find(rematch.duel, payer);
    const own = tokenInRematch(token, rematch.duel);
    if (again?.viewerOf(own) !== viewer)
      throw refusal(
        'NOT_YOUR_SEAT',
        'The token of this seat has been replaced since you asked for the rematch: duel.recover gives the one of the new duel.',
      );
    return { duel: own };
  }

  /** @returns how many were removed. */
  async prune(before: number): Promise<number> {
    const removed = await this.#settings.store.prune(before);
    for (const id of removed) {
      this.#limits.forget(id);
      const loaded = this.#duels.get(id);
      this.#duels.delete(id);
      await (await loaded?.catch(() => undefined))?.close('unloaded');
    }
    return removed.length;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    const duels = await Promise.allSettled(this.#duels.values());
    for (const one of duels) if (one.status === 'fulfilled') await one.value.close('shuttingDown');
    await this.#settings.workers.close();
    await this.#settings.store.close();
  }

  async #add(stored: StoredDuel, payer: Payer): Promise<void> {
    await this.#settings.store.create(stored);
    const hosted = HostedDuel.waiting(stored, this.#services);
    this.#duels.set(stored.id, Promise.resolve(hosted));
    if (stored.seats.p2 !== undefined) await hosted.begin(payer);
  }

  /** Loads duels one after the other, and pauses as long after each as it took: requests are answered meanwhile. */
  async #loadAll(ids: readonly string[]): Promise<Resumed> {
    let [resumed, suspended] = [0, 0];
    this.#resuming += ids.length;
    for (const id of ids) {
      this.#resuming--;
      if (this.#isClosed) continue;
      const start = performance.now();
      const duel = await this.#find(id).catch((error: unknown) => {
        if (!(error instanceof OwnedElsewhere)) this.#settings.events.failed(id, error);
        return undefined;
      });
      if (duel === undefined || duel.stored.status === 'over') this.#limits.forget(id);
      else this.#limits.add(id);
      if (duel?.suspended !== undefined) suspended++;
      else if (duel !== undefined) resumed++;
      await new Promise((resolve) => setTimeout(resolve, Math.min(MAX_PAUSE_MS, performance.now() - start)));
    }
    return { resumed, suspended };
  }

  /** Suspends the duels of which the store has lost something. */
  async #readBack(lost: readonly LostWrites[]): Promise<void> {
    for (const { duel } of lost)
      try {
        await (await this.#find(duel))?.readBack();
      } catch (error) {
        if (!isRefusal(error)) this.#settings.events.failed(duel, error);
      }
  }

  /** Loads the duels of servers that are gone. */
  async #takeOver(): Promise<void> {
    try {
      await this.#loadAll((await this.#settings.store.shared?.orphans()) ?? []);
    } catch (error) {
      this.#settings.events.failed('all', error);
    }
  }

  /** The lease was lost: other servers may have every duel. */
  async #leaveAll(): Promise<void> {
    for (const loading of [...this.#duels.values()]) (await loading.catch(() => undefined))?.leave();
    this.watchers.loseAll();
  }

  /** The duel with this id, from memory or from the store. */
  async #find(id: string | undefined, payer = THE_SERVER): Promise<HostedDuel | undefined> {
    if (id === undefined) return undefined;
    const known = this.#duels.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id, payer);
    this.#duels.set(id, loading);
    try {
      return await loading;
    } catch (error) {
      this.#duels.delete(id);
      if (error instanceof NoSuchDuel) return undefined;
      throw error;
    }
  }

  async #load(id: string, payer: Payer): Promise<HostedDuel> {
    const loaded = await this.#settings.store.load(id);
    if (loaded === undefined) throw new NoSuchDuel(id);
    const hosted = await HostedDuel.loaded(loaded, this.#services, payer);
    const { status, seats } = loaded.duel;
    if (status === 'waiting' && seats.p2 !== undefined) await hosted.begin(payer);
    return hosted;
  }

  async #unload(): Promise<void> {
    const before = this.#settings.now() - IDLE_MS;
    for (const [id, loading] of this.#duels) {
      const duel = await loading.catch(() => undefined);
      if (duel?.isIdle !== true || duel.usedAt > before) continue;
      await this.#letGo(id, duel);
    }
  }

  async #keepEnded(id: string): Promise<void> {
    this.#ended.delete(id);
    this.#ended.add(id);
    for (const oldest of [...this.#ended].slice(0, -MAX_ENDED)) {
      const duel = await this.#duels.get(oldest)?.catch(() => undefined);
      if (duel === undefined || duel.isIdle) await this.#letGo(oldest, duel);
    }
  }

  async #letGo(id: string, duel: HostedDuel | undefined): Promise<void> {
    this.#ended.delete(id);
    this.#duels.delete(id);
    await duel?.close('unloaded');
  }

  /** @throws BAD_CARD. */
  async #checkedCards(cards: readonly unknown[], payer: Payer): Promise<string | undefined> {
    if (cards.length === 0) return undefined;
    mustBeFew(cards, this.#settings.limits);
    return this.#settings.workers.ask(newDuelId(), 'checkCards', cards, payer);
  }

  /** @throws if the engine does not take the deck, the rules or the cards. */
  async #checkDeck(deck: DeckInput, { id, rules, cards }: StoredDuel, payer: Payer): Promise<void> {
    const params = {
      deck,
      ...(rules === undefined ? {} : { rules }),
      ...(cards === undefined ? {} : { cards }),
    };
    await this.#settings.workers.ask(id, 'check', params, payer);
  }
}

class NoSuchDuel extends Error {}

const unknownToken = (parameter: string): Error =>
  refusal(
    'BAD_TOKEN',
    `"${parameter}" is not a token of this server. Expected one returned by duel.create, duel.join or duel.rematch.`,
  );
