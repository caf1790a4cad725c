import { Session } from 'node:inspector/promises';
import {
  allCards,
  createDuel,
  type DeckInput,
  type Duel,
  randomAgent,
  restoreDuel,
  starterDecks,
} from 'taiki';

/**
 * Measures decisions and whole random duels per second (median of five rounds), the shares of XState and of the rules, the size of
 * snapshots, and memory use.
 */
const ROUNDS = 5;
const DUELS = 150;

const [p1, p2] = Object.values(starterDecks);
if (p1 === undefined || p2 === undefined) throw new Error('The benchmark needs two starter decks.');
const decks = { p1, p2 };

type Decks = (seed: number) => { readonly p1: DeckInput; readonly p2: DeckInput };

const starters: Decks = () => decks;

const APART = new Set(['gacharangeCreature', 'dragheartFortress']);
const names = allCards.filter(({ type }) => !APART.has(type)).map(({ name }) => name);

/** Decks of forty different cards, spread over all registered cards. */
const anyCards: Decks = (seed) => {
  const from = (start: number): DeckInput =>
    Array.from({ length: 40 }, (_, index) => names[(start + index * 7) % names.length] ?? '');
  return { p1: from(seed), p2: from(seed * 3 + 1) };
};

/** Plays a random duel and returns the number of decisions. */
function playOne(seed: number, of: Decks, each: (duel: Duel) => void = () => {}): number {
  const duel = createDuel({ decks: of(seed), seed });
  const agents = { p1: randomAgent(seed), p2: randomAgent(seed + 1_000_000) };
  let decisions = 0;
  for (let { decision } = duel; decision !== undefined; { decision } = duel) {
    each(duel);
    duel.choose(agents[decision.player](duel.view(decision.player), decision), decision.player);
    decisions++;
  }
  return decisions;
}

function round(
  first: number,
  of: Decks,
): { readonly decisionsPerSecond: number; readonly duelsPerSecond: number } {
  const began = performance.now();
  let decisions = 0;
  for (let seed = first; seed < first + DUELS; seed++) decisions += playOne(seed, of);
  const seconds = (performance.now() - began) / 1000;
  return { decisionsPerSecond: decisions / seconds, duelsPerSecond: DUELS / seconds };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The share of CPU time by part of the code, from a sampling profile. */
async function shares(): Promise<Record<'xstate' | 'rules' | 'engine' | 'collector' | 'other', number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  for (let seed = 1; seed <= 100; seed++) playOne(seed, starters);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const parts = new Map(
    profile.nodes.map(({ id, callFrame }) => [id, partOf(callFrame.url, callFrame.functionName)]),
  );
  const found = { xstate: 0, rules: 0, engine: 0, collector: 0, other: 0 };
  const samples = profile.samples ?? [];
  for (const sample of samples) found[parts.get(sample) ?? 'other']++;
  for (const part of Object.keys(found) as (keyof typeof found)[]) found[part] /= samples.length;
  return found;
}

function partOf(url: string, name: string): 'xstate' | 'rules' | 'engine' | 'collector' | 'other' {
  if (url.includes('/xstate/')) return 'xstate';
  if (/\/dist\/(effects|table|cards)\//.test(url)) return 'rules';
  if (/\/dist\/(engine|machines)\//.test(url)) return 'engine';
  return name === '(garbage collector)' ? 'collector' : 'other';
}

function snapshotSize(): number {
  let largest = 0;
  for (let seed = 1; seed <= 5; seed++) {
    playOne(seed, starters, (duel) => {
      largest = Math.max(largest, JSON.stringify(duel.snapshot()).length);
    });
  }
  return largest;
}

/** Milliseconds for a fork, and for saving to JSON and restoring. */
function copying(): { readonly fork: number; readonly restore: number } {
  const duel = createDuel({ decks, seed: 1 });
  const time = (action: () => void): number => {
    const began = performance.now();
    for (let count = 0; count < 200; count++) action();
    return (performance.now() - began) / 200;
  };
  return {
    fork: time(() => duel.fork()),
    restore: time(() => restoreDuel(JSON.parse(JSON.stringify(duel.snapshot())))),
  };
}

const rounds = (of: Decks) => {
  for (let seed = 1; seed <= 100; seed++) playOne(seed, of);
  const all = Array.from({ length: ROUNDS }, (_, index) => round(1 + index * DUELS, of));
  return {
    decisionsPerSecond: Math.round(median(all.map((one) => one.decisionsPerSecond))),
    duelsPerSecond: Math.round(median(all.map((one) => one.duelsPerSecond)) * 10) / 10,
  };
};
const share = await shares();
const result = {
  runtime: 'xstate',
  starterDecks: rounds(starters),
  anyCards: rounds(anyCards),
  shares: Object.fromEntries(
    Object.entries(share).map(([part, value]) => [part, Math.round(value * 1000) / 1000]),
  ),
  largestSnapshotBytes: snapshotSize(),
  millisecondsTo: copying(),
  heapMegabytes: Math.round(process.memoryUsage().heapUsed / 1e5) / 10,
};

if (process.argv.includes('--json')) console.log(JSON.stringify(result));
else {
  const percent = (part: number): string => `${(part * 100).toFixed(0)} %`;
  console.log(
    `Random duels between ${Object.keys(starterDecks).join(' and ')}, median of ${ROUNDS} rounds of ${DUELS}`,
  );
  for (const [title, { decisionsPerSecond, duelsPerSecond }] of [
    ['starter decks', result.starterDecks],
    ['any cards', result.anyCards],
  ] as const) {
    console.log(`  ${title.padEnd(20)} ${decisionsPerSecond} decisions and ${duelsPerSecond} duels a second`);
  }
  console.log(
    `  time spent           XState ${percent(share.xstate)}, rules ${percent(share.rules)}, engine ${percent(share.engine)}, garbage collector ${percent(share.collector)}, other ${percent(share.other)}`,
  );
  console.log(`  largest snapshot     ${(result.largestSnapshotBytes / 1024).toFixed(1)} KiB of JSON`);
  console.log(`  fork                 ${result.millisecondsTo.fork.toFixed(2)} ms`);
  console.log(`  save and restore     ${result.millisecondsTo.restore.toFixed(2)} ms`);
  console.log(`  heap afterwards      ${result.heapMegabytes} MB`);
}
