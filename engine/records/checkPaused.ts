import { SnapshotError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import type { DuelResources, SavedContext } from '../../machines/duel/context.ts';
import { rerun } from '../../machines/duel/runner.ts';

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
    const difference = differenceOf(context[part], again[part], `context.${part}`);
    if (difference === undefined) continue;
    const { path, found, expected } = difference;
    throw new SnapshotError(
      `Snapshot: "${path}" is ${formatValue(found)}, expected ${formatValue(expected)}, which follows from "context.paused" by the rules and cards of this engine. Replay the record of the duel instead.`,
    );
  }
  return { ...context, game: again.game, decision: again.decision, paused: again.paused };
}

function pausedAgain(context: SavedContext, resources: DuelResources): SavedContext {
  try {
    return rerun(context, resources);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new SnapshotError(`Snapshot: "context.paused" cannot be run again: ${message}`, { cause });
  }
}

interface Difference {
  readonly path: string;
  readonly found: unknown;
  readonly expected: unknown;
}

/** Texts for people, which another version of the engine may word differently. */
const WORDED: ReadonlySet<string> = new Set(['prompt', 'label']);

/** The first value that differs as JSON, apart from texts for people. */
function differenceOf(found: unknown, expected: unknown, path: string): Difference | undefined {
  if (Object.is(found, expected)) return undefined;
  if (!isBranch(found) || !isBranch(expected) || Array.isArray(found) !== Array.isArray(expected))
    return { path, found, expected };
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (WORDED.has(key)) continue;
    const inner = Array.isArray(found) ? `${path}[${key}]` : `${path}.${key}`;
    const difference = differenceOf(found[key], expected[key], inner);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
