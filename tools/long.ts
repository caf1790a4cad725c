import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { SingleBar } from 'cli-progress';
import type { Chunk, ChunkResult } from './longWorker.ts';
import { refuseOptions, toolOptions } from './toolOptions.ts';

const CHUNK = 50;
const TIMES_MORE = 2000;
/** How many counterexamples of one property are saved. */
const SAVED_PER_PROPERTY = 3;
const TESTS = [
  'test/properties',
  'test/exhaustive',
  'test/smallWorld',
  'test/lockstep',
  'test/engine',
  'test/server/conversations',
  ...['checkHistory', 'damagedStore', 'storeFaults', 'killed', 'postgres'].map(
    (name) => `test/server/${name}.test`,
  ),
];

/** Worker threads do not inherit the TypeScript loader, so they register it themselves. */
const WORKER = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./longWorker.ts', import.meta.url).href)});
});`;

const root = fileURLToPath(new URL('..', import.meta.url));

const USAGE = `The long run: generated duels on worker threads with every property, then the tests with two thousand times as many duels.
Counterexamples are saved as soon as they are found, so Ctrl-C loses nothing.

  npm run test:long                          100,000 duels, then the tests
  npm run test:long -- --minutes 30          stops after half an hour
  npm run test:long -- --duels 5000 --only duels
  npm run test:long -- --seed 7              repeats a run
  npm run test:long -- --again 1             also replays every duel: saved, forked, replayed (default: every 10th chunk)
  npm run test:long -- --workers 4           threads that play duels (default: 2)
  npm run test:long -- --keep <folder>       for counterexamples (default: test/regressions)`;

const { values } = toolOptions(USAGE, {
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
  if (!(value > 0)) refuseOptions(`--${option}: expected a number greater than 0, not "${text}".`);
  return value;
}

if (values.only !== undefined && !['duels', 'tests'].includes(values.only))
  throw new Error(`--only: expected "duels" or "tests", not "${values.only}".`);
const wanted = numberOf('duels', values.duels);
const workers = numberOf('workers', values.workers);
/** Every n-th chunk is also checked with the properties that replay each duel. */
const againEvery = numberOf('again', values.again);
const seed = values.seed === undefined ? randomInt(1, 2 ** 31 - 1) : numberOf('seed', values.seed);
const deadline = Date.now() + numberOf('minutes', values.minutes) * 60_000;

console.log(`seed ${seed} (npm run test:long -- --seed ${seed} repeats this run)`);

let stopped: string | undefined;
const saved: string[] = [];

function save({ property, record, message }: NonNullable<ChunkResult['counterexample']>): void {
  const number = saved.filter((name) => name.startsWith(`${property}-`)).length;
  if (number >= SAVED_PER_PROPERTY) return;
  const name = `${property}-${seed}-${number + 1}`;
  saved.push(name);
  mkdirSync(values.keep, { recursive: true });
  writeFileSync(`${values.keep}/${name}.taiki`, record);
  console.log(`\n${message}\nsaved as ${values.keep}/${name}.taiki\n`);
}

/** Shows the progress: a bar on a terminal, otherwise a line every 30 seconds. */
class Progress {
  readonly #bar = process.stdout.isTTY
    ? new SingleBar({
        format: '{bar} {percentage}% | {value} of {total} duels | {rate} a second | {left} left',
      })
    : undefined;
  readonly #begun = Date.now();
  #lastPrinted = Date.now();

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
    if (this.#bar !== undefined || Date.now() - this.#lastPrinted < 30_000) return;
    this.#lastPrinted = Date.now();
    console.log(
      `${duels} of ${wanted} duels, ${rate.toFixed(1)} a second, ${left} left, ${saved.length} counterexamples`,
    );
  }

  stop(): void {
    this.#bar?.stop();
  }
}

/** Hands chunks to the workers until all duels are checked. Returns the number of duels on which all properties held. */
function checkDuels(): Promise<number> {
  const progress = new Progress();
  let chunks = 0;
  let held = 0;
  const nextChunk = (): Chunk | undefined => {
    if (stopped === undefined && Date.now() > deadline) stopped = 'the time is up';
    if (stopped !== undefined || chunks * CHUNK >= wanted) return undefined;
    const number = chunks++;
    const properties = number % againEvery === 0 ? 'all' : 'logOnly';
    return { seed: (seed + number) | 0, runs: Math.min(CHUNK, wanted - number * CHUNK), properties };
  };
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(WORKER, { eval: true });
      const checkNext = () => {
        const chunk = nextChunk();
        if (chunk !== undefined) return worker.postMessage(chunk);
        worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', ({ chunk, counterexample }: ChunkResult) => {
        if (counterexample === undefined) held += chunk.runs;
        else save(counterexample);
        progress.at(held);
        checkNext();
      });
      worker.on('error', reject);
      checkNext();
    });
  return Promise.all(Array.from({ length: workers }, work)).then(() => {
    progress.stop();
    console.log(
      `${held} duels passed in ${Math.round(progress.seconds)} s (${(held / progress.seconds).toFixed(1)} a second), ${saved.length} counterexamples saved`,
    );
    return held;
  });
}

/** How long the tests may take to stop before they are killed. */
const GRACE_MS = 10_000;

/** Runs the tests of generated duels with two thousand times as many duels. Returns the exit code. */
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
  stopped = 'interrupted';
  console.log('\nstopping after the current chunks; press Ctrl-C again to stop at once');
});

if (values.only !== 'tests') await checkDuels();
const code = values.only === 'duels' || stopped !== undefined ? 0 : await runTests();
if (stopped !== undefined) console.log(`${stopped}; all counterexamples are saved`);
process.exitCode = saved.length > 0 ? 1 : code;
