import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { createDuel, type Simulation, summarize } from 'taiki';
import { AGENTS, countFrom, numericSeedFrom } from '../arguments.ts';
import { CARDS_OPTION, type CardOptions, cardsFrom, SETS_OPTION } from '../customCards.ts';
import { type DeckOptions, deckNamed, decksChosen, withDeckOptions } from '../deckChoice.ts';
import { Failure } from '../failure.ts';
import { makeDirectory, writeText } from '../files.ts';
import type { Host } from '../host.ts';
import { checkAgentsTravel, type Played, playOnQueue } from '../queue/playOnQueue.ts';
import { queueOption } from '../queue/queueOption.ts';
import { type AgentSources, agentLabel, agentSourcesFrom, makerOf } from './agentSource.ts';
import { ANSWER_OPTION } from './answerLimit.ts';
import { type Batch, batchModule, type GameReport, type Recorded } from './batch.ts';
import { progressOver } from './progress.ts';
import { tableOf } from './table.ts';
import { batchesOf, playOnWorkers } from './workers.ts';

export interface SimulateOptions extends DeckOptions, CardOptions {
  readonly games: number;
  readonly seed: number;
  readonly agents: AgentSources;
  readonly workers: number;
  readonly answerSeconds?: number;
  /** The address of the Redis server whose workers play; undefined for threads of this process. */
  readonly queue?: string;
  readonly records?: string;
  readonly recordsOf: Exclude<Recorded, 'none'>;
  readonly json?: true;
}

const EXAMPLES = `
Examples:
  $ taiki simulate --games 1000                   how often each starter deck wins
  $ taiki simulate --deck1 mine.txt --agents greedy,random
  $ taiki simulate --agents ./mine.js,greedy      a custom agent: export const agent = (seed) => (view, decision) => [0]
  $ taiki simulate --records failed --records-of failed   record the failed duels
  $ taiki simulate --games 200 --json             the results as JSON, for other programs
  $ taiki simulate --queue redis://10.0.0.5:6379  on all machines that run: taiki work --queue redis://10.0.0.5:6379

The players alternate in going first. For the same seed, decks and agents, standard output is the same with any number of workers,
here or on a queue.
Failed duels are counted separately, and the exit code is then 1.
`;

const INTERRUPTED = 130;
const GREEDY_BOTH: AgentSources = ['greedy', 'greedy'];

export function addSimulate(program: Command, host: Host): void {
  const command = program
    .command('simulate')
    .description('play many duels between two agents on all processors and summarize the results')
    .option('-n, --games <n>', 'number of duels', countFrom, 1000)
    .option('-s, --seed <n>', 'the same seed, decks and agents give the same duels', numericSeedFrom, 0);
  withDeckOptions(command)
    .option(...CARDS_OPTION)
    .option(...SETS_OPTION)
    .addOption(
      new Option('--agents <p1,p2>', `the agents: ${AGENTS.join(', ')} or the file of a module`)
        .argParser(agentSourcesFrom)
        .default(GREEDY_BOTH, GREEDY_BOTH.join()),
    )
    .option('--workers <n>', 'number of worker threads', countFrom, availableParallelism())
    .option(...ANSWER_OPTION)
    .addOption(queueOption().conflicts('workers'))
    .option('--records <directory>', 'write a record of every duel to this directory, for taiki replay')
    .addOption(
      new Option('--records-of <duels>', 'which duels to record').choices(['all', 'failed']).default('all'),
    )
    .option('--json', 'print the results as JSON')
    .addHelpText('after', EXAMPLES)
    .action((options: SimulateOptions) => simulate(options, host));
}

/**
 * Plays the duels and prints the results.
 * @param module the URL of the module that the workers load.
 * @throws {Failure} if the simulation was interrupted or a duel failed, after printing the results so far.
 */
export async function simulate(options: SimulateOptions, host: Host, module = batchModule): Promise<void> {
  const whole = await wholeBatch(options);
  const { games, json, records } = options;
  if (records !== undefined) makeDirectory(records);
  const began = performance.now();
  const aborting = new AbortController();
  const abort = () => aborting.abort();
  process.once('SIGINT', abort);
  const playing = play(whole, options, module, aborting.signal, host);
  const { reports, workers } = await playing.finally(() => process.off('SIGINT', abort));
  const simulation = summarize(reports);
  const seconds = (performance.now() - began) / 1000;
  if (json) host.print(JSON.stringify(asJson(simulation, options, reports), undefined, 2));
  else printTable(simulation, options, reports, host);
  host.printError(host.palette.dim(speedOf(simulation, seconds, workers)));
  if (aborting.signal.aborted)
    throw new Failure(`Interrupted after ${reports.length} of ${games} duels.`, INTERRUPTED);
  if (simulation.failed > 0) throw new Failure(`${simulation.failed} of ${games} duels failed.`);
}

/** Plays the duels here or on a queue, with a progress bar. */
async function play(
  whole: Batch,
  options: SimulateOptions,
  module: string,
  signal: AbortSignal,
  { printError }: Host,
): Promise<Played> {
  const { games, queue } = options;
  const progress = progressOver(games, process.stderr);
  const onBatch = (done: readonly GameReport[]) => {
    progress.add(done.length);
    for (const report of done) keep(report, options);
  };
  const note = (line: string) => {
    progress.clear();
    printError(line);
  };
  try {
    if (queue !== undefined) return await playOnQueue(whole, queue, signal, onBatch, note);
    const workers = Math.min(options.workers, games);
    return {
      reports: await playOnWorkers(batchesOf(whole, workers), workers, module, signal, onBatch),
      workers,
    };
  } finally {
    progress.end();
  }
}

/** The whole simulation as one batch. Fails on invalid decks and agents before any worker starts. */
async function wholeBatch(options: SimulateOptions): Promise<Batch> {
  const { games, seed, agents, records, recordsOf, answerSeconds } = options;
  const { p1, p2 } = decksChosen(options);
  const decks = { p1: deckNamed(p1), p2: deckNamed(p2) };
  const cards = await cardsFrom(options);
  createDuel({ decks, cards, seed });
  for (const agent of agents) await makerOf(agent);
  if (options.queue !== undefined) checkAgentsTravel({ agents });
  return {
    decks,
    cards,
    agents,
    seed,
    from: 0,
    games,
    records: records === undefined ? 'none' : recordsOf,
    ...(answerSeconds === undefined ? {} : { answerSeconds }),
  };
}

function keep({ index, record }: GameReport, { games, records }: SimulateOptions): void {
  if (record === undefined || records === undefined) return;
  const digits = String(games - 1).length;
  writeText(join(records, `duel-${String(index).padStart(digits, '0')}.taiki`), record);
}

function sidesOf(options: SimulateOptions): readonly [string, string] {
  const { p1, p2 } = decksChosen(options);
  const [first, second] = options.agents;
  return [`p1: ${p1} (${agentLabel(first)})`, `p2: ${p2} (${agentLabel(second)})`];
}

const failuresOf = (reports: readonly GameReport[]) =>
  reports.flatMap(({ index, seed, failure }) => (failure === undefined ? [] : [{ index, seed, ...failure }]));

const asJson = (simulation: Simulation, options: SimulateOptions, reports: readonly GameReport[]) => ({
  seed: options.seed,
  decks: decksChosen(options),
  agents: { p1: agentLabel(options.agents[0]), p2: agentLabel(options.agents[1]) },
  ...simulation,
  failures: failuresOf(reports),
});

const FAILURES_SHOWN = 5;

function printTable(
  simulation: Simulation,
  options: SimulateOptions,
  reports: readonly GameReport[],
  host: Host,
): void {
  const { print, palette } = host;
  const duels = simulation.games === 1 ? 'duel' : 'duels';
  print(`${simulation.games.toLocaleString('en')} ${duels}, seed ${options.seed}`);
  print('');
  for (const line of tableOf(simulation, sidesOf(options), host)) print(line);
  const failures = failuresOf(reports);
  for (const { index, seed, code, message } of failures.slice(0, FAILURES_SHOWN))
    print(palette.red(`  duel ${index} (seed ${seed}): ${code}: ${message}`));
  if (failures.length > FAILURES_SHOWN) print(`  and ${failures.length - FAILURES_SHOWN} more`);
}

function speedOf({ games, decisions }: Simulation, seconds: number, workers: number): string {
  const rate = (count: number) => Math.round(count / seconds).toLocaleString('en');
  const by = workers === 1 ? '1 worker' : `${workers} workers`;
  return `${seconds.toFixed(1)} s with ${by}: ${rate(games)} duels and ${rate(decisions)} decisions per second`;
}
