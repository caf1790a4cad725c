import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type DuelView, type KnownFact, randomAgent, replay } from 'taiki';
import { afterAll, expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { seedOfThisRun } from '../support/seedOfThisRun.ts';
import { Client, DECKS } from './client.ts';
import { startProcess } from './serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-killed-'));

afterAll(() => rmSync(folder, { recursive: true }));

const DUELS = 3;
const KILLS = runs(2.5, 50);

/** A player of both seats of a duel, who goes on through any number of servers. */
class Player {
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
  async play(client: Client): Promise<'over' | 'lost'> {
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

async function seated(url: string, seed: number): Promise<Player> {
  const client = await Client.open(url);
  const created = await client.call('duel.create', { deck: DECKS.p1, clock: 'none' });
  const joined = await client.call('duel.join', { invitation: created.invitation ?? '', deck: DECKS.p2 });
  client.close();
  return new Player({ p1: created.duel, p2: joined.duel }, seed);
}

it('a server that is killed at any moment loses no accepted choice, and goes on with every duel', async () => {
  const options = ['--store', join(folder, 'duels'), '--max-rate', '10000'];
  const delays = fc.sample(fc.integer({ min: 0, max: 400 }), { numRuns: KILLS, seed: seedOfThisRun });
  let server = await startProcess(...options);
  let players: Player[] = [];
  const lost: string[] = [];
  for (const delay of delays) {
    while (players.length < DUELS) players.push(await seated(server.url, players.length));
    const played = players.map(async (player) => player.play(await Client.open(server.url)));
    await new Promise((resolve) => setTimeout(resolve, delay));
    await server.end('SIGKILL');
    lost.push(...(await Promise.all(played)));
    server = await startProcess(...options);
    players = await stillOpen(server.url, players);
  }
  const ends = await Promise.all(players.map(async (player) => player.play(await Client.open(server.url))));
  expect(ends).toEqual(players.map(() => 'over'));
  expect(lost).toContain('lost');
  await stillOpen(server.url, players);
  expect(await server.end('SIGTERM')).toBe(0);
});

/** Checks what the server has of each duel, and leaves out those that are over. */
async function stillOpen(url: string, players: readonly Player[]): Promise<Player[]> {
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
      expect(choices).toBeLessThanOrEqual(player.accepted + KILLS);
      expect(replay(record).result).toEqual(result);
    }
  }
  client.close();
  return open;
}
