import { Tinypool } from 'tinypool';
import type { Batch, GameReport, playBatch } from './batch.ts';

/** Large enough that sending a batch costs almost nothing, small enough that all workers finish at about the same time. */
const MAX_BATCH = 25;
const BATCHES_PER_WORKER = 8;

/** Splits a whole simulation into batches for this number of workers. */
export function batchesOf(whole: Batch, workers: number): readonly Batch[] {
  const { from, games } = whole;
  const size = Math.max(1, Math.min(MAX_BATCH, Math.floor(games / (workers * BATCHES_PER_WORKER))));
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    ...whole,
    from: from + index * size,
    games: Math.min(size, games - index * size),
  }));
}

/**
 * Plays batches on worker threads. Resolves to the games in order; if aborted, to those of the finished batches.
 * @param module the URL of a module that exports `playBatch`, which the workers load.
 * @param onBatch called with the games of each finished batch, in order of completion.
 */
export async function playOnWorkers(
  batches: readonly Batch[],
  workers: number,
  module: string,
  signal: AbortSignal,
  onBatch: (games: readonly GameReport[], batch: Batch) => void,
): Promise<readonly GameReport[]> {
  const pool = new Tinypool({ filename: module, minThreads: workers, maxThreads: workers });
  const stop = () => void pool.destroy();
  signal.addEventListener('abort', stop);
  const name: typeof playBatch.name = 'playBatch';
  const play = async (batch: Batch): Promise<readonly GameReport[]> => {
    try {
      const games = (await pool.run(batch, { name })) as readonly GameReport[];
      onBatch(games, batch);
      return games;
    } catch (cause) {
      if (signal.aborted) return [];
      throw cause;
    }
  };
  try {
    return (await Promise.all(batches.map(play))).flat();
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.destroy();
  }
}
