import type { Joined, LostPart, PartAnswer } from '@taiki/queue';
import { Failure } from '../failure.ts';
import { agentLabel } from '../simulate/agentSource.ts';
import { type Batch, type GameReport, reportsOfLost } from '../simulate/batch.ts';
import { batchesOf } from '../simulate/workers.ts';
import { printSettings } from './runSettings.ts';

/** Batches are as small as for this number of workers: how many will come is not known. */
const WORKERS_EXPECTED = 16;
const LONELY_MS = 2000;

export interface Played {
  /** In order. */
  readonly reports: readonly GameReport[];
  /** How many workers played any of them. */
  readonly workers: number;
}

/**
 * Lets the workers of a queue play a simulation. Resolves to the games in order; if aborted, to those that were played.
 * @param onBatch called with each finished batch, in order of completion.
 * @param note called with a line about workers and the connection.
 * @throws {Failure} if the agents cannot travel, Redis cannot be reached, or a batch failed.
 */
export async function playOnQueue(
  whole: Batch,
  url: string,
  signal: AbortSignal,
  onBatch: (games: readonly GameReport[]) => void,
  note: (line: string) => void,
): Promise<Played> {
  const { QueueError, submitRun } = await import('@taiki/queue');
  const { from: _, games: __, ...batch } = whole;
  const reports: GameReport[] = [];
  const workers = new Set<string>();
  const onAnswer = ({ part, answer, worker }: PartAnswer) => {
    const games = reportsFrom(answer, part.from, part.games);
    reports.push(...games);
    workers.add(worker);
    onBatch(games);
  };
  const onLost = ({ part, workers: count, worker }: LostPart) => {
    const why = `Given up: ${count} workers were lost while they played duels ${part.from} to ${part.from + part.games - 1}, the last was ${worker}. Was its memory full?`;
    const games = reportsOfLost({ ...batch, ...part }, why);
    note(why);
    reports.push(...games);
    onBatch(games);
  };
  const lonely = setTimeout(
    () =>
      note('No worker has joined yet. Start one here or elsewhere: taiki work --queue <the same address>'),
    LONELY_MS,
  );
  const onJoined = ({ worker, refusal }: Joined) => {
    if (refusal === undefined) clearTimeout(lonely);
    else note(`Worker ${worker} refuses: ${refusal}`);
  };
  const parts = batchesOf(whole, WORKERS_EXPECTED).map(({ from, games }) => ({ from, games }));
  try {
    await submitRun({
      url,
      settings: printSettings(batch),
      parts,
      signal,
      onAnswer,
      onLost,
      onJoined,
      onNotice: note,
    });
  } catch (cause) {
    if (!(cause instanceof QueueError)) throw cause;
    throw new Failure(`--queue: ${cause.message}`, 1, { cause });
  } finally {
    clearTimeout(lonely);
  }
  return { reports: reports.sort((one, other) => one.index - other.index), workers: workers.size };
}

/** Fails where the agents are files, which workers do not have. */
export function checkAgentsTravel({ agents }: Pick<Batch, 'agents'>): void {
  for (const agent of agents)
    if (typeof agent !== 'string')
      throw new Failure(
        `--agents: ${agentLabel(agent)} is a file, which the workers of a queue do not have. Name built-in agents, or leave out --queue to play on this machine.`,
      );
}

/** What a worker of the same version answers. */
function reportsFrom(answer: unknown, from: number, games: number): readonly GameReport[] {
  const reports = Array.isArray(answer) ? (answer as readonly GameReport[]) : [];
  if (reports.length === games && reports.every(({ index }, at) => index === from + at)) return reports;
  throw new Failure(`--queue: a worker answered duels ${from} to ${from + games - 1} with something else.`);
}
