import type { Rates } from './inTurns.ts';
import type { Recording } from './recording.ts';
import type { Point } from './scaling.ts';
import type { SearchShare } from './searchShare.ts';

/** How fast something plays at random. */
export interface PlayRow {
  readonly name: string;
  /** Per second. */
  readonly decisions: number;
  readonly games: number;
  /** Of the yardstick in the same run. */
  readonly decisionRatio: number;
  readonly gameRatio: number;
}

export interface CopyRow {
  readonly name: string;
  readonly microseconds: number;
  /** How many clones of a chess position take as long. */
  readonly clones: number;
}

/** The time of a decision or effect, by the number of something. */
export interface ScalingRow {
  readonly name: string;
  readonly points: readonly Point[];
  /** `k` of the power law `count ** k` through the points from the second on: 1 is linear. */
  readonly exponent: number;
}

/** What `npm run bench` measures. */
export interface BenchResults {
  readonly play: readonly PlayRow[];
  readonly copies: readonly CopyRow[];
  /** Duels on XState without and with a recorder. */
  readonly recordings: readonly Recording[];
  /** Undefined without `--expose-gc`. */
  readonly kibPerDuel: number | undefined;
  readonly startUpMilliseconds: number;
  readonly scaling: readonly ScalingRow[];
  /** Undefined in results of older versions. */
  readonly search?: SearchShare;
}

/** The rates of subjects that play, with their ratios to one of them. */
export function ratiosTo(yardstick: string, rates: Readonly<Record<string, Rates>>): readonly PlayRow[] {
  const ratio = (rate: Rates, work: string): number => (rate[work] ?? 0) / (rates[yardstick]?.[work] ?? 1);
  return Object.entries(rates).map(([name, rate]) => ({
    name,
    decisions: rate['decisions'] ?? 0,
    games: rate['games'] ?? 0,
    decisionRatio: ratio(rate, 'decisions'),
    gameRatio: ratio(rate, 'games'),
  }));
}

/** The slope of the least-squares line through the logarithms of the points. */
export function exponentOf(points: readonly Point[]): number {
  const logs = points.map(({ count, microseconds }) => [Math.log(count), Math.log(microseconds)] as const);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const meanX = mean(logs.map(([x]) => x));
  const meanY = mean(logs.map(([, y]) => y));
  const covariance = mean(logs.map(([x, y]) => (x - meanX) * (y - meanY)));
  return covariance / mean(logs.map(([x]) => (x - meanX) ** 2));
}

/** What a search does, as the end of a sentence. */
export const searchText = ({ samplesPerSecond, outsideRules }: SearchShare): string =>
  `plays ${samplesPerSecond.toFixed(0)} samples a second; ${(outsideRules * 100).toFixed(0)} % of its time is spent outside the rules`;

export function printPlay(title: string, rows: readonly PlayRow[]): void {
  console.log(`${title}: medians of rounds in turns; ratios to chessops in the same run`);
  for (const { name, decisions, games, decisionRatio, gameRatio } of rows) {
    const rates = `${decisions.toFixed(0).padStart(8)} decisions/s ${games.toFixed(1).padStart(8)} games/s`;
    console.log(`  ${name.padEnd(26)} ${rates}  ${decisionRatio.toFixed(3)}  ${gameRatio.toFixed(3)}`);
  }
}

export function printResults(results: BenchResults): void {
  printPlay('Random play', results.play);
  console.log('Copies of a game in progress; ratios to the clone of a chess position');
  for (const { name, microseconds, clones } of results.copies)
    console.log(`  ${name.padEnd(26)} ${microseconds.toFixed(2).padStart(9)} µs  ${clones.toFixed(1)}`);
  if (results.search !== undefined) console.log(`A search ${searchText(results.search)}`);
  console.log('Processor time of a recorder, beyond that of the duel on XState');
  for (const { name, overhead } of results.recordings)
    console.log(`  ${name.padEnd(32)} ${(overhead * 100).toFixed(0).padStart(3)} %`);
  if (results.kibPerDuel !== undefined)
    console.log(`Memory of a duel in progress: ${results.kibPerDuel.toFixed(1)} KiB`);
  console.log(`Loading the engine with all cards: ${results.startUpMilliseconds.toFixed(0)} ms`);
  console.log('Microseconds, by number of');
  for (const { name, points, exponent } of results.scaling) {
    const line = points.map(({ count, microseconds }) => `${count}: ${microseconds.toFixed(0)}`).join('  ');
    console.log(`  ${name.padEnd(42)} ${line}  (count^${exponent.toFixed(2)})`);
  }
}
