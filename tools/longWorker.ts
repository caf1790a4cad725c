// Checks chunks of generated duels for tools/long.ts.
import { parentPort } from 'node:worker_threads';
import { checkDuel, duelArbitrary, PropertyError } from 'taiki/testing';
import { allProperties, lookingProperties } from '../test/support/allProperties.ts';

/** So many generated duels from one seed. */
export interface Chunk {
  readonly seed: number;
  readonly runs: number;
  /** `again`: with the properties that play each duel again. */
  readonly how: 'looking' | 'again';
}

/** What came of a chunk. */
export interface ChunkResult {
  readonly chunk: Chunk;
  readonly found:
    | { readonly property: string; readonly record: string; readonly message: string }
    | undefined;
}

const duels = duelArbitrary();

/** A mistake that is no finding stops the run: it is thrown in the tool. */
function check(chunk: Chunk): ChunkResult {
  const { seed, runs, how } = chunk;
  try {
    checkDuel(duels, how === 'again' ? allProperties : lookingProperties, { seed, numRuns: runs });
    return { chunk, found: undefined };
  } catch (error) {
    if (!(error instanceof PropertyError)) throw error;
    const { property, record, message } = error;
    return { chunk, found: { property, record, message } };
  }
}

parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(check(chunk)));
