import type { Duel } from 'taiki';
import { defaultEncoder, type Observation, type Picks } from 'taiki/learning';
import { ObservationsFile } from './packedArrays.ts';

/** Writes observations of single duels to a file of the client, each over the one before. */
export class ShownInFile {
  #open: { readonly path: string; readonly file: ObservationsFile } | undefined;
  #latest: Observation | undefined;

  /** @throws {OptionsError} if the file does not exist, or does not have the size of observations. */
  open(path: string): void {
    if (this.#open?.path === path) return;
    const { bytes } = defaultEncoder().schema;
    const file = new ObservationsFile({ path, first: 0, count: 1, bytes });
    this.#open?.file.close();
    this.#open = { path, file };
  }

  /** Writes what the player who has to pick may know to the file that was opened last. */
  write(duel: Duel, picks: Picks): void {
    this.#latest = defaultEncoder().encode(duel.view(picks.decision.player), picks, this.#latest);
    this.#open?.file.write(this.#latest);
  }
}
