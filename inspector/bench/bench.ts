import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDuel, type Duel, type Inspect, randomAgent, starterDecks } from 'taiki';
import { parseTrace, printTrace, TraceReader } from '../model/index.ts';
import { fileSink } from '../recording/fileSink.ts';
import { Recorder } from '../recording/recorder.ts';
import type { Trace, TraceRecord } from '../trace.ts';

/**
 * What watching costs, and how fast a long trace is read. Overhead is told in the time of the processor, so that other
 * programs on the machine do not count.
 */

const DUELS = 12;
const ROUNDS = 7;
const LONG_TRACE = 50_000;
const MEBIBYTE = 2 ** 20;

const [first, second] = Object.values(starterDecks);
if (first === undefined || second === undefined) throw new Error('There are no two starter decks.');
const decks = { p1: first, p2: second };

function played(seed: number, inspect?: Inspect): Duel {
  const duel = createDuel({ decks, seed, ...(inspect === undefined ? {} : { inspect }) });
  const agents = { p1: randomAgent(seed + 1), p2: randomAgent(seed + 2) };
  for (let { decision } = duel; decision !== undefined; { decision } = duel)
    duel.choose(agents[decision.player](duel.view(decision.player), decision));
  return duel;
}

/** Milliseconds of the processor. */
function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const seeds = Array.from({ length: DUELS }, (_, seed) => seed);
const folder = mkdtempSync(join(tmpdir(), 'taiki-bench-'));

function watched(seed: number, how: 'listening' | 'toMemory' | 'toFile'): void {
  const recorder = new Recorder({ sinks: how === 'toFile' ? [fileSink(join(folder, 'trace.jsonl'))] : [] });
  played(seed, recorder);
  if (how !== 'listening') recorder.close();
}

const WAYS = {
  'not attached': (seed) => void played(seed),
  'attached, records worked out later': (seed) => watched(seed, 'listening'),
  'attached, all records in memory': (seed) => watched(seed, 'toMemory'),
  'attached, all records in a file': (seed) => watched(seed, 'toFile'),
} satisfies Record<string, (seed: number) => void>;

function measureOverhead(): void {
  const times = new Map<string, number[]>(Object.keys(WAYS).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, work] of Object.entries(WAYS)) {
      const time = cpu(() => {
        for (const seed of seeds) work(seed);
      });
      if (round > 0) times.get(name)?.push(time);
    }
  const bare = median(times.get('not attached') ?? []);
  for (const [name, all] of times) {
    const more = ((median(all) / bare - 1) * 100).toFixed(0);
    console.log(
      `${name.padEnd(40)} ${(median(all) / DUELS).toFixed(2).padStart(7)} ms a duel  ${more.padStart(4)} % more`,
    );
  }
}

/** Several duels one after another, numbered on, as one long trace. */
function longTrace(): Trace {
  const records: TraceRecord[] = [];
  let header: Trace['header'] | undefined;
  for (let seed = 0; records.length < LONG_TRACE; seed++) {
    const recorder = new Recorder({ continues: { seq: records.length, facts: 0 } });
    played(seed, recorder);
    recorder.close();
    header ??= recorder.header;
    for (const record of recorder.records) if (records.length < LONG_TRACE) records.push(record);
  }
  if (header === undefined) throw new Error('No duel was played.');
  return { header, records };
}

function heapUsed(): number {
  if (global.gc === undefined) throw new Error('Run with --expose-gc.');
  global.gc();
  return process.memoryUsage().heapUsed / MEBIBYTE;
}

function measureReading(): void {
  const empty = heapUsed();
  const trace = longTrace();
  console.log(
    `\n${trace.records.length} records in memory`.padEnd(41),
    `${(heapUsed() - empty).toFixed(0).padStart(7)} MiB`,
  );
  const text = printTrace(trace);
  console.log('as text'.padEnd(40), `${(text.length / MEBIBYTE).toFixed(0).padStart(7)} MiB`);
  const start = performance.now();
  const reader = new TraceReader(parseTrace(text));
  console.log('opens in'.padEnd(40), `${(performance.now() - start).toFixed(0).padStart(7)} ms`);
  const seeks = Array.from({ length: 500 }, (_, index) => (index * 7919) % trace.records.length).map(
    (seq) => {
      const before = performance.now();
      reader.at(seq);
      return performance.now() - before;
    },
  );
  console.log('seeks anywhere in, median'.padEnd(40), `${median(seeks).toFixed(2).padStart(7)} ms`);
  console.log(
    'seeks anywhere in, at most'.padEnd(40),
    `${Math.max(...seeks)
      .toFixed(2)
      .padStart(7)} ms`,
  );
  console.log(
    'read and kept, with all keyframes'.padEnd(40),
    `${(heapUsed() - empty).toFixed(0).padStart(7)} MiB`,
  );
}

measureOverhead();
console.log(
  'file of one duel'.padEnd(40),
  `${(statSync(join(folder, 'trace.jsonl')).size / MEBIBYTE).toFixed(1).padStart(7)} MiB`,
);
rmSync(folder, { recursive: true });
measureReading();
