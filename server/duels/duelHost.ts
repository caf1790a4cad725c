import { createDuel, DeckError, type DeckInput, type Player, starterDecks } from 'taiki';
import { refusal } from '../protocol/errors.ts';
import type {
  ClockSettings,
  CreatedDuel,
  CreateParams,
  DeckParam,
  HostLimits,
  JoinParams,
  Rematch,
  SeatedDuel,
  SeatViewer,
} from '../protocol/protocol.ts';
import { OwnedElsewhere, type StoredDuel, type StoredRematch } from '../store/duelStore.ts';
import { type DuelServices, HostedDuel } from './hostedDuel.ts';
import { commitmentTo, newSeed } from './seeds.ts';
import { duelOfToken, hashOfToken, newDuelId, newToken, tokenInRematch } from './tokens.ts';

/** What the holder of a token may do. */
export interface Seat {
  readonly token: string;
  readonly viewer: SeatViewer;
  readonly duel: HostedDuel;
}

export interface HostSettings extends DuelServices {
  readonly limits: HostLimits;
  /** Of duels whose creator sets none. */
  readonly clock: ClockSettings | null;
}

/** How long a duel that nobody uses stays in memory. */
const IDLE_MS = 60_000;

/** All duels of a server. Those that nobody uses are in the store only. */
export class DuelHost {
  readonly #settings: HostSettings;
  readonly #duels = new Map<string, Promise<HostedDuel>>();
  /** Duels that are not over. */
  readonly #unfinished = new Set<string>();
  readonly #byClient = new Map<string, Set<string>>();
  readonly #timers: NodeJS.Timeout[];
  readonly #services: DuelServices;

  constructor(settings: HostSettings) {
    this.#settings = settings;
    const { events } = settings;
    this.#services = {
      ...settings,
      events: {
        ...events,
        over: (id, reason) => {
          this.#forget(id);
          events.over(id, reason);
        },
        left: (id) => {
          this.#duels.delete(id);
          this.#forget(id);
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
    return this.#unfinished.size;
  }

  get loaded(): number {
    return this.#duels.size;
  }

  /**
   * Begins to own duels, and loads every one that is not over, so that its clocks run.
   * @param address at which other servers reach this one.
   * @returns how many, and how many cannot go on.
   */
  async resume(address: string): Promise<{ readonly resumed: number; readonly suspended: number }> {
    const { store } = this.#settings;
    await store.shared?.join(address, () => void this.#leaveAll());
    return this.#loadAll(await store.unfinished());
  }

  /** @throws if a deck or the rules are invalid, or there are too many duels. */
  async create(params: CreateParams, client: string): Promise<CreatedDuel> {
    this.#mustHaveRoom(client);
    const { deck, agent, agentDeck, name, clock, rules, askEverything, concealDecisions } = params;
    const id = newDuelId();
    const token = newToken(id);
    const invitation = agent === undefined ? newToken(id) : undefined;
    const now = this.#settings.today();
    const own = deckOf(deck);
    const stored: StoredDuel = {
      id,
      status: 'waiting',
      createdAt: now,
      changedAt: now,
      ...newSeed(),
      seats: {
        p1: { token: hashOfToken(token), name: name ?? null, deck: own },
        ...(agent === undefined
          ? {}
          : { p2: { agent, name: null, deck: agentDeck === undefined ? own : deckOf(agentDeck) } }),
      },
      ...(invitation === undefined ? {} : { invitation: hashOfToken(invitation) }),
      spectate: newToken(id),
      clock: clock === 'none' ? null : (clock ?? this.#settings.clock),
      ...(rules === undefined ? {} : { rules }),
      askEverything: askEverything ?? false,
      concealDecisions: concealDecisions ?? true,
    };
    for (const one of [stored.seats.p1, stored.seats.p2]) if (one !== undefined) checkDeck(one.deck, stored);
    this.#count(id, client);
    try {
      await this.#add(stored);
    } catch (error) {
      this.#forget(id);
      throw error;
    }
    return { ...seated(stored, 'p1', token), ...(invitation === undefined ? {} : { invitation }) };
  }

  async join({ invitation, deck, name }: JoinParams): Promise<SeatedDuel> {
    const hosted = await this.#find(duelOfToken(invitation));
    if (hosted === undefined) throw unknownToken('invitation');
    const own = deckOf(deck);
    checkDeck(own, hosted.stored);
    const token = newToken(hosted.id);
    const stored = await hosted.join(invitation, {
      token: hashOfToken(token),
      name: name ?? null,
      deck: own,
    });
    return seated(stored, 'p2', token);
  }

  /** @throws BAD_TOKEN. */
  async seat(token: string): Promise<Seat> {
    const duel = await this.#find(duelOfToken(token));
    const viewer = duel?.viewerOf(token);
    if (duel === undefined || viewer === undefined) throw unknownToken('duel');
    return { token, viewer, duel };
  }

  /** @throws if there are too many duels: a rematch counts for who asks for it last. */
  async rematch({ token, viewer, duel }: Seat, client: string): Promise<Rematch> {
    if (viewer === 'spectator') throw refusal('NOT_YOUR_SEAT', 'A spectator cannot ask for a rematch.');
    let begun: string | undefined;
    const asked = duel.rematch(viewer, (before) => {
      const after = withRematch(before, viewer, token, this.#settings);
      if (after.rematch !== undefined) {
        this.#mustHaveRoom(client);
        begun = after.rematch.id;
        this.#count(begun, client);
      }
      return after;
    });
    const { rematch, seats } = await asked.catch((error: unknown) => {
      if (begun !== undefined) this.#forget(begun);
      throw error;
    });
    if (rematch === undefined || !haveAllAsked(seats, rematch.tokens)) return {};
    await this.#find(rematch.duel);
    return { duel: tokenInRematch(token, rematch.duel) };
  }

  /** @returns how many were removed. */
  async prune(before: number): Promise<number> {
    const removed = await this.#settings.store.prune(before);
    for (const id of removed) {
      this.#forget(id);
      const loaded = this.#duels.get(id);
      this.#duels.delete(id);
      await (await loaded?.catch(() => undefined))?.close('unloaded');
    }
    return removed.length;
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const duels = await Promise.allSettled(this.#duels.values());
    for (const one of duels) if (one.status === 'fulfilled') await one.value.close('shuttingDown');
    await this.#settings.store.close();
  }

  async #add(stored: StoredDuel): Promise<void> {
    await this.#settings.store.create(stored);
    const hosted = new HostedDuel({ duel: stored, choices: [] }, this.#services);
    this.#duels.set(stored.id, Promise.resolve(hosted));
    if (stored.seats.p2 !== undefined) await hosted.begin();
  }

  async #loadAll(ids: readonly string[]): Promise<{ readonly resumed: number; readonly suspended: number }> {
    let [resumed, suspended] = [0, 0];
    for (const id of ids) {
      const duel = await this.#find(id).catch((error: unknown) => {
        if (!(error instanceof OwnedElsewhere)) this.#settings.events.failed(id, error);
        return undefined;
      });
      if (duel === undefined) continue;
      this.#unfinished.add(id);
      if (duel.suspended === undefined) resumed++;
      else suspended++;
    }
    return { resumed, suspended };
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
  }

  /** The duel with this id, from memory or from the store. */
  async #find(id: string | undefined): Promise<HostedDuel | undefined> {
    if (id === undefined) return undefined;
    const known = this.#duels.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#duels.set(id, loading);
    try {
      return await loading;
    } catch (error) {
      this.#duels.delete(id);
      if (error instanceof NoSuchDuel) return undefined;
      throw error;
    }
  }

  async #load(id: string): Promise<HostedDuel> {
    const loaded = await this.#settings.store.load(id);
    if (loaded === undefined) throw new NoSuchDuel(id);
    const hosted = new HostedDuel(loaded, this.#services);
    const { status, seats } = loaded.duel;
    if (status === 'waiting' && seats.p2 !== undefined) await hosted.begin();
    return hosted;
  }

  async #unload(): Promise<void> {
    const before = this.#settings.now() - IDLE_MS;
    for (const [id, loading] of this.#duels) {
      const duel = await loading.catch(() => undefined);
      if (duel?.isIdle !== true || duel.usedAt > before) continue;
      this.#duels.delete(id);
      await duel.close('unloaded');
    }
  }

  #mustHaveRoom(client: string): void {
    const { duels, duelsPerClient } = this.#settings.limits;
    if (this.#unfinished.size >= duels)
      throw refusal(
        'TOO_MANY_DUELS',
        `This server has ${duels} duels, which is its maximum. Try again later.`,
      );
    if ((this.#byClient.get(client)?.size ?? 0) >= duelsPerClient)
      throw refusal(
        'TOO_MANY_DUELS',
        `${duelsPerClient} duels of your address are not over, which is the maximum. End one with duel.concede.`,
      );
  }

  #count(id: string, client: string): void {
    this.#unfinished.add(id);
    const duels = this.#byClient.get(client) ?? new Set();
    this.#byClient.set(client, duels.add(id));
  }

  #forget(id: string): void {
    this.#unfinished.delete(id);
    for (const [client, duels] of this.#byClient) {
      duels.delete(id);
      if (duels.size === 0) this.#byClient.delete(client);
    }
  }
}

class NoSuchDuel extends Error {}

const unknownToken = (parameter: string): Error =>
  refusal(
    'BAD_TOKEN',
    `"${parameter}" is not a token of this server. Expected one returned by duel.create, duel.join or duel.rematch.`,
  );

const seated = (stored: StoredDuel, player: Player, token: string): SeatedDuel => ({
  duel: token,
  player,
  spectate: stored.spectate,
  commitment: commitmentTo(stored),
});

function deckOf(deck: DeckParam): DeckInput {
  if (typeof deck !== 'string') return deck;
  const found = Object.entries(starterDecks).find(([name]) => name === deck);
  if (found !== undefined) return found[1];
  throw new DeckError(
    `Unknown starter deck ${JSON.stringify(deck.slice(0, 80))}. Expected ${Object.keys(starterDecks).join(' or ')}.`,
  );
}

/** @throws if the engine does not take the deck, or the rules. Begins a duel of the deck against itself. */
function checkDeck(deck: DeckInput, { rules }: Pick<StoredDuel, 'rules'>): void {
  createDuel({
    decks: { p1: deck, p2: deck },
    seed: 0,
    runtime: 'compiled',
    ...(rules === undefined ? {} : { rules }),
  });
}

const haveAllAsked = ({ p1, p2 }: StoredDuel['seats'], tokens: StoredRematch['tokens']): boolean =>
  [p1, p2].every(
    (seat, index) => seat?.agent !== undefined || tokens[index === 0 ? 'p1' : 'p2'] !== undefined,
  );

/** A duel after a player has asked for a rematch, and the new duel if all have asked. */
function withRematch(
  before: StoredDuel,
  player: Player,
  token: string,
  { today }: Pick<DuelServices, 'today'>,
): { readonly duel: StoredDuel; readonly rematch: StoredDuel | undefined } {
  if (before.rematch?.tokens[player] !== undefined) return { duel: before, rematch: undefined };
  const id = before.rematch?.duel ?? newDuelId();
  const asked = hashOfToken(tokenInRematch(token, id));
  const tokens = { ...before.rematch?.tokens, [player]: asked };
  const duel: StoredDuel = { ...before, rematch: { duel: id, tokens }, changedAt: today() };
  const { p1, p2 } = before.seats;
  if (p2 === undefined || !haveAllAsked(before.seats, tokens)) return { duel, rematch: undefined };
  const { timedOut: _, record: __, rematch: ___, ...settings } = before;
  const again = (seat: typeof p1, hash: string | undefined) =>
    hash === undefined ? seat : { ...seat, token: hash };
  const rematch: StoredDuel = {
    ...settings,
    id,
    status: 'waiting',
    createdAt: today(),
    changedAt: today(),
    ...newSeed(),
    seats: { p1: again(p1, tokens.p1), p2: again(p2, tokens.p2) },
    spectate: newToken(id),
  };
  return { duel, rematch };
}
