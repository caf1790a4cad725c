import type { Duel } from 'taiki';
import { rejection } from './errors.ts';

/** The open duels of a server. Each has a unique name that is never reused. */
export class OpenDuels {
  readonly #duels = new Map<string, Duel>();
  readonly #limit: number;
  #created = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Creates a duel, keeps it and returns its name.
   * @throws TOO_MANY_DUELS, before the duel is created.
   */
  open(make: () => Duel): string {
    if (this.#duels.size >= this.#limit) {
      throw rejection(
        'TOO_MANY_DUELS',
        `${this.#duels.size} duels are open, which is the maximum. Close one with duel.close.`,
      );
    }
    const duel = make();
    this.#created++;
    const name = `d${this.#created}`;
    this.#duels.set(name, duel);
    return name;
  }

  /** @throws UNKNOWN_DUEL. */
  find(name: string): Duel {
    const duel = this.#duels.get(name);
    if (duel !== undefined) return duel;
    throw rejection(
      'UNKNOWN_DUEL',
      `No open duel ${JSON.stringify(name.slice(0, 40))}. Expected a name returned by duel.create, duel.restore, duel.fork or duel.replay.`,
    );
  }

  /** @throws UNKNOWN_DUEL. */
  close(name: string): void {
    this.find(name);
    this.#duels.delete(name);
  }
}
