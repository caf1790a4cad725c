// The long run: generated duels on two worker threads with every property, then the tests with two thousand times more.
//
//   npm run test:long                          100,000 duels, then the tests
//   npm run test:long -- --minutes 30          stops after half an hour, wherever it is
//   npm run test:long -- --duels 5000 --only duels
//   npm run test:long -- --seed 7              the same run again
//   npm run test:long -- --again 1             every duel is also played again: saved, forked, replayed
//
// A counterexample is kept as a record as soon as it is found, in test/regressions or where --keep says; Ctrl-C loses nothing.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { SingleBar } from 'cli-progress';
import type { Chunk, ChunkResult } from './longWorker.ts';

const CHUNK = 50;
const TIMES_MORE = 2000;
/** Of one property no more counterexamples than these are kept. */
const KEPT = 3;
const TESTS = ['test/properties', 'test/exhaustive', 'test/smallWorld', 'test/engine'];

/** A worker thread does not inherit what reads TypeScript in this one. */
const WORKER = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./longWorker.ts', import.meta.url).href)});
});`;

const root = fileURLToPath(new URL('..', import.meta.url));

const { values } = parseArgs({
  options: {
    duels: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: 'Infinity' },
    seed: { type: 'string' },
    workers: { type: 'string', default: '2' },
    again: { type: 'string', default: '10' },
    only: { type: 'string' },
    keep: { type: 'string', default: `${root}test/regressions` },
  },
});

function numberOf(option: 'duels' | 'minutes' | 'seed' | 'workers' | 'again', text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${option} is a number above 0, not "${text}".`);
  return value;
}

if (values.only !== undefined && !['duels', 'tests'].includes(values.only))
  throw new Error(`--only is "duels" or "tests", not "${values.only}".`);
const wanted = numberOf('duels', values.duels);
const workers = numberOf('workers', values.workers);
/** One chunk in so many is also checked by the properties that play each duel again. */
const againEvery = numberOf('again', values.again);
const seed = values.seed === undefined ? randomInt(1, 2 ** 31 - 1) : numberOf('seed', values.seed);
const deadline = Date.now() + numberOf('minutes', values.minutes) * 60_000;

console.log(`seed ${seed} (npm run test:long -- --seed ${seed} repeats this run)`);

let stopped: string | undefined;
const found: string[] = [];

function keep({ property, record, message }: NonNullable<ChunkResult['found']>): void {
  const number = found.filter((name) => name.startsWith(`${property}-`)).length;
  if (number >= KEPT) return;
  const name = `${property}-${seed}-${number + 1}`;
  found.push(name);
  mkdirSync(values.keep, { recursive: true });
  writeFileSync(`${values.keep}/${name}.taiki`, record);
  console.log(`\n${message}\nkept as ${values.keep}/${name}.taiki\n`);
}

/** Tells how far the duels are: a bar on a terminal, else a line now and then. */
class Progress {
  readonly #bar = process.stdout.isTTY
    ? new SingleBar({
        format: '{bar} {percentage}% | {value} of {total} duels | {rate} a second | {left} left',
      })
    : undefined;
  readonly #begun = Date.now();
  #told = Date.now();

  constructor() {
    this.#bar?.start(wanted, 0, { rate: '-', left: '-' });
  }

  get seconds(): number {
    return (Date.now() - this.#begun) / 1000;
  }

  at(duels: number): void {
    const rate = duels / this.seconds;
    const left = `${Math.ceil((wanted - duels) / rate / 60)} min`;
    this.#bar?.update(duels, { rate: rate.toFixed(1), left });
    if (this.#bar !== undefined || Date.now() - this.#told < 30_000) return;
    this.#told = Date.now();
    console.log(
      `${duels} of ${wanted} duels, ${rate.toFixed(1)} a second, ${left} left, ${found.length} found`,
    );
  }

  stop(): void {
    this.#bar?.stop();
  }
}

/** Gives chunks to the workers until there are enough duels; the number that were checked without a finding. */
function checkDuels(): Promise<number> {
  const progress = new Progress();
  let given = 0;
  let held = 0;
  const nextChunk = (): Chunk | undefined => {
    if (stopped === undefined && Date.now() > deadline) stopped = 'the time is up';
    if (stopped !== undefined || given * CHUNK >= wanted) return undefined;
    const number = given++;
    const how = number % againEvery === 0 ? 'again' : 'looking';
    return { seed: (seed + number) | 0, runs: Math.min(CHUNK, wanted - number * CHUNK), how };
  };
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(WORKER, { eval: true });
      const goOn = () => {
        const chunk = nextChunk();
        if (chunk !== undefined) return worker.postMessage(chunk);
        worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', ({ chunk, found: finding }: ChunkResult) => {
        if (finding === undefined) held += chunk.runs;
        else keep(finding);
        progress.at(held);
        goOn();
      });
      worker.on('error', reject);
      goOn();
    });
  return Promise.all(Array.from({ length: workers }, work)).then(() => {
    progress.stop();
    console.log(
      `${held} duels held in ${Math.round(progress.seconds)} s (${(held / progress.seconds).toFixed(1)} a second), ${found.length} counterexamples kept`,
    );
    return held;
  });
}

/** How long tests may take to stop when the time is up. */
const GRACE_MS = 10_000;

/** All tests of generated duels, with two thousand times more of them than in `npm test`; the exit code. */
function runTests(): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [`${root}node_modules/vitest/vitest.mjs`, 'run', '--project=slow', '--testTimeout=0', ...TESTS],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, TAIKI_SEED: String(seed), TAIKI_RUNS: String(TIMES_MORE) },
      },
    );
    const timers: NodeJS.Timeout[] = [];
    const stop = () => {
      stopped ??= 'the time is up';
      child.kill('SIGINT');
      timers.push(setTimeout(() => child.kill('SIGKILL'), GRACE_MS));
    };
    if (Number.isFinite(deadline)) timers.push(setTimeout(stop, Math.max(0, deadline - Date.now())));
    child.on('error', reject);
    child.on('exit', (exitCode) => {
      for (const timer of timers) clearTimeout(timer);
      resolve(stopped === undefined ? (exitCode ?? 1) : 0);
    });
  });
}

process.on('SIGINT', () => {
  if (stopped !== undefined) process.exit(130);
  stopped = 'stopped by hand';
  console.log('\nstopping after the chunks that are under way; once more to stop at once');
});

if (values.only !== 'tests') await checkDuels();
const code = values.only === 'duels' || stopped !== undefined ? 0 : await runTests();
if (stopped !== undefined) console.log(`${stopped}; what was found is kept`);
process.exitCode = found.length > 0 ? 1 : code;
