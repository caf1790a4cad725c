import { type DuelView, type KnownFact, randomAgent, replay } from 'taiki';
import { expect } from 'vitest';
import { Client, DECKS } from './client.ts';

/** A player of both seats of a duel, who goes on through any number of servers. */
export class Player {
  readonly tokens: { readonly p1: string; readonly p2: string };
  /** What p1 knows. */
  readonly facts: KnownFact[] = [];
  readonly #agent;
  /** Answers that the server has accepted. */
  accepted = 0;

  constructor(tokens: Player['tokens'], seed: number) {
    this.tokens = tokens;
    this.#agent = randomAgent(seed);
  }

  /** Plays until the duel is over or the connection is lost. */
  async play(url: string): Promise<'over' | 'lost'> {
    const client = await Client.open(url).catch(() => undefined);
    if (client === undefined) return 'lost';
    try {
      for (;;) {
        const seen = await client.call('duel.watch', { duel: this.tokens.p1, from: this.facts.length });
        this.facts.push(...seen.facts);
        expect(this.facts).toHaveLength(seen.next);
        const player = seen.view?.waitingFor;
        if (player === undefined) return 'over';
        const view = await client.call('duel.view', { duel: this.tokens[player] });
        const { decision } = view;
        if (decision === undefined) throw new Error(`${player} is not asked.`);
        const choice = this.#agent(view as DuelView, decision);
        await client.call('duel.choose', { duel: this.tokens[player], choice, decision: decision.id });
        this.accepted++;
      }
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('closed with')) return 'lost';
      throw error;
    }
  }
}

export async function seated(url: string, seed: number): Promise<Player> {
  const client = await Client.open(url);
  const created = await client.call('duel.create', { deck: DECKS.p1, clock: 'none' });
  const joined = await client.call('duel.join', { invitation: created.invitation ?? '', deck: DECKS.p2 });
  client.close();
  return new Player({ p1: created.duel, p2: joined.duel }, seed);
}

/** Checks what the server has of each duel, and leaves out those that are over. */
export async function stillOpen(url: string, players: readonly Player[], kills: number): Promise<Player[]> {
  const client = await Client.open(url);
  const open: Player[] = [];
  for (const player of players) {
    const log = await client.call('duel.log', { duel: player.tokens.p1 });
    expect(log.slice(0, player.facts.length)).toEqual(player.facts);
    const result = await client.call('duel.result', { duel: player.tokens.p1 });
    if (result === null) open.push(player);
    else {
      const record = await client.call('duel.record', { duel: player.tokens.p1 });
      const choices = Number(/^choices: (\d+)$/m.exec(record)?.[1]);
      // The last answer before each kill may have been stored without having been answered.
      expect(choices).toBeGreaterThanOrEqual(player.accepted);
      expect(choices).toBeLessThanOrEqual(player.accepted + kills);
      expect(replay(record).result).toEqual(result);
    }
  }
  client.close();
  return open;
}
