import { Tinypool } from 'tinypool';
import type { Batch, GameReport, playBatch } from './batch.ts';

/** Long enough that handing a batch over costs nothing, short enough that the workers end together. */
const LONGEST_BATCH = 25;
const BATCHES_FOR_EACH = 8;

/** The games of a whole simulation in batches for so many workers. */
export function batchesOf(whole: Batch, workers: number): readonly Batch[] {
  const { from, games } = whole;
  const size = Math.max(1, Math.min(LONGEST_BATCH, Math.floor(games / (workers * BATCHES_FOR_EACH))));
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    ...whole,
    from: from + index * size,
    games: Math.min(size, games - index * size),
  }));
}

/**
 * Plays batches on worker threads. Gives back the games in order; when it was aborted, those of the batches that were done.
 * @param module exports `playBatch`, for the workers to load.
 * @param onBatch called with each batch that is done, in the order in which they are.
 */
export async function playOnWorkers(
  batches: readonly Batch[],
  workers: number,
  module: string,
  signal: AbortSignal,
  onBatch: (games: readonly GameReport[]) => void,
): Promise<readonly GameReport[]> {
  const pool = new Tinypool({ filename: module, minThreads: workers, maxThreads: workers });
  const stop = () => void pool.destroy();
  signal.addEventListener('abort', stop);
  const name: typeof playBatch.name = 'playBatch';
  const play = async (batch: Batch): Promise<readonly GameReport[]> => {
    try {
      const games = (await pool.run(batch, { name })) as readonly GameReport[];
      onBatch(games);
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
