import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { type BenchResults, type PlayRow, type ScalingRow, searchText } from './results.ts';

/** The results of one run of `npm run performance`. */
export interface Measured {
  /** Of the run: 2026-11-22. */
  readonly date: string;
  readonly node: string;
  readonly processor: string;
  readonly bench: BenchResults;
  readonly peers: readonly PlayRow[];
}

/** Draws a plot as a text of SVG with its own background, so that it can be read on light and dark pages. */
function drawn(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const svg = Plot.plot({
    ...options,
    document,
    style: { background: 'white', color: '#222', fontFamily: 'system-ui, sans-serif', fontSize: '12px' },
  });
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `${svg.outerHTML}\n`;
}

/** The rows of Taiki. */
const OURS = /, (compiled|XState)$/;

const barsOf = (rows: readonly PlayRow[], title: string): string =>
  drawn({
    width: 720,
    height: 70 + rows.length * 34,
    marginLeft: 190,
    marginRight: 60,
    marginBottom: 40,
    x: { label: title, type: 'log', grid: true, ticks: [0.001, 0.01, 0.1, 1], tickFormat: String },
    y: { label: null, domain: rows.map(({ name }) => name) },
    marks: [
      Plot.barX(rows, {
        x1: 0.001,
        x2: 'decisionRatio',
        y: 'name',
        fill: ({ name }: PlayRow) => (OURS.test(name) ? '#2f6fde' : '#8a8f98'),
      }),
      Plot.text(rows, {
        x: 'decisionRatio',
        y: 'name',
        text: ({ decisionRatio }: PlayRow) => decisionRatio.toPrecision(2),
        textAnchor: 'start',
        dx: 5,
      }),
    ],
  });

const lineOf = ({ name, points }: ScalingRow): string =>
  drawn({
    width: 720,
    height: 320,
    marginLeft: 60,
    marginBottom: 40,
    x: { label: name.split(',')[0] ?? name, grid: true },
    y: { label: 'microseconds', grid: true, zero: true },
    marks: [
      Plot.line(points, { x: 'count', y: 'microseconds', stroke: '#2f6fde' }),
      Plot.dot(points, { x: 'count', y: 'microseconds', fill: '#2f6fde' }),
    ],
  });

const fileOf = ({ name }: ScalingRow): string => name.split(/\W+/)[0] ?? name;

/** The plots of the page by the names of their files. */
export const plotsOf = ({ bench, peers }: Measured): Readonly<Record<string, string>> => ({
  play: barsOf(bench.play, 'decisions a second, of chessops (logarithmic)'),
  peers: barsOf(peers, 'decisions a second, of chessops (logarithmic)'),
  ...Object.fromEntries(bench.scaling.map((row) => [fileOf(row), lineOf(row)])),
});

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const count = (value: number): string => Math.round(value).toLocaleString('en');

const playTable = (rows: readonly PlayRow[]): string =>
  table(
    ['random play', 'decisions/s', 'games/s', 'decisions, of chessops', 'games, of chessops'],
    rows.map(({ name, decisions, games, decisionRatio, gameRatio }) => [
      name,
      count(decisions),
      games.toFixed(1),
      decisionRatio.toFixed(3),
      gameRatio.toFixed(3),
    ]),
  );

const scalingText = (row: ScalingRow): string => {
  const { name, points, exponent } = row;
  const counts = points.map(({ count: one }) => String(one));
  const times = points.map(({ microseconds }) => microseconds.toFixed(0));
  return `${table([name, ...counts], [['microseconds', ...times]])}

The time grows with the power ${exponent.toFixed(2)} of the number.

![${name}: microseconds by number](performance/${fileOf(row)}.svg)`;
};

const searchParagraph = ({ search }: BenchResults): string =>
  search === undefined
    ? ''
    : `To determinize is to draw the hidden cards of a position at random from what a player knows. \`searchAgent\` determinizes, creates
a duel, and forks it for each sample. It ${searchText(search)}, that is outside \`choose\`.

`;

/** The page docs/performance.md. */
export function printPerformancePage(measured: Measured): string {
  const { bench, peers, date, node, processor } = measured;
  const memory = bench.kibPerDuel === undefined ? 'not measured' : `${bench.kibPerDuel.toFixed(0)} KiB`;
  return `# Performance

\`npm run performance\` generates this page. Run of ${date} on Node ${node}, ${processor}.

## Method

The speed of a machine depends on what else it does. So every subject alternates with a reference in one process, and what counts is the
**ratio** to it. The reference is [chessops](https://github.com/niklasf/chessops), the rules of chess in TypeScript, playing random games
of at most 200 plies. Each subject warms up for three seconds, then runs for one second in each of five rounds; figures are medians.
Measure on an idle machine: garbage collection runs on a second core, so the ratios fall to half if no core is free.
The ratios of one version differ by up to a fifth from run to run.

A decision is one call of \`choose\` with a random legal answer. Whole duels are measured: set-up, all turns, and reading each decision. "Any
cards" means decks of 40 different cards out of all that come with the engine, with which most turns have effects.

\`\`\`sh
npm run bench                       # the tables below except other engines; --json, --quick
(cd test/bench/peers && npm ci)
npm run bench:peers                 # other engines
npm run performance                 # both, and writes this page
\`\`\`

## Random play

${playTable(bench.play)}

![Random play, decisions a second as ratios](performance/play.svg)

The charts are the same on both runtimes; see [the decision](decisions/0092-the-compiled-runtime.md).

## Other engines

${playTable(peers)}

![Engines of turn-based games, decisions a second as ratios](performance/peers.svg)

Games differ, so these ratios show only orders of magnitude: a decision of pokemon-showdown resolves a turn of a battle with
its text log, one of boardgame.io a move of tic-tac-toe through its framework, one of chess.js a move with its notation.

## Copies

${table(
  ['a game in progress', 'microseconds', 'clones of a chess position'],
  bench.copies.map(({ name, microseconds, clones }) => [name, microseconds.toFixed(2), clones.toFixed(1)]),
)}

${searchParagraph(bench)}A duel in progress takes ${memory} beyond what all duels share. Loading the engine with all cards takes ${bench.startUpMilliseconds.toFixed(0)} ms.

## Recording

${table(
  ['a duel on XState', 'processor time'],
  bench.recordings.map(({ name, overhead }) => [
    name,
    `${overhead < 0 ? '' : '+'}${(overhead * 100).toFixed(0)} %`,
  ]),
)}

## Scaling

${bench.scaling.map(scalingText).join('\n\n')}
`;
}
