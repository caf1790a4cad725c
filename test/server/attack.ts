import { HOST_LIMITS, type HostMethod, levelStore } from '@taiki/server';
import { allCards, type CardDefinition, type DuelView, greedyAgent, randomAgent, starterDecks } from 'taiki';
import type { Attack } from './attacker.ts';
import { Client, DECKS, playSeat, seatTwo, served } from './client.ts';

/** What an attacker has: seats in a duel with a long log, and in one that is over. */
export interface Foothold {
  readonly asked: string;
  readonly other: string;
  readonly spectate: string;
  readonly over: string;
  /** A duel with custom cards. */
  readonly withCards: string;
  readonly decision: number;
}

const LONG_DUEL_CHOICES = 120;

/** As many of the longest cards as a duel may have custom ones. */
const longest: readonly CardDefinition[] = (() => {
  const cards = allCards
    .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
    .slice(0, HOST_LIMITS.customCards)
    .map((card) => ({ ...card, name: `${card.name} 2` }));
  while (JSON.stringify(cards).length > HOST_LIMITS.customCardBytes) cards.pop();
  return cards;
})();

/** Leaves a duel with a long log and one that is over in a store, by a server without limits. */
export async function foothold(folder: string): Promise<Foothold> {
  await using server = await served({ store: await levelStore(folder) });
  const [first, second] = [await server.client(), await server.client()];
  const { p1, p2, created } = await seatTwo(first, second);
  let token = p1;
  let decision = 0;
  const agent = randomAgent(5);
  for (let made = 0; made < LONG_DUEL_CHOICES; made++) {
    const view = await first.call('duel.view', { duel: p1 });
    token = view.waitingFor === 'p1' ? p1 : p2;
    const own = await first.call('duel.view', { duel: token });
    if (own.decision === undefined) break;
    decision = own.decision.id;
    const choice = agent(own as DuelView, own.decision);
    await first.call('duel.choose', { duel: token, choice, decision });
  }
  const view = await first.call('duel.view', { duel: p1 });
  token = view.waitingFor === 'p1' ? p1 : p2;
  decision = (await first.call('duel.decision', { duel: token }))?.id ?? 0;
  const ended = await seatTwo(first, second);
  const { duel: withCards } = await first.call('duel.create', { deck: DECKS.p1, cards: longest });
  await Promise.all([playSeat(first, ended.p1), playSeat(second, ended.p2, randomAgent(7))]);
  return {
    asked: token,
    other: token === p1 ? p2 : p1,
    spectate: created.spectate,
    over: ended.p1,
    withCards,
    decision,
  };
}

const starter = starterDecks[DECKS.p1];
const NEAR = 'Bolshack Dragoon Evol';
const PADDED = 'a'.repeat(20_000) + '!'.repeat(40_000);
const lower = starter.cards.map((name) => name.toLowerCase());
const misspelt = starter.cards.map((name) => `${name.toLowerCase().replaceAll(' ', '-')}`);
const endless = Array.from({ length: 3000 }, (_, index) => lower[index % lower.length] ?? '');

/** For every method, the requests that cost a server most. */
export function dearestRequests({
  asked,
  other,
  spectate,
  over,
  withCards,
  decision,
}: Foothold): Readonly<Record<HostMethod, readonly unknown[]>> {
  const seats = [asked, other, spectate].map((duel) => ({ duel }));
  const wrong = [{ duel: asked, choice: Array.from({ length: 12_000 }, () => 0), decision }];
  return {
    'server.info': [{}],
    'duel.create': [
      { deck: misspelt },
      { deck: endless },
      { deck: DECKS.p1, agent: 'greedy', askEverything: true },
      { deck: [NEAR, ...starter.cards.slice(1)] },
      { deck: DECKS.p1, cards: longest },
    ],
    'duel.join': [
      { invitation: over, deck: endless },
      { invitation: asked, deck: misspelt },
    ],
    'duels.list': [{}, { from: `${Date.now()}.${'A'.repeat(16)}` }],
    'account.signIn': [{ token: 'a'.repeat(60_000) }, { token: `${'e30'.repeat(2000)}.e30.AA` }],
    'account.signOut': [{}],
    'duel.mine': [{}],
    'duel.recover': [{ id: 'A'.repeat(16), player: 'p1' }],
    'duel.terms': [{ duel: withCards }, ...seats],
    'duel.watch': seats,
    'duel.unwatch': seats,
    'duel.decision': seats.slice(0, 2),
    'duel.choose': [{ duel: asked, choice: [99], decision }, ...wrong],
    'duel.step': [{ duel: asked, choice: [99], decision }, ...wrong],
    'duel.concede': [{ duel: over }],
    'duel.view': seats,
    'duel.log': seats,
    'duel.legalChoices': [{ duel: asked }],
    'duel.explain': [{ duel: asked }],
    'duel.state': seats,
    'duel.result': seats,
    'duel.seed': [{ duel: over }],
    'duel.record': [{ duel: over }],
    'duel.proof': [{ duel: over }],
    'duel.rematch': [{ duel: over }],
    'cards.find': [{ name: NEAR }, { name: PADDED }, { name: 'x'.repeat(30) }],
    'cards.describe': [{ name: NEAR }, { name: PADDED }],
    'cards.list': [{}],
    'decks.list': [{}],
    'decks.parse': [{ text: '\n'.repeat(30_000) }, { text: '1 a\n'.repeat(1000) }],
  };
}

const MESSAGE_BYTES = 64 * 1024;
const BATCH = 10;
/** As many of a request as one message holds. */
function batchOf(method: string, params: unknown): string {
  const request = (id: number) => JSON.stringify({ jsonrpc: '2.0', id, method, params });
  const count = Math.max(1, Math.min(BATCH, Math.floor((MESSAGE_BYTES - 2) / (request(0).length + 1))));
  return `[${Array.from({ length: count }, (_, id) => request(id)).join(',')}]`;
}

export const attackOf = (
  url: string,
  method: string,
  params: readonly unknown[],
  connections: number,
): Attack => ({
  url,
  messages: params.map((one) => batchOf(method, one)),
  connections,
});

/** How long after an answer a person makes the next choice. */
const THINKING_MS = 150;

/** A person with both seats of a duel, who is asked, and answers, in turns. */
export async function bystander(url: string) {
  const client = await Client.open(url, 'nothing');
  let { p1, p2 } = await seatTwo(client, client);
  let isOver = false;
  const times: number[] = [];
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    try {
      return await work();
    } finally {
      times.push(performance.now() - start);
    }
  };
  const view = (duel: string) => timed(async () => (await client.call('duel.view', { duel })) as DuelView);
  const turn = async (): Promise<void> => {
    const first = await view(p1);
    const [token, own] = first.waitingFor === 'p2' ? [p2, await view(p2)] : [p1, first];
    const { decision } = own;
    if (decision === undefined) ({ p1, p2 } = await timed(() => seatTwo(client, client)));
    else {
      const choice = greedyAgent(own, decision);
      await timed(() => client.call('duel.choose', { duel: token, choice, decision: decision.id }));
    }
  };
  const play = async (): Promise<readonly number[]> => {
    try {
      for (; !isOver; await new Promise((resolve) => setTimeout(resolve, THINKING_MS))) await turn();
    } catch (error) {
      if (!isOver) throw error;
    }
    return times;
  };
  return {
    /** @returns the milliseconds from each request to its answer. */
    play,
    /** Waits for the answer to the last request, but not for ever. */
    stop: () => {
      isOver = true;
    },
    leave: () => client.close(),
  };
}

/** Milliseconds that are not exceeded by a half and by 99 in 100, and the longest. */
export function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}
