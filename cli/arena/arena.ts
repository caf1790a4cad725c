import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { createDuel, type Player, type Share, summarize } from 'taiki';
import { AGENTS, countFrom, numericSeedFrom } from '../arguments.ts';
import { CARDS_OPTION, type CardOptions, cardsFrom, SETS_OPTION } from '../customCards.ts';
import { type DeckOptions, deckNamed, decksChosen, withDeckOptions } from '../deckChoice.ts';
import { Failure } from '../failure.ts';
import type { Host } from '../host.ts';
import { type AgentSource, agentLabel, agentSourceFrom, makerOf } from '../simulate/agentSource.ts';
import { ANSWER_OPTION } from '../simulate/answerLimit.ts';
import { type Batch, batchModule, type GameReport } from '../simulate/batch.ts';
import { progressOver } from '../simulate/progress.ts';
import { batchesOf, playOnWorkers } from '../simulate/workers.ts';
import { ratingsOf } from './ratings.ts';
import { ratingLinesOf, tableOf } from './table.ts';

export interface ArenaOptions extends DeckOptions, CardOptions {
  readonly games: number;
  readonly seed: number;
  readonly ms?: number;
  readonly iterations?: number;
  readonly workers: number;
  readonly answerSeconds?: number;
  readonly ratings?: true;
  readonly json?: true;
}

/** A duel of a match that could not be finished. */
export interface FailedDuel {
  readonly index: number;
  readonly seed: number;
  /** The seat of the first agent of the match. */
  readonly seat: Player;
  readonly code: string;
  readonly message: string;
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
  /** The share of the finished duels that `one` won. */
  readonly share: Share;
  readonly failures: readonly FailedDuel[];
}

const EXAMPLES = `
Examples:
  $ taiki arena ./mine.js greedy
  $ taiki arena search greedy --games 20 --iterations 20     20 samples a decision instead of 200
  $ taiki arena search greedy random --games 100 --ms 200 --deck burning-shadow
  $ taiki arena greedy random search:5 search:20 search:80 --ratings
  $ taiki arena greedy greedy random --json

Each pair of agents plays --games duels. Each duel is played twice with the same seed, with seats and decks swapped. The share is that of
the finished duels, with its 95 % interval (Wilson's). Duels that fail are counted apart, with the reason, and the exit code is then 1.
search:20 searches 20 samples a decision, whatever --iterations says, and search:20:4 as many on each of 4 threads. Ctrl-C prints the results so far. Results depend on the arguments alone, except with --ms: then agents that search get as far as the
machine allows.
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
    .option('-s, --seed <n>', 'the same seed, decks and agents give the same duels', numericSeedFrom, 0)
    .option('--ms <n>', 'time limit for each decision of agents that search, in milliseconds', countFrom)
    .option(
      '--iterations <n>',
      'maximum number of samples for each decision of agents that search (default: 200)',
      countFrom,
    );
  withDeckOptions(command)
    .option(...CARDS_OPTION)
    .option(...SETS_OPTION)
    .option('--workers <n>', 'number of worker threads', countFrom, availableParallelism())
    .option(...ANSWER_OPTION)
    .option('--ratings', 'rate the agents by all results, on the scale of Elo; the first one has 0')
    .option('--json', 'print the results as JSON')
    .addHelpText('after', EXAMPLES)
    .action((agents: readonly AgentSource[], options: ArenaOptions) => arena(agents, options, host));
}

const INTERRUPTED = 130;

/**
 * Plays the duels and prints the results.
 * @param module the URL of the module that the workers load.
 * @throws {Failure} if there are fewer than two agents or an odd number of games; after printing the results so far, if it was
 *   interrupted or a duel failed.
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
  const aborting = new AbortController();
  const abort = () => aborting.abort();
  process.once('SIGINT', abort);
  const progress = progressOver(pairs.length * games, process.stderr);
  const matches: Match[] = [];
  try {
    for (const pair of pairs)
      if (!aborting.signal.aborted)
        matches.push(
          await play(pair, setting, options, { module, signal: aborting.signal, onGames: progress.add }),
        );
  } finally {
    progress.end();
    process.off('SIGINT', abort);
  }
  const isWhole = matches.length === pairs.length && matches.every(({ share }) => share.of > 0);
  const ratings = options.ratings && isWhole ? ratingsOf(matches) : undefined;
  if (json) host.print(JSON.stringify({ games, seed, ...budgetOf(options), matches, ratings }, undefined, 2));
  else
    for (const line of [...tableOf(matches, options, host), ...ratingLinesOf(ratings ?? [])])
      host.print(line);
  const count = (of: 'games' | 'failed') => matches.reduce((sum, match) => sum + match[of], 0);
  if (aborting.signal.aborted)
    throw new Failure(`Interrupted after ${count('games')} of ${pairs.length * games} duels.`, INTERRUPTED);
  if (count('failed') > 0) throw new Failure(`${count('failed')} of ${count('games')} duels failed.`);
}

type Setting = Pick<Batch, 'decks' | 'cards' | 'seed' | 'budget' | 'answerSeconds'>;

const budgetOf = ({ ms, iterations }: ArenaOptions): NonNullable<Batch['budget']> => ({
  ...(ms === undefined ? {} : { ms }),
  ...(iterations === undefined ? {} : { iterations }),
});

/** What all matches share. Fails on invalid decks and agents before any worker starts. */
async function settingOf(agents: readonly AgentSource[], options: ArenaOptions): Promise<Setting> {
  const { seed, answerSeconds } = options;
  const { p1, p2 } = decksChosen(options);
  const setting = {
    decks: { p1: deckNamed(p1), p2: deckNamed(p2) },
    cards: await cardsFrom(options),
    seed,
    budget: budgetOf(options),
    ...(answerSeconds === undefined ? {} : { answerSeconds }),
  };
  createDuel({ decks: setting.decks, cards: setting.cards, seed });
  for (const agent of agents) await makerOf(agent);
  return setting;
}

interface Running {
  readonly module: string;
  readonly signal: AbortSignal;
  readonly onGames: (count: number) => void;
}

/** A duel of a match, with the seat of its first agent. */
interface MatchDuel extends GameReport {
  readonly seat: Player;
}

/** Plays a match, batches with the agents in one order and in the other by turns, so that an interrupted one is nearly fair too. */
async function play(
  [one, other]: readonly [AgentSource, AgentSource],
  setting: Setting,
  { games, workers: wanted }: ArenaOptions,
  { module, signal, onGames }: Running,
): Promise<Match> {
  const whole = { ...setting, from: 0, games: games / 2, records: 'none' as const };
  const workers = Math.min(wanted, games);
  const [inOrder, swapped] = [batchesOf({ ...whole, agents: [one, other] }, workers), new Set<Batch>()];
  const batches = inOrder.flatMap((batch) => {
    const turned = { ...batch, agents: [other, one] as const };
    swapped.add(turned);
    return [batch, turned];
  });
  const duels: MatchDuel[] = [];
  await playOnWorkers(batches, workers, module, signal, (done, batch) => {
    const seat = swapped.has(batch) ? 'p2' : 'p1';
    duels.push(...done.map((report) => ({ ...report, seat }) as const));
    onGames(done.length);
  });
  return matchOf(agentLabel(one), agentLabel(other), duels);
}

/** The result of a duel as if the first agent of the match had been p1. */
function fromItsSeat({ seat, result, ...report }: MatchDuel): GameReport {
  if (seat === 'p1' || result?.winner === undefined) return { ...report, result };
  return { ...report, result: { ...result, winner: result.winner === 'p1' ? 'p2' : 'p1' } };
}

function matchOf(one: string, other: string, duels: readonly MatchDuel[]): Match {
  const { games, failed, wins, draws } = summarize(duels.map(fromItsSeat));
  const failures = duels
    .flatMap(({ index, seed, seat, failure }) =>
      failure === undefined ? [] : [{ index, seed, seat, ...failure }],
    )
    .sort((a, b) => a.index - b.index || (a.seat < b.seat ? -1 : 1));
  return {
    one,
    other,
    games,
    wins: wins.p1.count,
    losses: wins.p2.count,
    draws: draws.count,
    failed,
    share: wins.p1,
    failures,
  };
}
