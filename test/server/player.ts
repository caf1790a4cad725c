import { type DuelView, type KnownFact, randomAgent, replay } from 'taiki';
import { expect } from 'vitest';
import { Client, DECKS, Refused } from './client.ts';
import { type Attempt, checkHistory } from './kit/checkHistory.ts';

/** A server that is killed closes its connections, and its duels answer elsewhere; one that is too slow loses its lease. */
const isLost = (error: unknown): boolean =>
  error instanceof Refused
    ? ['OWNER_LOST', 'STORE_FAILED'].includes(error.code)
    : error instanceof Error && error.message.startsWith('closed with');

/** A player of both seats of a duel, who goes on through any number of servers. */
export class Player {
  readonly tokens: { readonly p1: string; readonly p2: string };
  /** What p1 knows. */
  readonly facts: KnownFact[] = [];
  readonly #agent;
  /** Its choices as in a record, in order. */
  readonly attempts: Attempt[] = [];
  isPlaying = false;
  #isStopped = false;

  constructor(tokens: Player['tokens'], seed: number) {
    this.tokens = tokens;
    this.#agent = randomAgent(seed);
  }

  /** How many of its choices the server has accepted. */
  get accepted(): number {
    return this.attempts.filter(({ outcome }) => outcome === 'acknowledged').length;
  }

  /** Lets `play` return before the next answer. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Plays until the duel is over, the server is lost, or `stop` is called. */
  async play(url: string): Promise<'over' | 'lost' | 'stopped'> {
    this.#isStopped = false;
    this.isPlaying = true;
    const client = await Client.open(url).catch(() => undefined);
    try {
      if (client === undefined) return 'lost';
      while (!this.#isStopped) {
        const seen = await client.call('duel.watch', { duel: this.tokens.p1, from: this.facts.length });
        this.facts.push(...seen.facts);
        expect(this.facts).toHaveLength(seen.next);
        const player = seen.view?.waitingFor;
        if (player === undefined) return 'over';
        const view = await client.call('duel.view', { duel: this.tokens[player] });
        const { decision } = view;
        if (decision === undefined) throw new Error(`${player} is not asked.`);
        const choice = this.#agent(view as DuelView, decision);
        // As the engine keeps it: the order of an answer matters only where the decision says so.
        const kept = decision.ordered ? choice : [...choice].sort((one, other) => one - other);
        const made = `${player} ${decision.kind} ${kept.join(',') || '-'}`;
        await this.#attempt(made, () =>
          (client as Client).call('duel.choose', {
            duel: this.tokens[player],
            choice,
            decision: decision.id,
          }),
        );
      }
      return 'stopped';
    } catch (error) {
      if (isLost(error)) return 'lost';
      throw error;
    } finally {
      this.isPlaying = false;
      client?.close();
    }
  }

  /** Concedes, again if the server was too late for its lease: whether the first was stored is unknown then. */
  async concede(client: Client): Promise<void> {
    for (let isUnknown = false; ; isUnknown = true) {
      try {
        await this.#attempt('p1 concedes', () => client.call('duel.concede', { duel: this.tokens.p1 }));
        return;
      } catch (error) {
        if (isUnknown && error instanceof Refused && error.code === 'DUEL_OVER') return;
        if (!isLost(error)) throw error;
      }
    }
  }

  async #attempt(choice: string, make: () => Promise<unknown>): Promise<void> {
    try {
      await make();
      this.attempts.push({ choice, outcome: 'acknowledged' });
    } catch (error) {
      this.attempts.push({ choice, outcome: 'unknown' });
      throw error;
    }
  }
}

/** The choices of a record, a line each. */
export function choicesIn(record: string): readonly string[] {
  const choices = record.slice(record.search(/^choices: /m));
  return [...choices.matchAll(/^ {2}(p[12] .*)$/gm)].map(([, choice = '']) => choice);
}

export async function seated(url: string, seed: number): Promise<Player> {
  for (;;) {
    const client = await Client.open(url);
    try {
      const created = await client.call('duel.create', { deck: DECKS.p1, clock: 'none' });
      const joined = await client.call('duel.join', {
        invitation: created.invitation ?? '',
        deck: DECKS.p2,
      });
      return new Player({ p1: created.duel, p2: joined.duel }, seed);
    } catch (error) {
      if (!isLost(error)) throw error;
    } finally {
      client.close();
    }
  }
}

/** Checks what the server has of each duel, and leaves out those that are over. */
export async function stillOpen(url: string, players: readonly Player[]): Promise<Player[]> {
  const client = await Client.open(url);
  const open: Player[] = [];
  for (const player of players) {
    const log = await client.call('duel.log', { duel: player.tokens.p1 });
    expect(log.slice(0, player.facts.length)).toEqual(player.facts);
    const result = await client.call('duel.result', { duel: player.tokens.p1 });
    if (result === null) open.push(player);
    else {
      const record = await client.call('duel.record', { duel: player.tokens.p1 });
      expect(checkHistory(player.attempts, choicesIn(record))).toMatchObject({
        lost: 0,
        doubled: 0,
        forked: 0,
      });
      expect(replay(record).result).toEqual(result);
    }
  }
  client.close();
  return open;
}
