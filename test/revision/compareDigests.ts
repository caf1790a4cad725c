import type { DuelDigests } from './duelDigests.ts';

/** The duels as they were when the digests were written. */
export interface KeptDigests {
  /** The revision of the rules with which they were played. */
  readonly revision: number;
  readonly duels: DuelDigests;
}

/** How the duels of this engine differ from those that are kept. */
export interface DigestChanges {
  /** Duels that go on differently. */
  readonly changed: readonly string[];
  /** Duels that are new, or are no longer there. */
  readonly unlisted: readonly string[];
}

export function changesSince({ duels }: KeptDigests, now: DuelDigests): DigestChanges {
  const names = [...new Set([...Object.keys(duels), ...Object.keys(now)])];
  const isBoth = (name: string): boolean => name in duels && name in now;
  return {
    changed: names.filter((name) => isBoth(name) && duels[name] !== now[name]),
    unlisted: names.filter((name) => !isBoth(name)),
  };
}

/** What whoever changed the rules has to do; undefined if the digests are up to date. */
export function adviceFor(kept: KeptDigests, now: DuelDigests, revision: number): string | undefined {
  const { changed, unlisted } = changesSince(kept, now);
  if (changed.length > 0 && revision === kept.revision)
    return `${changed.length} duels go on differently, such as ${some(changed)}. If a rule has changed, append it to ruleChanges in engine/records/ruleChanges.ts, which makes this revision ${revision + 1}, and run "npm run revision". If only a card or the form of a fact has changed, run "npm run revision -- --same-rules".`;
  if (changed.length + unlisted.length > 0 || revision !== kept.revision)
    return `test/revision/digests.json is of revision ${kept.revision} and lacks ${unlisted.length} duels; this is revision ${revision}. Run "npm run revision".`;
  return undefined;
}

const some = (names: readonly string[]): string =>
  names
    .slice(0, 3)
    .map((name) => `"${name}"`)
    .join(', ');
