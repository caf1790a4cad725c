/**
 * `npm run load`: a server process and clients that play duels against each other, two seats a duel, each with a connection of its own.
 * Checks every view that a seat was sent against the replay of the record, and prints the times of choices, the processor time of the server, and the memory of idle duels.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Agent, type DuelView, greedyAgent, type Player, randomAgent, replay } from 'taiki';
import { Client, DECKS } from './client.ts';
import { startProcess } from './serverProcess.ts';

const { values } = parseArgs({
  options: {
    duels: { type: 'string', default: '200' },
    idle: { type: 'string', default: '1000' },
    store: { type: 'string' },
  },
});
const DUELS = Number(values.duels);
const IDLE = Number(values.idle);
const HEAP = 'nodejs_heap_size_used_bytes';
const NO_LIMIT = '1000000';

const digest = (view: unknown): string => createHash('sha1').update(JSON.stringify(view)).digest('base64');

interface Seat {
  readonly client: Client;
  readonly token: string;
  readonly player: Player;
  readonly agent: Agent;
  /** Digests of the views that the seat was sent. */
  readonly views: string[];
}

/** Milliseconds from sending a choice to its answer, and to the view after it. */
const answered: number[] = [];
const shown: number[] = [];

/** Plays a seat to the end, from the updates alone. */
async function play({ client, token, agent, views }: Seat): Promise<void> {
  let update = await client.call('duel.watch', { duel: token });
  views.push(digest(update.view));
  for (let seen = 0; update.status !== 'over'; ) {
    const decision = update.view?.decision;
    let start: number | undefined;
    if (decision !== undefined) {
      const choice = agent(update.view as DuelView, decision);
      start = performance.now();
      await client.call('duel.choose', { duel: token, choice, decision: decision.id });
      answered.push(performance.now() - start);
    }
    await client.update(() => client.updates.length > seen);
    if (start !== undefined) shown.push(performance.now() - start);
    const news = client.updates.splice(0);
    client.texts.length = 0;
    seen = 0;
    for (const one of news) views.push(digest(one.view));
    update = { ...update, ...(news.at(-1) ?? update) };
  }
}

/** The number of views that are not those of the replayed duel. */
function differences(record: string, { player, views }: Seat): number {
  const expected: string[] = [];
  replay(record, { onStep: (duel) => expected.push(digest(duel.view(player))) });
  return (
    expected.filter((view, index) => view !== views[index]).length + Math.abs(expected.length - views.length)
  );
}

async function seatsOf(url: string, seed: number): Promise<readonly Seat[]> {
  const [first, second] = [await Client.open(url, 'nothing'), await Client.open(url, 'nothing')];
  const created = await first.call('duel.create', { deck: DECKS.p1, clock: 'none' });
  const joined = await second.call('duel.join', { invitation: created.invitation ?? '', deck: DECKS.p2 });
  return [
    { client: first, token: created.duel, player: 'p1', agent: greedyAgent, views: [] },
    {
      client: second,
      token: joined.duel,
      player: 'p2',
      agent: seed % 2 ? greedyAgent : randomAgent(seed),
      views: [],
    },
  ];
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1]);
}

/** Milliseconds that are not exceeded by a half, by 99 in 100, and by any but one in 10,000. */
function distribution(times: number[]): string {
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms`;
}

const folder = mkdtempSync(join(tmpdir(), 'taiki-load-'));
const limits = [
  '--max-duels',
  NO_LIMIT,
  '--max-duels-per-client',
  NO_LIMIT,
  '--max-connections-per-client',
  NO_LIMIT,
];
const server = await startProcess(
  ...['--store', values.store ?? join(folder, 'duels'), '--metrics-port', '0', '--max-rate', NO_LIMIT],
  ...limits,
);
try {
  const duels = await Promise.all(Array.from({ length: DUELS }, (_, index) => seatsOf(server.url, index)));
  const [start, used] = [performance.now(), await metric('process_cpu_seconds_total')];
  await Promise.all(duels.flat().map(play));
  const seconds = (performance.now() - start) / 1000;
  const milliseconds = 1000 * ((await metric('process_cpu_seconds_total')) - used);
  const { length } = answered;
  console.log(`${DUELS} duels by ${2 * DUELS} clients: ${length} choices in ${seconds.toFixed(1)} s`);
  console.log(`a choice, from request to answer: ${distribution(answered)}`);
  console.log(`a choice, from request to the view after it: ${distribution(shown)}`);
  console.log(`processor time of the server: ${(milliseconds / length).toFixed(2)} ms a choice`);
  let [views, wrong] = [0, 0];
  for (const seats of duels) {
    const [first] = seats;
    const record = await first?.client.call('duel.record', { duel: first.token });
    for (const seat of seats) {
      wrong += differences(record ?? '', seat);
      views += seat.views.length;
      seat.client.close();
    }
  }
  console.log(`${views} views of seats compared with the replayed duels: ${wrong} differ`);
  const client = await Client.open(server.url, 'nothing');
  const before = await metric(HEAP);
  for (let made = 0; made < IDLE; made++)
    await client.call('duel.create', { deck: DECKS.p1, agent: 'greedy' });
  const heap = ((await metric(HEAP)) - before) / IDLE / 1024;
  if (IDLE > 0) console.log(`${IDLE} idle duels: ${heap.toFixed(0)} kB of heap each, without a collection`);
  client.close();
  process.exitCode = wrong === 0 ? 0 : 1;
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
}
