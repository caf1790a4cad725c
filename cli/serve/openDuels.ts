import type { Duel } from 'taiki';
import { refusal } from './errors.ts';

/** The duels that a server keeps, each under a name of its own that is never given again. */
export class OpenDuels {
  readonly #duels = new Map<string, Duel>();
  readonly #most: number;
  #given = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Makes a duel and keeps it. Gives back its name.
   * @throws a refusal with TOO_MANY_DUELS, before anything is made.
   */
  open(make: () => Duel): string {
    if (this.#duels.size >= this.#most) {
      throw refusal(
        'TOO_MANY_DUELS',
        `There are ${this.#duels.size} duels open, and no more may be: close one with duel.close.`,
      );
    }
    const duel = make();
    this.#given++;
    const name = `d${this.#given}`;
    this.#duels.set(name, duel);
    return name;
  }

  /** @throws a refusal with UNKNOWN_DUEL. */
  find(name: string): Duel {
    const duel = this.#duels.get(name);
    if (duel !== undefined) return duel;
    throw refusal('UNKNOWN_DUEL', `There is no open duel ${JSON.stringify(name.slice(0, 40))}.`);
  }

  /** @throws a refusal with UNKNOWN_DUEL. */
  close(name: string): void {
    this.find(name);
    this.#duels.delete(name);
  }
}
