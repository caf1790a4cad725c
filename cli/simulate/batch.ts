import { isMainThread } from 'node:worker_threads';
import {
  type AgentMaker,
  type AgentSetup,
  type CardDefinition,
  type Deck,
  type Player,
  type SimulatedGame,
  simulatedGames,
  TaikiError,
} from 'taiki';
import { type AgentSource, type AgentSources, agentLabel, makerOf } from './agentSource.ts';
import { ANSWER_SECONDS, withAnswerLimit } from './answerLimit.ts';

/** Consecutive games of a simulation, played by one worker. */
export interface Batch {
  readonly decks: { readonly [P in Player]: Deck };
  /** Custom cards. */
  readonly cards?: readonly CardDefinition[];
  readonly agents: AgentSources;
  readonly seed: number;
  readonly from: number;
  readonly games: number;
  readonly records: Recorded;
  /** How long an agent that searches may think about a decision. */
  readonly budget?: Pick<AgentSetup, 'ms' | 'iterations'>;
  /** How long an agent of a module may take for one answer, in seconds; then its duel fails. */
  readonly answerSeconds?: number;
}

/** The games whose records are kept. */
export type Recorded = 'all' | 'failed' | 'none';

/** The report of a game that a worker sends to the main thread. */
export interface GameReport
  extends Pick<SimulatedGame, 'index' | 'seed' | 'firstPlayer' | 'decisions' | 'result'> {
  readonly failure: { readonly message: string; readonly code: string } | undefined;
  readonly record: string | undefined;
}

/** The URL of this module, which the pool loads in a worker. */
export const batchModule = import.meta.url;

/**
 * The end of a worker would leave its games without a report, so an agent that asks for it fails instead. What an agent prints goes to
 * standard error, since standard output has the results.
 */
function guardWorker(): void {
  if (isMainThread) return;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  process.exit = (code) => {
    throw new Error(`The agent called process.exit(${code ?? ''}).`);
  };
}

/** Plays a batch. The pool calls it in a worker. */
export async function playBatch({
  agents,
  records,
  budget,
  answerSeconds = ANSWER_SECONDS,
  ...options
}: Batch): Promise<readonly GameReport[]> {
  guardWorker();
  const limited = async (source: AgentSource): Promise<AgentMaker> => {
    const maker = await makerOf(source);
    const budgeted: AgentMaker =
      budget === undefined ? maker : (seed, setup) => maker(seed, { ...setup, ...budget });
    return typeof source === 'string'
      ? budgeted
      : withAnswerLimit(budgeted, agentLabel(source), answerSeconds);
  };
  const [p1, p2] = [await limited(agents[0]), await limited(agents[1])];
  return Array.from(simulatedGames({ ...options, agents: { p1, p2 } }), (game) => reportOf(game, records));
}

/** The reports of games that nobody could play. @param why what happened. */
export function reportsOfLost({ records, agents: _, ...options }: Batch, why: string): readonly GameReport[] {
  const lost: AgentMaker = () => () => {
    throw new Error(why);
  };
  return Array.from(simulatedGames({ ...options, agents: { p1: lost, p2: lost } }), (game) => ({
    ...reportOf(game, records),
    failure: { message: why, code: 'WORKERS_LOST' },
  }));
}

function reportOf(game: SimulatedGame, records: Recorded): GameReport {
  const { index, seed, firstPlayer, decisions, result, failure, duel } = game;
  const kept = records === 'all' || (records === 'failed' && failure !== undefined);
  return {
    index,
    seed,
    firstPlayer,
    decisions,
    result,
    failure: failure && { message: firstLine(failure.message), code: codeOf(failure.error) },
    record: kept ? (failure?.record ?? duel.record()) : undefined,
  };
}

const firstLine = (message: string): string => message.split('\n')[0] ?? '';

const codeOf = (error: unknown): string => (error instanceof TaikiError ? error.code : 'AGENT');
