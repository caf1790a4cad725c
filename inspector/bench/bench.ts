import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDuel, type Duel, randomAgent, starterDecks } from 'taiki';
import type { Inspect } from 'taiki/inspect';
import { parseTrace, printTrace, TraceReader } from '../model/index.ts';
import { fileSink } from '../recording/fileSink.ts';
import { Recorder } from '../recording/recorder.ts';
import type { Trace, TraceRecord } from '../trace.ts';

/**
 * Measures the overhead of recording, and how fast a long trace can be read. Overhead is CPU time, so other programs on the
 * machine do not distort it.
 */

const DUELS = 12;
const ROUNDS = 7;
const LONG_TRACE_RECORDS = 50_000;
const MEBIBYTE = 2 ** 20;

const [first, second] = Object.values(starterDecks);
if (first === undefined || second === undefined) throw new Error('Expected at least two starter decks.');
const decks = { p1: first, p2: second };

function playDuel(seed: number, inspect?: Inspect): Duel {
  const duel = createDuel({ decks, seed, ...(inspect === undefined ? {} : { inspect }) });
  const agents = { p1: randomAgent(seed + 1), p2: randomAgent(seed + 2) };
  for (let { decision } = duel; decision !== undefined; { decision } = duel)
    duel.choose(agents[decision.player](duel.view(decision.player), decision));
  return duel;
}

/** CPU time in milliseconds. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const seeds = Array.from({ length: DUELS }, (_, seed) => seed);
const folder = mkdtempSync(join(tmpdir(), 'taiki-bench-'));

function playRecorded(seed: number, mode: 'listening' | 'toMemory' | 'toFile'): void {
  const recorder = new Recorder({ sinks: mode === 'toFile' ? [fileSink(join(folder, 'trace.jsonl'))] : [] });
  playDuel(seed, recorder);
  if (mode !== 'listening') recorder.close();
}

const MODES = {
  'not attached': (seed) => void playDuel(seed),
  'attached, records not encoded': (seed) => playRecorded(seed, 'listening'),
  'attached, all records in memory': (seed) => playRecorded(seed, 'toMemory'),
  'attached, all records in a file': (seed) => playRecorded(seed, 'toFile'),
} satisfies Record<string, (seed: number) => void>;

function measureOverhead(): void {
  const times = new Map<string, number[]>(Object.keys(MODES).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, work] of Object.entries(MODES)) {
      const time = cpuTime(() => {
        for (const seed of seeds) work(seed);
      });
      if (round > 0) times.get(name)?.push(time);
    }
  const bare = median(times.get('not attached') ?? []);
  for (const [name, all] of times) {
    const overhead = ((median(all) / bare - 1) * 100).toFixed(0);
    console.log(
      `${name.padEnd(40)} ${(median(all) / DUELS).toFixed(2).padStart(7)} ms per duel  ${overhead.padStart(4)} % overhead`,
    );
  }
}

/** Several duels concatenated into one long trace with consecutive record numbers. */
function longTrace(): Trace {
  const records: TraceRecord[] = [];
  let header: Trace['header'] | undefined;
  for (let seed = 0; records.length < LONG_TRACE_RECORDS; seed++) {
    const recorder = new Recorder({ continues: { seq: records.length, facts: 0 } });
    playDuel(seed, recorder);
    recorder.close();
    header ??= recorder.header;
    for (const record of recorder.records) if (records.length < LONG_TRACE_RECORDS) records.push(record);
  }
  if (header === undefined) throw new Error('No duel was playDuel.');
  return { header, records };
}

function heapUsed(): number {
  if (global.gc === undefined) throw new Error('Run node with --expose-gc: npm run bench:inspector does.');
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
  console.log('size as text'.padEnd(40), `${(text.length / MEBIBYTE).toFixed(0).padStart(7)} MiB`);
  const start = performance.now();
  const reader = new TraceReader(parseTrace(text));
  console.log('time to open'.padEnd(40), `${(performance.now() - start).toFixed(0).padStart(7)} ms`);
  const seeks = Array.from({ length: 500 }, (_, index) => (index * 7919) % trace.records.length).map(
    (seq) => {
      const before = performance.now();
      reader.at(seq);
      return performance.now() - before;
    },
  );
  console.log('random seek, median'.padEnd(40), `${median(seeks).toFixed(2).padStart(7)} ms`);
  console.log(
    'random seek, maximum'.padEnd(40),
    `${Math.max(...seeks)
      .toFixed(2)
      .padStart(7)} ms`,
  );
  console.log(
    'in memory with all keyframes'.padEnd(40),
    `${(heapUsed() - empty).toFixed(0).padStart(7)} MiB`,
  );
}

measureOverhead();
console.log(
  'trace file of one duel'.padEnd(40),
  `${(statSync(join(folder, 'trace.jsonl')).size / MEBIBYTE).toFixed(1).padStart(7)} MiB`,
);
rmSync(folder, { recursive: true });
measureReading();
