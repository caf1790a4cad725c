import { SnapshotError } from '../../boundary/errors.ts';
import { formatValue, messageOf } from '../../boundary/formatValue.ts';
import { textOfPath } from '../../boundary/textOfPath.ts';
import type { DuelResources, SavedContext } from '../../machines/duel/context.ts';
import { rerun } from '../../machines/duel/runner.ts';
import { PROBLEMS } from '../../table/sentences/problems.ts';

/** What follows from a paused procedure and its answers. */
const FOLLOWS = ['game', 'decision', 'paused'] as const;

/**
 * Runs the paused procedure of a snapshot again and compares its game and its question with those of the snapshot.
 * @returns the context with the run, which the next answer resumes, and the decision as this engine words it.
 * @throws {SnapshotError} if they differ; the message names the first value that does.
 */
export function checkPaused(context: SavedContext, resources: DuelResources): SavedContext {
  if (context.paused === undefined) return context;
  const again = pausedAgain(context, resources);
  for (const part of FOLLOWS) {
    const difference = differenceOf(context[part], again[part]);
    if (difference === undefined) continue;
    const { path, found, expected } = difference;
    throw new SnapshotError(
      PROBLEMS.followsFromPaused(
        textOfPath(['context', part, ...path]),
        formatValue(found),
        formatValue(expected),
      ),
    );
  }
  return { ...context, game: again.game, decision: again.decision, paused: again.paused };
}

function pausedAgain(context: SavedContext, resources: DuelResources): SavedContext {
  try {
    return rerun(context, resources);
  } catch (cause) {
    throw new SnapshotError(PROBLEMS.cannotRunAgain('context.paused', messageOf(cause)), { cause });
  }
}

interface Difference {
  readonly path: readonly (string | number)[];
  readonly found: unknown;
  readonly expected: unknown;
}

/** Texts for people, which another version of the engine may word differently. */
const WORDED: ReadonlySet<string> = new Set(['prompt', 'label']);

/** The first value that differs as JSON, apart from texts for people. */
function differenceOf(found: unknown, expected: unknown): Difference | undefined {
  if (Object.is(found, expected)) return undefined;
  const areLists = Array.isArray(expected);
  if (!isBranch(found) || !isBranch(expected) || Array.isArray(found) !== areLists)
    return { path: [], found, expected };
  const added = Object.keys(found).filter((key) => !Object.hasOwn(expected, key));
  for (const key of [...Object.keys(expected), ...added]) {
    if (WORDED.has(key)) continue;
    const difference = differenceOf(found[key], expected[key]);
    if (difference !== undefined)
      return { ...difference, path: [areLists ? Number(key) : key, ...difference.path] };
  }
  return undefined;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
