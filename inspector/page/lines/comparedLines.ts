import type { LineState } from '../session/lineState.ts';

/** The ids of two lines beside each other. */
export interface ComparedLines {
  readonly left: number;
  readonly right: number;
}

/**
 * The lines to compare: those that were picked; else the shown one if it is a fork with its original, or an original with its newest
 * fork, or else any other line.
 */
export function linesToCompare(
  lines: readonly LineState[],
  shown: LineState | undefined,
  picked: ComparedLines | undefined,
): ComparedLines | undefined {
  const isThere = (line: number): boolean => lines.some(({ id }) => id === line);
  if (picked !== undefined && isThere(picked.left) && isThere(picked.right)) return picked;
  if (shown === undefined) return undefined;
  const parent = shown.info.value.from?.line;
  if (parent !== undefined && isThere(parent)) return { left: parent, right: shown.id };
  const fork = lines.findLast(({ info }) => info.value.from?.line === shown.id);
  const other = fork ?? lines.find((line) => line !== shown);
  return other === undefined ? undefined : { left: shown.id, right: other.id };
}
