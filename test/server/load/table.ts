import { createHash } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import type { DuelUpdate, HostMethod, HostParams, HostResult } from '@taiki/server';
import { type DuelView, greedyAgent, type Player, replay } from 'taiki';
import { WebSocket } from 'ws';
import { DECKS } from '../client.ts';

/** Times in milliseconds since the last time they were taken. */
export interface Times {
  /** From a choice to its answer, */
  readonly answers: number[];
  /** to the view after it, */
  readonly own: number[];
  /** and to that of the opponent. */
  readonly opponent: number[];
}

export interface Totals {
  times: Times;
  duels: number;
  /** Views that were compared with the replayed duel, and those that differ. */
  compared: number;
  different: number;
}

export const noTimes = (): Times => ({ answers: [], own: [], opponent: [] });

export interface Pace {
  /** Choices a second in a duel; 0 for no pauses. */
  readonly rate: number;
  /** One duel in so many is compared, view by view, with the replay of its record. */
  readonly compareOne: number;
  readonly isOver: () => boolean;
}

const digest = (view: unknown): string => createHash('sha1').update(JSON.stringify(view)).digest('base64');

/** A client that parses what it is sent, and keeps nothing. */
class Client {
  onUpdate: (update: DuelUpdate) => void = () => {};
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Readonly<Record<'result' | 'error', unknown>>) => void>();
  #asked = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.method === 'duel.changed') {
        this.onUpdate(message.params);
        return;
      }
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
    });
  }

  static open(url: string): Promise<Client> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}socket`, { perMessageDeflate: false });
      socket.on('open', () => resolve(new Client(socket)));
      socket.on('error', reject);
    });
  }

  call<M extends HostMethod>(method: M, params: HostParams<M>): Promise<HostResult<M>> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, ({ result, error }) => {
        if (error === undefined) resolve(result as HostResult<M>);
        else reject(new Error(`${method}: ${JSON.stringify(error)}`));
      });
      this.#socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** Plays duel after duel, two connections each, until time is over; a duel that is not over then is left as it is. */
export async function playTable(url: string, index: number, pace: Pace, totals: Totals): Promise<void> {
  for (let played = 0; !pace.isOver(); played++) {
    const clients = { p1: await Client.open(url), p2: await Client.open(url) };
    const isCompared = (index + played) % pace.compareOne === 0;
    const views: { readonly [P in Player]: string[] } = { p1: [], p2: [] };
    const tokens = await playDuel(clients, pace, totals, isCompared ? views : undefined);
    if (tokens !== undefined) {
      totals.duels++;
      if (isCompared) compare(await clients.p1.call('duel.record', { duel: tokens.p1 }), views, totals);
    }
    clients.p1.close();
    clients.p2.close();
  }
}

type Seats<T> = { readonly [P in Player]: T };

/** @returns the tokens of the seats when the duel is over; undefined if time was over before. */
async function playDuel(
  clients: Seats<Client>,
  pace: Pace,
  totals: Totals,
  views: Seats<string[]> | undefined,
): Promise<Seats<string> | undefined> {
  const created = await clients.p1.call('duel.create', { deck: DECKS.p1, clock: 'none' });
  const invitation = created.invitation ?? '';
  const joined = await clients.p2.call('duel.join', { invitation, deck: DECKS.p2 });
  const tokens = { p1: created.duel, p2: joined.duel };
  let last: { readonly by: Player; readonly at: number } | undefined;
  let ended: (tokens: Seats<string> | undefined) => void = () => {};
  let failed: (error: unknown) => void = () => {};
  const end = new Promise<Seats<string> | undefined>((resolve, reject) => {
    [ended, failed] = [resolve, reject];
  });
  const isDone = new Set<Player>();
  const seen = async (player: Player, update: DuelUpdate): Promise<void> => {
    views?.[player].push(digest(update.view));
    if (last !== undefined)
      (last.by === player ? totals.times.own : totals.times.opponent).push(performance.now() - last.at);
    if (update.status === 'over' && isDone.add(player).size === 2) ended(tokens);
    const decision = update.view?.decision;
    if (decision === undefined) return;
    if (pace.rate > 0) await later((500 + 1000 * Math.random()) / pace.rate);
    if (pace.isOver()) {
      ended(undefined);
      return;
    }
    const choice = greedyAgent(update.view as DuelView, decision);
    const at = performance.now();
    last = { by: player, at };
    await clients[player].call('duel.choose', { duel: tokens[player], choice, decision: decision.id });
    totals.times.answers.push(performance.now() - at);
  };
  for (const player of ['p1', 'p2'] as const)
    clients[player].onUpdate = (update) => void seen(player, update).catch(failed);
  const first = await Promise.all(
    (['p1', 'p2'] as const).map(async (player) => ({
      player,
      update: await clients[player].call('duel.watch', { duel: tokens[player] }),
    })),
  );
  for (const { player, update } of first) void seen(player, update).catch(failed);
  return end;
}

/** Compares what each seat was sent with the views of the replayed duel. */
function compare(record: string, views: Seats<string[]>, totals: Totals): void {
  const expected: { readonly [P in Player]: string[] } = { p1: [], p2: [] };
  replay(record, {
    onStep: (duel) => {
      for (const player of ['p1', 'p2'] as const) expected[player].push(digest(duel.view(player)));
    },
  });
  for (const player of ['p1', 'p2'] as const) {
    const [had, wanted] = [views[player], expected[player]];
    totals.compared += wanted.length;
    totals.different +=
      wanted.filter((view, at) => view !== had[at]).length + Math.abs(wanted.length - had.length);
  }
}
