/**
 * `npm run load`: a server process, and clients that play duels against each other, two connections a duel, beside a plain echo server.
 * Prints a line a minute: times of choices and of views, processor time, and heap after a collection. At the end compares views of
 * seats with replayed records. `npm run load -- --duels 600 --minutes 60 --csv load.csv`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEcho } from './echo.ts';
import { startServer } from './loadServer.ts';
import { noTimes, playTable, type Totals } from './table.ts';

const { values } = parseArgs({
  options: {
    duels: { type: 'string', default: '200' },
    /** Choices a second in each duel; 0 for no pauses. */
    rate: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '2' },
    /** Seconds between lines. */
    every: { type: 'string', default: '60' },
    threads: { type: 'string', default: String(availableParallelism()) },
    /** One duel in so many is compared with the replay of its record. */
    compare: { type: 'string', default: '10' },
    store: { type: 'string' },
    /** A file for the lines. */
    csv: { type: 'string' },
  },
});

/** As long as what a player is sent after a choice. */
const UPDATE_BYTES = 20_000;
const START_MS = 20;

const at = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

interface Line {
  readonly minute: number;
  readonly choicesPerSecond: number;
  readonly answerP50: number;
  readonly answerP99: number;
  readonly opponentP50: number;
  readonly opponentP99: number;
  readonly echoP50: number;
  readonly echoP99: number;
  readonly cpuPerChoice: number;
  readonly heapMB: number;
  readonly residentMB: number;
  readonly duelsLoaded: number;
  readonly duelsEnded: number;
  readonly busy: string;
}

const cells = (line: Line): readonly string[] =>
  Object.values(line).map((value) =>
    typeof value === 'number' ? String(Math.round(value * 100) / 100) : String(value),
  );
const row = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;

const folder = mkdtempSync(join(tmpdir(), 'taiki-load-'));
const server = await startServer(values.store ?? join(folder, 'duels'), values.threads);
const echo = await startEcho(UPDATE_BYTES);
const totals: Totals = { times: noTimes(), duels: 0, compared: 0, different: 0 };
const duels = Number(values.duels);
const lines: Line[] = [];

/** What has happened since the last line. */
async function lineSince(cpu: number, since: number): Promise<{ readonly line: Line; readonly cpu: number }> {
  const { answers, opponent } = totals.times;
  totals.times = noTimes();
  const echoed = echo.times();
  const [now, seconds] = [await server.cpu(), (performance.now() - since) / 1000];
  const busy = await server.busy();
  const line: Line = {
    minute: (performance.now() - begun) / 60_000,
    choicesPerSecond: answers.length / seconds,
    answerP50: at(answers, 0.5),
    answerP99: at(answers, 0.99),
    opponentP50: at(opponent, 0.5),
    opponentP99: at(opponent, 0.99),
    echoP50: at(echoed, 0.5),
    echoP99: at(echoed, 0.99),
    cpuPerChoice: (now - cpu) / answers.length,
    heapMB: (await server.heap()) / 2 ** 20,
    residentMB: (await server.resident()) / 2 ** 20,
    duelsLoaded: await server.loaded(),
    duelsEnded: totals.duels,
    busy,
  };
  return { line, cpu: await server.cpu() };
}

const begun = performance.now();
try {
  const empty = (await server.heap()) / 2 ** 20;
  const ends = performance.now() + Number(values.minutes) * 60_000;
  const pace = {
    rate: Number(values.rate),
    compareOne: Number(values.compare),
    isOver: () => performance.now() > ends,
  };
  const tables: Promise<void>[] = [];
  for (let index = 0; index < duels; index++) {
    tables.push(playTable(server.url, index, pace, totals));
    await later(START_MS);
  }
  const playing = Promise.all(tables);
  let ended = false;
  playing.then(
    () => {
      ended = true;
    },
    () => {},
  );
  console.log(
    row(
      ['minute', 'choices/s', 'answer p50', 'p99', 'opponent p50', 'p99', 'echo p50', 'p99'].concat([
        'cpu/choice',
        'heap MB',
        'resident MB',
        'loaded',
        'ended',
        'busy',
      ]),
    ),
  );
  console.log(row(Array.from({ length: 14 }, () => '---')));
  totals.times = noTimes();
  echo.times();
  let [cpu, since] = [await server.cpu(), performance.now()];
  while (!ended && performance.now() + 1000 * Number(values.every) <= ends + 1000) {
    await Promise.race([later(1000 * Number(values.every)), playing]);
    const made = await lineSince(cpu, since);
    [cpu, since] = [made.cpu, performance.now()];
    lines.push(made.line);
    console.log(row(cells(made.line)));
  }
  await playing;
  const last = lines.at(-1);
  const each = (((last?.heapMB ?? 0) - empty) * 1024) / duels;
  console.log(`heap without duels ${empty.toFixed(0)} MB; ${each.toFixed(0)} KiB for each of ${duels} duels`);
  console.log(`${totals.compared} views of seats compared with replayed duels: ${totals.different} differ`);
  if (values.csv !== undefined) {
    const names = Object.keys(lines[0] ?? {}).join();
    writeFileSync(values.csv, [names, ...lines.map((line) => cells(line).join())].join('\n').concat('\n'));
  }
  process.exitCode = totals.different === 0 ? 0 : 1;
} finally {
  echo.end();
  await server.end();
  rmSync(folder, { recursive: true });
}
process.exit();
