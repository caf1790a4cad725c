import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccountCheck, askAdmin, type DuelStore, memoryStore } from '@taiki/server';
import fc from 'fast-check';
import { type DuelView, greedyAgent, PLAYERS, type Player } from 'taiki';
import { afterAll, expect, it } from 'vitest';
import { runs } from '../support/runs.ts';
import { Client, Refused, served } from './client.ts';
import { CUSTOM } from './customCardSet.ts';
import { type Attempt, checkHistory } from './kit/checkHistory.ts';
import { choicesIn } from './player.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-interrupted-'));
afterAll(() => rmSync(folder, { recursive: true }));
let sockets = 0;

const accounts: AccountCheck = async (token) => ({ id: token, name: token });

interface Step {
  readonly duel: number;
  readonly do: 'choose' | 'suspend' | 'resume' | 'recover' | 'restart';
  /** Whether the next step begins before this one is done. */
  readonly order: 'alone' | 'withNext';
}

const step: fc.Arbitrary<Step> = fc.record({
  duel: fc.nat({ max: 1 }),
  do: fc.oneof(
    { weight: 8, arbitrary: fc.constant('choose' as const) },
    { weight: 2, arbitrary: fc.constantFrom('suspend' as const, 'resume' as const, 'recover' as const) },
    { weight: 1, arbitrary: fc.constant('restart' as const) },
  ),
  order: fc.constantFrom('alone' as const, 'withNext' as const),
});

/** Nothing was done. */
const REFUSED = ['DUEL_SUSPENDED', 'BAD_TOKEN', 'STALE_DECISION', 'WRONG_PLAYER', 'SHUTTING_DOWN'];

/** A server of accounts that can be administrated, and started again with its store. */
class Operated {
  readonly #store: DuelStore = memoryStore();
  readonly path = join(folder, `s${sockets++}`);
  #server: Awaited<ReturnType<typeof served>> | undefined;

  async start(): Promise<void> {
    await this.stop();
    // A store in memory would be closed with its server.
    const store = { ...this.#store, close: async () => {} };
    this.#server = await served({ store, accounts, adminSocket: this.path });
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  async client(): Promise<Client> {
    const client = await Client.open(this.#server?.url ?? '', 'nothing');
    await client.call('account.signIn', { token: 'Ada' });
    return client;
  }
}

/** A duel whose both seats have one account, with custom cards; and what was asked for in it. */
class Interrupted {
  readonly #server: Operated;
  readonly attempts: Attempt[] = [];
  readonly #tokens: { p1: string; p2: string };
  readonly id: string;

  private constructor(server: Operated, tokens: { p1: string; p2: string }) {
    this.#server = server;
    this.#tokens = tokens;
    this.id = tokens.p1.split('.')[0] ?? '';
  }

  static async begun(server: Operated): Promise<Interrupted> {
    const client = await server.client();
    const { duel: p1, invitation = '' } = await client.call('duel.create', { ...CUSTOM, clock: 'none' });
    const { hash } = await client.call('duel.terms', { duel: invitation });
    const { duel: p2 } = await client.call('duel.join', { invitation, deck: CUSTOM.deck, cards: hash ?? '' });
    client.close();
    return new Interrupted(server, { p1, p2 });
  }

  async do(what: Exclude<Step['do'], 'restart'>): Promise<void> {
    if (what === 'choose') await this.#choose();
    else if (what === 'recover') await this.recover();
    else await askAdmin(this.#server.path, `admin.${what}`, { duel: this.id });
  }

  async recover(): Promise<void> {
    const client = await this.#server.client();
    for (const player of PLAYERS)
      this.#tokens[player] = (await client.call('duel.recover', { id: this.id, player })).duel;
    client.close();
  }

  async #choose(): Promise<void> {
    const client = await this.#server.client();
    const made = await this.#next(client);
    if (made === undefined) return;
    const { player, choice, decision, text } = made;
    try {
      await client.call('duel.choose', { duel: this.#tokens[player], choice, decision });
      this.attempts.push({ choice: text, outcome: 'acknowledged' });
    } catch (error) {
      if (error instanceof Refused && REFUSED.includes(error.code)) throw error;
      this.attempts.push({ choice: text, outcome: 'unknown' });
      throw error;
    } finally {
      client.close();
    }
  }

  async #next(client: Client) {
    const first = await client.call('duel.view', { duel: this.#tokens.p1 });
    const player: Player | undefined = first.waitingFor;
    if (player === undefined) return undefined;
    const view = await client.call('duel.view', { duel: this.#tokens[player] });
    const { decision } = view;
    if (decision === undefined) return undefined;
    const choice = greedyAgent(view as DuelView, decision);
    const kept = decision.ordered ? choice : [...choice].sort((one, other) => one - other);
    return {
      player,
      choice,
      decision: decision.id,
      text: `${player} ${decision.kind} ${kept.join(',') || '-'}`,
    };
  }

  /** Ends the duel. @returns the choices of its record. */
  async end(): Promise<readonly string[]> {
    await askAdmin(this.#server.path, 'admin.end', { duel: this.id }).catch(() => {});
    await this.recover();
    const client = await this.#server.client();
    const record = await client.call('duel.record', { duel: this.#tokens.p1 });
    client.close();
    return choicesIn(record);
  }
}

/** Why a step may fail: it was refused, or the server was restarted or the connection closed meanwhile. */
const isExpected = (error: unknown): boolean =>
  error instanceof Refused
    ? [...REFUSED, 'DUEL_OVER'].includes(error.code)
    : error instanceof Error &&
      (/^closed with|ECONNREFUSED|ENOENT|ECONNRESET|without an answer|Unexpected server/.test(
        error.message,
      ) ||
        ('data' in error && isCodeOfAdmin(error.data)));

const isCodeOfAdmin = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  ['NOT_SUSPENDED', 'DUEL_OVER', 'SHUTTING_DOWN', 'UNKNOWN_DUEL'].includes(String(data.code));

it('a duel that is suspended, resumed, recovered and restarted at any time has each accepted choice once, in order', async () => {
  let acknowledged = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const server = new Operated();
      await server.start();
      try {
        const duels = [await Interrupted.begun(server), await Interrupted.begun(server)];
        let running: Promise<void>[] = [];
        for (const { duel, do: what, order } of steps) {
          const done = what === 'restart' ? server.start() : (duels[duel] as Interrupted).do(what);
          running.push(
            done.catch((error: unknown) => {
              if (!isExpected(error)) throw error;
            }),
          );
          if (order === 'withNext' && what !== 'restart') continue;
          await Promise.all(running);
          running = [];
        }
        await Promise.all(running);
        for (const duel of duels) {
          const stored = await duel.end();
          const { lost, doubled, forked, ...counts } = checkHistory(duel.attempts, stored);
          expect([lost, doubled, forked]).toEqual([0, 0, 0]);
          acknowledged += counts.acknowledged;
        }
      } finally {
        await server.stop();
      }
    }),
    { numRuns: runs(5) },
  );
  expect(acknowledged).toBeGreaterThan(5);
});
