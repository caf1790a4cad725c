import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chess } from './chess.ts';
import { inTurns, median, type Rates, type Turns } from './inTurns.ts';
import { measureRecordings } from './recording.ts';
import { type BenchResults, type CopyRow, exponentOf, printResults, ratiosTo } from './results.ts';
import { byCreatures, byHand, byStandby, type Point } from './scaling.ts';
import { measureSearch } from './searchShare.ts';
import { anyCards, copies, duelAfter, duels, starters } from './subjects.ts';

/**
 * Measures the engine against chessops, in turns in one process: how fast a machine is changes from minute to minute, so only ratios
 * can be compared. `--json` prints the results as JSON, `--quick` measures briefly.
 */

const isQuick = process.argv.includes('--quick');
const turns: Turns = isQuick
  ? { rounds: 1, turn: 200, warmUp: 500 }
  : { rounds: 5, turn: 1000, warmUp: 3000 };
const repeats = isQuick ? 3 : 15;

const play = () =>
  ratiosTo(
    'chessops',
    inTurns(
      {
        chessops: chess,
        'starter decks, compiled': duels('compiled', starters),
        'starter decks, XState': duels('xstate', starters),
        'any cards, compiled': duels('compiled', anyCards),
        'any cards, XState': duels('xstate', anyCards),
      },
      turns,
    ),
  );

function copy(): readonly CopyRow[] {
  const rates = inTurns(copies(), { ...turns, turn: turns.turn / 4, warmUp: turns.warmUp / 4 });
  const clone = rates['clone, chessops']['copies'] ?? 1;
  return Object.entries<Rates>(rates).map(([name, rate]) => {
    const each = rate['copies'] ?? Number.NaN;
    return { name, microseconds: 1_000_000 / each, clones: clone / each };
  });
}

/** KiB of heap that a duel in the middle of the game takes, beyond what all duels share. */
function memoryOfDuel(): number | undefined {
  const { gc } = globalThis;
  if (gc === undefined) return undefined;
  const heap = (): number => {
    gc();
    return process.memoryUsage().heapUsed;
  };
  duelAfter(50, 'compiled');
  const before = heap();
  const kept = Array.from({ length: 100 }, () => duelAfter(50, 'compiled'));
  return (heap() - before) / 1024 / kept.length;
}

/** Milliseconds to load the engine with all its cards in a new process. */
function startUp(): number {
  const entry = fileURLToPath(import.meta.resolve('taiki'));
  const script = `const began = performance.now(); await import(${JSON.stringify(entry)}); console.log(performance.now() - began);`;
  const load = () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
  return median(Array.from({ length: isQuick ? 1 : 5 }, load));
}

const scaled = (name: string, points: readonly Point[]) => ({
  name,
  points,
  exponent: exponentOf(points.slice(1)),
});

const results: BenchResults = {
  play: play(),
  copies: copy(),
  recordings: measureRecordings(isQuick ? 1 : 7, isQuick ? 2 : 12).recordings,
  search: measureSearch(isQuick ? 3 : 40),
  kibPerDuel: memoryOfDuel(),
  startUpMilliseconds: startUp(),
  scaling: [
    scaled('creatures of each player, a decision', byCreatures([1, 5, 10, 20, 40, 60], repeats)),
    scaled('cards in each hand, a decision', byHand([1, 5, 10, 20, 30], repeats)),
    scaled('effects on standby, resolving one', byStandby([1, 10, 100, 1000], repeats)),
  ],
};

if (process.argv.includes('--json')) console.log(JSON.stringify(results));
else printResults(results);
