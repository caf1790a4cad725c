import type { Duel } from 'taiki';
import { rejection } from './errors.ts';

/** The open duels of a server. Each has a unique name that is never reused. */
export class OpenDuels {
  readonly #duels = new Map<string, Duel>();
  readonly #limit: number;
  #created = 0;
  #reserved = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Creates a duel, keeps it and returns its name.
   * @throws TOO_MANY_DUELS, before the duel is created.
   */
  open(make: () => Duel): string {
    this.#checkRoom(1);
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
      `No open duel ${JSON.stringify(name.slice(0, 40))}. Expected a name returned by duel.create, duel.restore, duel.fork, duel.sample or duel.replay.`,
    );
  }

  /**
   * Makes something that holds this many duels, which count as open until they are released.
   * @throws TOO_MANY_DUELS, before it is made.
   */
  reserve<T>(count: number, make: () => T): T {
    this.#checkRoom(count);
    const made = make();
    this.#reserved += count;
    return made;
  }

  release(count: number): void {
    this.#reserved -= count;
  }

  /** @throws UNKNOWN_DUEL. */
  close(name: string): void {
    this.find(name);
    this.#duels.delete(name);
  }

  #checkRoom(count: number): void {
    const open = this.#duels.size + this.#reserved;
    if (open + count <= this.#limit) return;
    throw rejection(
      'TOO_MANY_DUELS',
      `${open} duels are open and the maximum is ${this.#limit}. Close some with duel.close or learning.close.`,
    );
  }
}
