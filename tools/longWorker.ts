// Worker thread of tools/long.ts: checks chunks of generated duels.
import { parentPort } from 'node:worker_threads';
import { checkDuel, duelArbitrary, PropertyError } from 'taiki/testing';
import { allProperties, logProperties } from '../test/support/allProperties.ts';

/** A number of duels generated from one seed. */
export interface Chunk {
  readonly seed: number;
  readonly runs: number;
  /** `all` includes the properties that replay each duel. */
  readonly properties: 'logOnly' | 'all';
}

export interface ChunkResult {
  readonly chunk: Chunk;
  readonly counterexample:
    | { readonly property: string; readonly record: string; readonly message: string }
    | undefined;
}

const duels = duelArbitrary();

/** Errors other than failed properties are thrown, and stop the run. */
function check(chunk: Chunk): ChunkResult {
  const { seed, runs, properties } = chunk;
  try {
    checkDuel(duels, properties === 'all' ? allProperties : logProperties, { seed, numRuns: runs });
    return { chunk, counterexample: undefined };
  } catch (error) {
    if (!(error instanceof PropertyError)) throw error;
    const { property, record, message } = error;
    return { chunk, counterexample: { property, record, message } };
  }
}

parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(check(chunk)));
