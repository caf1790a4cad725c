import fc from 'fast-check';
import { createDuel, playOut, randomAgent } from 'taiki';
import type { AnyStateMachine } from 'xstate';
import { runScenario, scenarios } from '../../rulings/index.ts';
import { Chance, drawDeck } from '../exhaustive/drawDeck.ts';
import { worldArbitrary } from '../lockstep/arbitraryWorld.ts';
import { duelOf } from '../lockstep/worldDuel.ts';
import { duel, standby } from '../support/machines.ts';
import { agentsFor, starterDuelOptions } from '../support/starterDuels.ts';
import { directedPlays } from './directedPlays.ts';
import { pairedPlays, playPairs } from './pairedPlays.ts';
import { playAlone } from './playAlone.ts';
import { playIdleTurns, playRandomPositions } from './randomPositions.ts';
import { GUARD_REASONS, PAIR_REASONS, type Reason } from './reasons.ts';
import { type PairCount, type StateCount, Traffic, type TransitionCount } from './traffic.ts';

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
const SMALL_WORLDS = 500;
const POSITIONS_OF_EACH = 40;

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
    source('worlds', `random play in ${SMALL_WORLDS} generated worlds of a few cards`, playSmallWorlds),
    source(
      'positions',
      `random play from ${POSITIONS_OF_EACH} positions of few cards for each of some events, cut short by limits`,
      ({ observe }) => {
        playRandomPositions(observe, POSITIONS_OF_EACH);
        playIdleTurns(observe);
      },
    ),
    source(
      'directed',
      `${directedPlays.length} duels directed to states that random play rarely reaches`,
      ({ observe }) => {
        for (const { play } of directedPlays) play(observe);
      },
    ),
    source(
      'pairs',
      `${pairedPlays.length} lines of play that pair transitions, each also cut short by limits at every point`,
      ({ observe }) => playPairs(observe),
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

/** Random play in generated worlds of a few cards, whose abilities compete to be next. */
function playSmallWorlds({ observe }: Traffic): void {
  const worlds = fc.sample(worldArbitrary({ creatures: 3, hand: 3, shields: 3 }), {
    seed: 1,
    numRuns: SMALL_WORLDS,
  });
  for (const [index, world] of worlds.entries()) {
    const agents = { p1: randomAgent(index), p2: randomAgent(index + 1_000_000) };
    playOut(duelOf(world, { inspect: observe, limits: { turns: 12 } }), agents);
  }
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

/** A pair of transitions, and how often it occurred in all sources. */
export const pairsIn = ({ chart, sources }: ChartCoverage): readonly PairCount[] => {
  const [first = [], ...others] = sources.map(({ traffic }) => traffic.pairsOf(chart));
  return first.map((pair, index) => ({
    ...pair,
    seen: sumOf([pair.seen, ...others.map((column) => column[index]?.seen ?? 0)]),
  }));
};

export const reasonOfPair = (pair: PairCount): Reason | undefined =>
  PAIR_REASONS.find(({ covers }) => covers(pair));

/** A guarded transition, and how often its guard held and did not hold in all sources. */
export interface GuardCount {
  readonly place: TransitionCount;
  readonly held: number;
  readonly refused: number;
}

export const guardsIn = (coverage: ChartCoverage): readonly GuardCount[] => {
  const refused = rowsOf(
    coverage,
    (traffic, chart) => traffic.transitionsOf(chart),
    (one) => one.refused,
  );
  return transitionRows(coverage).flatMap(({ what, counts }, index) =>
    what.guard === undefined
      ? []
      : [{ place: what, held: sumOf(counts), refused: sumOf(refused[index]?.counts ?? []) }],
  );
};

/** The guards that were only seen to hold, or only not to hold. */
export const oneWayGuards = (coverage: ChartCoverage): readonly GuardCount[] =>
  guardsIn(coverage).filter(({ held, refused }) => held === 0 || refused === 0);

export const reasonOfGuard = ({ place, held }: GuardCount): Reason | undefined =>
  GUARD_REASONS.find(({ always, covers }) => always === held > 0 && covers(place));

const nameOfState = (path: string): string => (path === '' ? '(root)' : path);

/** A transition as text: source state, event, guard, targets. */
export const nameOfTransition = ({ source: from, event, guard, targets }: TransitionCount): string =>
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

function printGuards(coverage: ChartCoverage): string {
  const all = guardsIn(coverage);
  const oneWay = oneWayGuards(coverage);
  const rows = oneWay.map((one) => {
    const reason = reasonOfGuard(one);
    const way = one.held > 0 ? 'always' : 'never';
    return line([`\`${nameOfTransition(one.place)}\``, way, reason?.says ?? '', reason?.rule ?? '']);
  });
  return `Guards, each at every transition that it guards, seen to hold and not to hold: ${all.length - oneWay.length} of ${all.length}.${
    rows.length === 0
      ? ''
      : ` The others:

${[line(['transition', 'holds', 'because', 'rule']), line(['---', '---', '---', '---']), ...rows].join('\n')}`
  }`;
}

function printPairs(coverage: ChartCoverage): string {
  const pairs = pairsIn(coverage);
  const unseen = pairs.filter(({ seen }) => seen === 0);
  const reasons = PAIR_REASONS.map(({ rule, says }) => ({
    rule,
    says,
    count: unseen.filter((pair) => reasonOfPair(pair)?.says === says).length,
  })).filter(({ count }) => count > 0);
  const open = unseen.filter((pair) => reasonOfPair(pair) === undefined);
  const bySecond = new Map<string, string[]>();
  for (const { first, second } of open) {
    const name = nameOfTransition(second);
    bySecond.set(name, [...(bySecond.get(name) ?? []), `\`${nameOfTransition(first)}\``]);
  }
  return `Pairs of transitions of which the second leaves a state in which the first ends: ${pairs.length}. Seen one after the other: ${
    pairs.length - unseen.length
  }. Impossible: ${unseen.length - open.length}. Neither: ${open.length}.

${[
  line(['impossible pairs', 'because', 'rule']),
  line(['---:', '---', '---']),
  ...reasons.map(({ rule, says, count }) => line([count, says, rule])),
].join('\n')}

${
  open.length === 0
    ? 'Every pair that is not impossible occurred.'
    : `Pairs that are not known to be impossible, and did not occur:

${[
  line(['second', 'first']),
  line(['---', '---']),
  ...[...bySecond].map(([second, firsts]) => line([`\`${second}\``, firsts.join('<br>')])),
].join('\n')}`
}`;
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

${printGuards(coverage)}

${printPairs(coverage)}
`;
}

/** docs/chart-coverage.md. */
export function printCoverage(charts: readonly ChartCoverage[]): string {
  const sources = new Map(charts.flatMap((chart) => chart.sources.map(({ name, says }) => [name, says])));
  const list = [...sources].map(([name, says]) => `- **${name}**: ${says}`).join('\n');
  return `# Chart coverage

Generated by \`npm run chart-coverage\`; a test checks that it is up to date. Legal play reaches every state and every transition of
both charts. Each guarded transition is counted separately, at the state that defines it. The numbers show how often a state was
entered or a transition was taken in these sources. A guard counts as asked wherever XState asks it: those of a state before those around
it, in their order, until one holds. Below each chart are the guards that were seen one way only, and the pairs of transitions that never
occurred one after the other; transitions without a target, and concessions, are left out of pairs (104.3).

The sources:

${list}

The directed duels are in test/charts/directedPlays.ts, the lines of play in test/charts/pairedPlays.ts. The windows of draw, charge, main, battle, direct attack and end of attack
have no substep in which the active player declares, because no duel could reach it: there the active player declares immediately,
while the event happens (603.2e). A shield use of the active player (101.4a) reaches the standby actor only when it runs alone: in
an attack only the non-active player's shields break, and inside an effect shield uses happen immediately. The standby actor does
not know the table, so it implements the rule for both players.

${charts.map(printChart).join('\n')}`;
}
