import { foldName } from './foldName.ts';
import { didYouMean, foldedName, MAX_COMPARED, nearestNames } from './nearest.ts';

/** Names, folded once, in which similar ones are found. */
export class NameIndex {
  readonly #names: readonly ReturnType<typeof foldedName>[];
  readonly #byFolded = new Map<string, readonly string[]>();

  constructor(names: Iterable<string>) {
    this.#names = Array.from(names, foldedName);
    for (const { name, folded } of this.#names)
      this.#byFolded.set(folded, [...(this.#byFolded.get(folded) ?? []), name]);
  }

  /** The names that differ from `wanted` at most in case, accents and punctuation. */
  like(wanted: string): readonly string[] {
    const folded = wanted.length > MAX_COMPARED ? '' : foldName(wanted);
    return folded === '' ? [] : (this.#byFolded.get(folded) ?? []);
  }

  /** ` Did you mean "Aqua Hulcus"?`, or an empty string if no name is similar. */
  suggestion(wanted: string): string {
    return didYouMean(nearestNames(wanted, this.#names));
  }
}
