import type { Duel } from 'taiki';
import { defaultEncoder, type Observation, type Picks } from 'taiki/learning';
import { ObservationsFile } from './packedArrays.ts';

/** Observations of single duels, each of which is written over the one before in a file of the client. */
export class ShownInFile {
  #open: { readonly path: string; readonly file: ObservationsFile } | undefined;
  #latest: Observation | undefined;

  /** @throws {OptionsError} if there is no such file, or it cannot hold an observation. */
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
