import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { createDuel, type Player } from 'taiki';
import { AGENTS, countFrom, seedFrom } from '../arguments.ts';
import { CARDS_OPTION, customCards } from '../customCards.ts';
import { type DeckOptions, deckNamed, decksChosen, withDeckOptions } from '../deckChoice.ts';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import { type AgentSource, agentLabel, agentSourceFrom, makerOf } from '../simulate/agentSource.ts';
import { type Batch, batchModule, type GameReport } from '../simulate/batch.ts';
import { progressOver } from '../simulate/progress.ts';
import { batchesOf, playOnWorkers } from '../simulate/workers.ts';
import { bootstrap, type Interval } from './bootstrap.ts';

export interface ArenaOptions extends DeckOptions {
  readonly games: number;
  readonly seed: number;
  readonly ms?: number;
  readonly iterations?: number;
  readonly cards?: string;
  readonly workers: number;
  readonly json?: true;
}

/** What two agents did against each other. */
export interface Match {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly failed: number;
  /** The share of the games that `one` won, with a draw as half, and its 95 % bootstrap interval. */
  readonly share: Interval;
}

const EXAMPLES = `
Examples:
  $ taiki arena search greedy random --games 100 --ms 200 --deck burning-shadow
  $ taiki arena ./mine.js greedy
  $ taiki arena greedy random --json

Each pair of agents plays --games duels. Each duel is played twice with the same seed, with seats and decks swapped. The intervals are
95 % bootstrap intervals over these pairs of duels. Results depend on the arguments alone, except with --ms: then agents that search
get as far as the machine allows.
`;

export function addArena(program: Command, host: Host): void {
  const command = program
    .command('arena')
    .description('let agents play against each other, with seats and decks swapped')
    .argument(
      '<agents...>',
      `two or more: ${AGENTS.join(', ')} or files of modules`,
      (text: string, before: readonly AgentSource[] = []) => [...before, agentSourceFrom(text)],
    )
    .option('-n, --games <n>', 'number of duels for each pair of agents, an even number', countFrom, 100)
    .option('-s, --seed <n>', 'the same seed, decks and agents give the same duels', seedFrom, 0)
    .option('--ms <n>', 'time limit for each decision of agents that search, in milliseconds', countFrom)
    .option(
      '--iterations <n>',
      'maximum number of samples for each decision of agents that search (default: 200)',
      countFrom,
    );
  withDeckOptions(command)
    .option(...CARDS_OPTION)
    .option('--workers <n>', 'number of worker threads', countFrom, availableParallelism())
    .option('--json', 'print the results as JSON')
    .addHelpText('after', EXAMPLES)
    .action((agents: readonly AgentSource[], options: ArenaOptions) => arena(agents, options, host));
}

/**
 * Plays the duels and prints the results.
 * @param module the URL of the module that the workers load.
 * @throws {Failure} if there are fewer than two agents, an odd number of games, or a duel failed.
 */
export async function arena(
  agents: readonly AgentSource[],
  options: ArenaOptions,
  host: Host,
  module = batchModule,
): Promise<void> {
  const { games, seed, json } = options;
  if (agents.length < 2)
    throw new Failure('Expected two agents or more, such as: taiki arena greedy random.');
  if (games % 2 === 1)
    throw new Failure(`--games: expected an even number, since each duel is played twice, not ${games}.`);
  const pairs = agents.flatMap((one, index) => agents.slice(index + 1).map((other) => [one, other] as const));
  const setting = await settingOf(agents, options);
  const progress = progressOver(pairs.length * games, process.stderr);
  const matches: Match[] = [];
  try {
    for (const pair of pairs)
      matches.push(await play(pair, setting, options, module, (done) => progress.add(done)));
  } finally {
    progress.end();
  }
  if (json) host.print(JSON.stringify({ games, seed, ...budgetOf(options), matches }, undefined, 2));
  else for (const line of tableOf(matches, options)) host.print(line);
  const failed = matches.reduce((sum, match) => sum + match.failed, 0);
  if (failed > 0)
    throw new Failure(`${failed} duels failed. To see why: taiki simulate with the same agents.`);
}

type Setting = Pick<Batch, 'decks' | 'cards' | 'seed' | 'budget'>;

const budgetOf = ({ ms, iterations }: ArenaOptions): NonNullable<Batch['budget']> => ({
  ...(ms === undefined ? {} : { ms }),
  ...(iterations === undefined ? {} : { iterations }),
});

/** What all matches share. Fails on invalid decks and agents before any worker starts. */
async function settingOf(agents: readonly AgentSource[], options: ArenaOptions): Promise<Setting> {
  const { seed } = options;
  const { p1, p2 } = decksChosen(options);
  const setting = {
    decks: { p1: deckNamed(p1), p2: deckNamed(p2) },
    cards: customCards(options.cards),
    seed,
    budget: budgetOf(options),
  };
  createDuel({ decks: setting.decks, cards: setting.cards, seed });
  for (const agent of agents) await makerOf(agent);
  return setting;
}

/** Plays both halves of a match: each duel, and the same with seats and decks swapped. */
async function play(
  [one, other]: readonly [AgentSource, AgentSource],
  setting: Setting,
  { games, workers: wanted }: ArenaOptions,
  module: string,
  onGames: (count: number) => void,
): Promise<Match> {
  const whole = { ...setting, from: 0, games: games / 2, records: 'none' as const };
  const workers = Math.min(wanted, games);
  const halves = [[one, other] as const, [other, one] as const].flatMap((agents) =>
    batchesOf({ ...whole, agents }, workers),
  );
  const reports = await playOnWorkers(halves, workers, module, new AbortController().signal, (done) =>
    onGames(done.length),
  );
  return matchOf(agentLabel(one), agentLabel(other), setting.seed, reports);
}

/** The points of a player: 1 for a win, a half for a draw or a failed duel. */
const points = ({ result }: GameReport, player: Player): number =>
  result?.winner === undefined ? 0.5 : result.winner === player ? 1 : 0;

/** @param reports of the first half, in which `one` is p1, and then of the second, in the same order. */
function matchOf(one: string, other: string, seed: number, reports: readonly GameReport[]): Match {
  const half = reports.length / 2;
  const pairs = reports.slice(0, half).map((first, index) => {
    const second = reports[half + index];
    return [points(first, 'p1'), second === undefined ? 0.5 : points(second, 'p2')] as const;
  });
  const all = pairs.flat();
  const failed = reports.filter(({ failure }) => failure !== undefined).length;
  const wins = all.filter((point) => point === 1).length;
  const losses = all.filter((point) => point === 0).length;
  return {
    one,
    other,
    games: reports.length,
    wins,
    losses,
    draws: all.length - wins - losses - failed,
    failed,
    share: bootstrap(
      pairs.map(([first, second]) => (first + second) / 2),
      seed,
    ),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function tableOf(
  matches: readonly Match[],
  { games, seed, ms, iterations }: ArenaOptions,
): readonly string[] {
  const names = matches.map(({ one, other }) => `${one} against ${other}`);
  const width = Math.max(...names.map(({ length }) => length));
  const budget = [
    ...(ms === undefined ? [] : [`, ${ms} ms a decision`]),
    ...(iterations === undefined ? [] : [`, ${iterations} samples a decision`]),
  ].join('');
  return [
    `${games} duels for each pair of agents, seats and decks swapped, seed ${seed}${budget}`,
    '',
    `${''.padEnd(width)}   wins  losses  draws    share   95 % interval`,
    ...matches.map(({ wins, losses, draws, share: { mean, low, high } }, index) =>
      [
        (names[index] ?? '').padEnd(width),
        String(wins).padStart(6),
        String(losses).padStart(7),
        String(draws).padStart(6),
        percent(mean).padStart(8),
        `  ${percent(low).padStart(7)} to ${percent(high).padStart(7)}`,
      ].join(' '),
    ),
  ];
}
