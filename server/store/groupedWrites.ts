import type { LeftDuel } from './acknowledgedWrites.ts';
import type { Database, Operation } from './levelDuels.ts';
import type { LevelFolder } from './levelFolder.ts';

/** What is written of a duel at once. */
export interface Written {
  readonly operations: readonly Operation[];
  /** What is left of it then, and of others that begin with it. */
  readonly left: readonly LeftDuel[];
  /** How many choices the duel has then; undefined if it is over. */
  readonly choices: number | undefined;
}

interface Waiting {
  readonly id: string;
  readonly of: (db: Database, choices: number | undefined) => Promise<Written>;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Writes batches one after the other. Duels that wait for one share the next, since a sync takes as long for all of them. */
export class GroupedWrites {
  readonly #folder: LevelFolder;
  /** The numbers of choices of duels that are not over. Only this process writes to the folder. */
  readonly #choices = new Map<string, number>();
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(folder: LevelFolder) {
    this.#folder = folder;
  }

  /** @param of what to write, of a duel with so many choices; undefined if that is not known. */
  write(id: string, of: Waiting['of']): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ id, of, done, failed });
      this.#writing ??= this.#writeAll();
    });
  }

  async finished(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeGroup(this.#nextGroup());
    this.#writing = undefined;
  }

  /** One change a duel: the next one follows from it. */
  #nextGroup(): readonly Waiting[] {
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.#waiting) {
      if (group.has(one.id)) later.push(one);
      else group.set(one.id, one);
    }
    this.#waiting = later;
    return [...group.values()];
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    const accepted: { readonly one: Waiting; readonly written: Written }[] = [];
    for (const one of group) {
      try {
        const db = await this.#folder.use();
        accepted.push({ one, written: await one.of(db, this.#choices.get(one.id)) });
      } catch (error) {
        one.failed(error);
      }
    }
    const all = accepted.map(({ written }) => written);
    const operations = all.flatMap((written) => written.operations);
    try {
      if (operations.length > 0)
        await this.#folder.write(
          operations,
          all.flatMap(({ left }) => left),
        );
    } catch (error) {
      this.#choices.clear();
      for (const { one } of accepted) one.failed(error);
      return;
    }
    for (const { one, written } of accepted) {
      if (written.choices === undefined) this.#choices.delete(one.id);
      else this.#choices.set(one.id, written.choices);
      one.done();
    }
  }
}
