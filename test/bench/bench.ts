import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inTurns, type Rates, type Turns } from './inTurns.ts';
import { byCreatures, byHand, byStandby, type Point } from './scaling.ts';
import { anyCards, chess, copies, duelAfter, duels, starters } from './subjects.ts';

/**
 * Measures the engine against chessops, in turns in one process: how fast a machine is changes from minute to minute, so only ratios
 * can be compared. `--json` prints the results as JSON, `--quick` measures briefly.
 */

const isQuick = process.argv.includes('--quick');
const turns: Turns = isQuick
  ? { rounds: 1, turn: 200, warmUp: 500 }
  : { rounds: 5, turn: 1000, warmUp: 3000 };

interface Row {
  readonly name: string;
  /** Per second. */
  readonly decisions: number;
  readonly games: number;
  /** Of chessops. */
  readonly decisionRatio: number;
  readonly gameRatio: number;
}

function play(): readonly Row[] {
  const rates = inTurns(
    {
      chessops: chess,
      'starter decks, compiled': duels('compiled', starters),
      'starter decks, XState': duels('xstate', starters),
      'any cards, compiled': duels('compiled', anyCards),
      'any cards, XState': duels('xstate', anyCards),
    },
    turns,
  );
  const base = rates.chessops;
  const ratio = (rate: Rates, work: string): number => (rate[work] ?? 0) / (base[work] ?? 1);
  return Object.entries<Rates>(rates).map(([name, rate]) => ({
    name,
    decisions: rate['decisions'] ?? 0,
    games: rate['games'] ?? 0,
    decisionRatio: ratio(rate, 'decisions'),
    gameRatio: ratio(rate, 'games'),
  }));
}

interface CopyRow {
  readonly name: string;
  readonly microseconds: number;
  /** How many clones of a chess position take as long. */
  readonly clones: number;
}

function copy(): readonly CopyRow[] {
  const rates = inTurns(copies(), { ...turns, turn: turns.turn / 4, warmUp: turns.warmUp / 4 });
  const clone = rates.clone['copies'] ?? 1;
  return Object.entries<Rates>(rates).map(([name, rate]) => {
    const each = rate['copies'] ?? Number.NaN;
    return { name, microseconds: 1_000_000 / each, clones: clone / each };
  });
}

/** KiB of heap that a duel in the middle of the game takes, beyond what all duels share. */
function memoryOfDuel(): number | undefined {
  const { gc } = globalThis;
  if (gc === undefined) return undefined;
  const count = 100;
  const heap = (): number => {
    gc();
    return process.memoryUsage().heapUsed;
  };
  duelAfter(50, 'compiled');
  const before = heap();
  const kept = Array.from({ length: count }, () => duelAfter(50, 'compiled'));
  return (heap() - before) / 1024 / kept.length;
}

/** Milliseconds to load the engine with all its cards in a new process. */
function startUp(): number {
  const entry = fileURLToPath(import.meta.resolve('taiki'));
  const script = `const began = performance.now(); await import(${JSON.stringify(entry)}); console.log(performance.now() - began);`;
  const times = Array.from({ length: isQuick ? 1 : 5 }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  );
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const repeats = isQuick ? 3 : 15;
const results = {
  play: play(),
  copies: copy(),
  kibPerDuel: memoryOfDuel(),
  startUpMilliseconds: startUp(),
  scaling: {
    creatures: byCreatures([1, 5, 10, 20, 40, 60], repeats),
    hand: byHand([1, 5, 10, 20, 30], repeats),
    standby: byStandby([1, 10, 100, 1000], repeats),
  },
};

function print(): void {
  console.log('Random play, median of rounds in turns; ratios to chessops in the same run');
  for (const { name, decisions, games, decisionRatio, gameRatio } of results.play) {
    const rates = `${decisions.toFixed(0).padStart(7)} decisions/s ${games.toFixed(1).padStart(6)} games/s`;
    console.log(`  ${name.padEnd(24)} ${rates}  ${decisionRatio.toFixed(3)}  ${gameRatio.toFixed(3)}`);
  }
  console.log('Copies of a game in progress; ratios to the clone of a chess position');
  for (const { name, microseconds, clones } of results.copies)
    console.log(`  ${name.padEnd(24)} ${microseconds.toFixed(2).padStart(9)} µs  ${clones.toFixed(1)}`);
  if (results.kibPerDuel !== undefined)
    console.log(`Memory of a duel in progress: ${results.kibPerDuel.toFixed(1)} KiB`);
  console.log(`Loading the engine with all cards: ${results.startUpMilliseconds.toFixed(0)} ms`);
  const line = (points: readonly Point[]) =>
    points.map(({ count, microseconds }) => `${count}: ${microseconds.toFixed(0)}`).join('  ');
  console.log('Microseconds by number');
  console.log(`  a decision, by creatures of each player  ${line(results.scaling.creatures)}`);
  console.log(`  a decision, by cards in each hand        ${line(results.scaling.hand)}`);
  console.log(`  an effect, by effects on standby         ${line(results.scaling.standby)}`);
}

if (process.argv.includes('--json')) console.log(JSON.stringify(results));
else print();
