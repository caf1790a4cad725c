import { VectorDuels, type VectorOptions } from 'taiki/learning';
import { rejection } from '../errors.ts';
import type { OpenDuels } from '../openDuels.ts';
import { ObservationsFile } from './packedArrays.ts';

/** Duels that are stepped at once, and the file that their observations are written to. */
export interface OpenVector {
  readonly duels: VectorDuels;
  readonly file: ObservationsFile | undefined;
}

/** The duels of a server that are stepped at once. Each vector has a unique name that is never reused. */
export class OpenVectors {
  readonly #vectors = new Map<string, OpenVector>();
  readonly #duels: OpenDuels;
  #created = 0;

  constructor(duels: OpenDuels) {
    this.#duels = duels;
  }

  /**
   * Creates a vector, keeps it and returns its name.
   * @param path of the file for the observations.
   * @throws TOO_MANY_DUELS, before a duel is created.
   */
  open(options: VectorOptions, path?: string): string {
    const vector = this.#duels.reserve(options.duels, () => {
      const duels = new VectorDuels(options);
      const { firstRow: first = 0, duels: count } = options;
      const { bytes } = duels.schema;
      return {
        duels,
        file: path === undefined ? undefined : new ObservationsFile({ path, first, count, bytes }),
      };
    });
    this.#created++;
    const name = `v${this.#created}`;
    this.#vectors.set(name, vector);
    return name;
  }

  /** @throws UNKNOWN_VECTOR. */
  find(name: string): OpenVector {
    const vector = this.#vectors.get(name);
    if (vector !== undefined) return vector;
    throw rejection(
      'UNKNOWN_VECTOR',
      `No open vector ${JSON.stringify(name.slice(0, 40))}. Expected a name returned by learning.create.`,
    );
  }

  /** @throws UNKNOWN_VECTOR. */
  close(name: string): void {
    const { duels, file } = this.find(name);
    this.#duels.release(duels.size);
    file?.close();
    this.#vectors.delete(name);
  }
}
