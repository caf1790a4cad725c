/** A choice that a client has asked for. */
export interface Attempt {
  readonly choice: string;
  /** `unknown`: the answer was an error of the store, or was lost. It may be stored or not. */
  readonly outcome: 'acknowledged' | 'unknown';
}

/** Numbers of choices. */
export interface HistoryCheck {
  readonly acknowledged: number;
  /** Acknowledged, but not stored in their place. */
  readonly lost: number;
  /** Stored once more than they were asked for. */
  readonly doubled: number;
  /** Stored, but never asked for in this place. */
  readonly forked: number;
}

/** An acknowledged choice that is stored outweighs any number of unknown ones. */
const ACKNOWLEDGED = 1_000_000;

/**
 * Compares the choices of a duel, in the order in which they were asked for, with those that are stored: each acknowledged choice must
 * be there once and in order, and besides them only choices whose outcome is unknown.
 */
export function checkHistory(attempts: readonly Attempt[], stored: readonly string[]): HistoryCheck {
  const acknowledged = attempts.filter(({ outcome }) => outcome === 'acknowledged').length;
  const begun = sameStart(attempts, stored);
  const [left, rest] = [attempts.slice(begun), stored.slice(begun)];
  const best = bestAlignment(left, rest);
  const unexplained = rest.filter((_, index) => !best.has(index));
  const asked = new Map<string, number>();
  for (const { choice } of attempts) asked.set(choice, (asked.get(choice) ?? 0) + 1);
  const doubled = unexplained.filter(
    (choice) => asked.has(choice) && countOf(stored, choice) > (asked.get(choice) ?? 0),
  ).length;
  const matched = begun + [...best.values()].filter((one) => one.outcome === 'acknowledged').length;
  return { acknowledged, lost: acknowledged - matched, doubled, forked: unexplained.length - doubled };
}

const countOf = (stored: readonly string[], choice: string) => stored.filter((one) => one === choice).length;

/** How many of both are the same from the start on, and acknowledged. */
function sameStart(attempts: readonly Attempt[], stored: readonly string[]): number {
  const different = attempts.findIndex(
    ({ choice, outcome }, index) => outcome !== 'acknowledged' || choice !== stored[index],
  );
  return different < 0 ? attempts.length : different;
}

/** For places in what is stored, the attempt that explains it; as many acknowledged ones as possible, in order. */
function bestAlignment(
  attempts: readonly Attempt[],
  stored: readonly string[],
): ReadonlyMap<number, Attempt> {
  const worth = Array.from({ length: attempts.length + 1 }, () => new Float64Array(stored.length + 1));
  const at = (row: number, column: number) => worth[row]?.[column] ?? 0;
  const gain = ({ choice, outcome }: Attempt, one: string | undefined) => {
    if (choice !== one) return undefined;
    return outcome === 'acknowledged' ? ACKNOWLEDGED : 1;
  };
  for (let row = attempts.length - 1; row >= 0; row--)
    for (let column = stored.length - 1; column >= 0; column--) {
      const attempt = attempts[row];
      const gained = attempt === undefined ? undefined : gain(attempt, stored[column]);
      const matched = gained === undefined ? 0 : gained + at(row + 1, column + 1);
      worth[row]?.fill(Math.max(matched, at(row + 1, column), at(row, column + 1)), column, column + 1);
    }
  const found = new Map<number, Attempt>();
  for (let [row, column] = [0, 0]; row < attempts.length && column < stored.length; ) {
    const attempt = attempts[row];
    const gained = attempt === undefined ? undefined : gain(attempt, stored[column]);
    if (
      attempt !== undefined &&
      gained !== undefined &&
      at(row, column) === gained + at(row + 1, column + 1)
    ) {
      found.set(column, attempt);
      row++;
      column++;
    } else if (at(row, column) === at(row + 1, column)) row++;
    else column++;
  }
  return found;
}
