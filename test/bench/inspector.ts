import { parseTrace, printTrace, TraceReader } from '@taiki/inspector';
import { median } from './inTurns.ts';
import { longTrace } from './longTrace.ts';
import { measureRecordings } from './recording.ts';

/** Measures the overhead of recording, and how fast a long trace can be read. */

const ROUNDS = 7;
const DUELS = 12;
const LONG_TRACE_RECORDS = 50_000;
const MEBIBYTE = 2 ** 20;

function printOverhead(): void {
  const { recordings, traceBytes } = measureRecordings(ROUNDS, DUELS);
  for (const { name, milliseconds, overhead } of recordings) {
    const percent = (overhead * 100).toFixed(0).padStart(4);
    console.log(
      `${name.padEnd(40)} ${milliseconds.toFixed(2).padStart(7)} ms per duel  ${percent} % overhead`,
    );
  }
  const size = (traceBytes / MEBIBYTE).toFixed(1).padStart(7);
  console.log('trace file of one duel'.padEnd(40), `${size} MiB`);
}

function heapUsed(): number {
  if (global.gc === undefined) throw new Error('Run node with --expose-gc: npm run bench:inspector does.');
  global.gc();
  return process.memoryUsage().heapUsed / MEBIBYTE;
}

function measureReading(): void {
  const empty = heapUsed();
  const trace = longTrace(LONG_TRACE_RECORDS);
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

printOverhead();
measureReading();
