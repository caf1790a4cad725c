import { createDuel, playOut, randomAgent } from 'taiki';
import type { AnyStateMachine } from 'xstate';
import { duel } from '../../machines/duel/duel.ts';
import { standby } from '../../machines/standby/standby.ts';
import { runScenario, scenarios } from '../../rulings/index.ts';
import { Chance, drawDeck } from '../exhaustive/drawDeck.ts';
import { agentsFor, starterDuelOptions } from '../support/starterDuels.ts';
import { directedPlays } from './directedPlays.ts';
import { playAlone } from './playAlone.ts';
import { type StateCount, Traffic, type TransitionCount } from './traffic.ts';

/** A set of duels, and the coverage it reached. */
interface Source {
  readonly name: string;
  readonly says: string;
  readonly traffic: Traffic;
}

/** The coverage of a chart by each source. */
export interface ChartCoverage {
  readonly chart: AnyStateMachine;
  readonly title: string;
  readonly sources: readonly Source[];
}

const STARTER_DUELS = 40;
const MIXED_DUELS = 40;
const ALONE_EVENTS = 2000;

const seedsTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

function source(name: string, says: string, play: (traffic: Traffic) => void): Source {
  const traffic = new Traffic();
  play(traffic);
  return { name, says, traffic };
}

function playStarters({ observe }: Traffic): void {
  for (const seed of seedsTo(STARTER_DUELS))
    playOut(createDuel({ ...starterDuelOptions(seed), inspect: observe }), agentsFor(seed));
}

function playMixed({ observe }: Traffic): void {
  for (const seed of seedsTo(MIXED_DUELS)) {
    const chance = new Chance(seed);
    const decks = { p1: drawDeck(chance, () => 1), p2: drawDeck(chance, () => 1) };
    const settings = { seed, concealDecisions: seed % 8 === 1, askEverything: seed % 8 === 2 };
    playOut(createDuel({ decks, ...settings, inspect: observe }), {
      p1: randomAgent(seed),
      p2: randomAgent(seed + 1_000_000),
    });
  }
}

function playRulings({ observe }: Traffic): void {
  for (const scenario of scenarios) {
    const begin = { ...scenario.begin, inspect: observe };
    for (const play of scenario.plays) runScenario({ ...scenario, begin }, play);
  }
}

/** Plays the duels of all sources, which together cover both charts completely. */
export function coverCharts(): readonly ChartCoverage[] {
  const inDuels = [
    source('starters', `${STARTER_DUELS} random duels between the starter decks`, playStarters),
    source('any cards', `${MIXED_DUELS} random duels between decks of any registered cards`, playMixed),
    source('rulings', `the scenarios of all ${scenarios.length} rulings`, playRulings),
    source(
      'directed',
      `${directedPlays.length} duels directed to states that random play rarely reaches`,
      ({ observe }) => {
        for (const { play } of directedPlays) play(observe);
      },
    ),
  ];
  const alone = source(
    'alone',
    `${ALONE_EVENTS} random events, sent to the standby actor without a duel`,
    (traffic) => playAlone(traffic, 1, ALONE_EVENTS),
  );
  return [
    { chart: duel, title: 'The duel chart', sources: inDuels },
    { chart: standby, title: 'The standby chart', sources: [...inDuels, alone] },
  ];
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** A state or a transition, and its count in each source. */
interface Row<T> {
  readonly what: T;
  readonly counts: readonly number[];
}

function rowsOf<T>(
  { chart, sources }: ChartCoverage,
  read: (traffic: Traffic, chart: AnyStateMachine) => readonly T[],
  countOf: (one: T) => number,
): readonly Row<T>[] {
  const columns = sources.map(({ traffic }) => read(traffic, chart));
  return (columns[0] ?? []).map((what, index) => ({
    what,
    counts: columns.map((column) => {
      const one = column[index];
      return one === undefined ? 0 : countOf(one);
    }),
  }));
}

export const stateRows = (coverage: ChartCoverage): readonly Row<StateCount>[] =>
  rowsOf(
    coverage,
    (traffic, chart) => traffic.statesOf(chart),
    ({ entered }) => entered,
  );

export const transitionRows = (coverage: ChartCoverage): readonly Row<TransitionCount>[] =>
  rowsOf(
    coverage,
    (traffic, chart) => traffic.transitionsOf(chart),
    ({ taken }) => taken,
  );

const nameOfState = (path: string): string => (path === '' ? '(root)' : path);

/** A transition as text: source state, event, guard, targets. */
const nameOfTransition = ({ source: from, event, guard, targets }: TransitionCount): string =>
  `${nameOfState(from)} · ${event}${guard === undefined ? '' : ` [${guard}]`} → ${targets.map(nameOfState).join(', ') || '(no target)'}`;

/** The states and transitions that no source covers. */
export const uncoveredIn = (coverage: ChartCoverage): readonly string[] => [
  ...stateRows(coverage).flatMap(({ what, counts }) => (sumOf(counts) === 0 ? [nameOfState(what.path)] : [])),
  ...transitionRows(coverage).flatMap(({ what, counts }) =>
    sumOf(counts) === 0 ? [nameOfTransition(what)] : [],
  ),
];

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function table(
  heads: readonly string[],
  sources: readonly Source[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const names = [...heads, ...sources.map(({ name }) => name)];
  return [
    line(names),
    line([...heads.map(() => '---'), ...sources.map(() => '---:')]),
    ...rows.map(line),
  ].join('\n');
}

function reached(rows: readonly Row<unknown>[]): string {
  const hit = rows.filter(({ counts }) => sumOf(counts) > 0).length;
  return `${hit} of ${rows.length} (${Math.floor((100 * hit) / rows.length)} %)`;
}

function printChart(coverage: ChartCoverage): string {
  const { title, sources } = coverage;
  const states = stateRows(coverage);
  const transitions = transitionRows(coverage);
  return `## ${title}

States entered: ${reached(states)}. Transitions taken: ${reached(transitions)}.

${table(
  ['state', 'rule'],
  sources,
  states.map(({ what, counts }) => [`\`${nameOfState(what.path)}\``, what.rule, ...counts]),
)}

${table(
  ['transition'],
  sources,
  transitions.map(({ what, counts }) => [`\`${nameOfTransition(what)}\``, ...counts]),
)}
`;
}

/** docs/chart-coverage.md. */
export function printCoverage(charts: readonly ChartCoverage[]): string {
  const sources = new Map(charts.flatMap((chart) => chart.sources.map(({ name, says }) => [name, says])));
  const list = [...sources].map(([name, says]) => `- **${name}**: ${says}`).join('\n');
  return `# Chart coverage

Generated by \`npm run chart-coverage\`; a test checks that it is up to date. Legal play reaches every state and every transition of
both charts. Each guarded transition is counted separately, at the state that defines it. The numbers show how often a state was
entered or a transition was taken in these sources:

${list}

The directed duels are in test/charts/directedPlays.ts. The windows of draw, charge, main, battle, direct attack and end of attack
have no substep in which the active player declares, because no duel could reach it: there the active player declares immediately,
while the event happens (603.2e). A shield use of the active player (101.4a) reaches the standby actor only when it runs alone: in
an attack only the non-active player's shields break, and inside an effect shield uses happen immediately. The standby actor does
not know the table, so it implements the rule for both players.

${charts.map(printChart).join('\n')}`;
}
