import { VectorDuels, type VectorOptions } from 'taiki/learning';
import { rejection } from '../errors.ts';
import type { OpenDuels } from '../openDuels.ts';

/** The duels of a server that are stepped at once. Each vector has a unique name that is never reused. */
export class OpenVectors {
  readonly #vectors = new Map<string, VectorDuels>();
  readonly #duels: OpenDuels;
  #created = 0;

  constructor(duels: OpenDuels) {
    this.#duels = duels;
  }

  /**
   * Creates a vector, keeps it and returns its name.
   * @throws TOO_MANY_DUELS, before a duel is created.
   */
  open(options: VectorOptions): string {
    const vector = this.#duels.reserve(options.duels, () => new VectorDuels(options));
    this.#created++;
    const name = `v${this.#created}`;
    this.#vectors.set(name, vector);
    return name;
  }

  /** @throws UNKNOWN_VECTOR. */
  find(name: string): VectorDuels {
    const vector = this.#vectors.get(name);
    if (vector !== undefined) return vector;
    throw rejection(
      'UNKNOWN_VECTOR',
      `No open vector ${JSON.stringify(name.slice(0, 40))}. Expected a name returned by learning.create.`,
    );
  }

  /** @throws UNKNOWN_VECTOR. */
  close(name: string): void {
    this.#duels.release(this.find(name).size);
    this.#vectors.delete(name);
  }
}
