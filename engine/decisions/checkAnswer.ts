import { IllegalChoiceError } from '../../boundary/errors.ts';
import { formatValue } from '../../boundary/formatValue.ts';
import { type Answer, answerRefusal, type Decision } from '../../effects/state/reported/decisions.ts';
import type { Player } from '../../table/nouns.ts';
import { EXPECTATIONS, PLACES, PROBLEMS, REFUSALS } from '../../table/sentences/problems.ts';

/**
 * Checks what answers a decision.
 * @returns the answer as it is kept: a frozen copy.
 * @throws {IllegalChoiceError} if the player does not have this decision or the answer is illegal.
 */
export function checkAnswer(decision: Decision, answer: number | Answer, player: Player | undefined): Answer {
  if (player !== undefined && player !== decision.player) {
    throw new IllegalChoiceError(
      'WRONG_PLAYER',
      PROBLEMS.wrongPlayer(
        PLACES.decisionOnly(`${decision.id}`, decision.kind),
        decision.player,
        formatValue(player),
      ),
    );
  }
  const indexes = indexesOf(decision, answer);
  const why = answerRefusal(decision, indexes);
  if (why !== undefined) throw refused(decision, why);
  return settledAnswer(indexes, decision);
}

const refused = (decision: Decision, why: string): IllegalChoiceError =>
  new IllegalChoiceError(
    'ILLEGAL_CHOICE',
    PROBLEMS.at(PLACES.decision(`${decision.id}`, decision.kind, decision.player), `${why}.`),
  );

function indexesOf(decision: Decision, answer: number | Answer): number[] {
  const length = lengthOf(answer);
  if (length > decision.options.length)
    throw refused(decision, REFUSALS.tooMany(`${length}`, `${decision.max}`));
  const copy = listCopy(typeof answer === 'number' ? [answer] : answer);
  if (copy !== undefined && areNumbers(copy)) return copy;
  throw new IllegalChoiceError(
    'ILLEGAL_CHOICE',
    PROBLEMS.expected(
      PLACES.decisionOnly(`${decision.id}`, decision.kind),
      EXPECTATIONS.indexes,
      formatValue(answer),
    ),
  );
}

/** The length of a list, which may have billions of holes; 0 if the value is not a list or cannot be read. */
function lengthOf(value: unknown): number {
  try {
    return Array.isArray(value) ? value.length : 0;
  } catch {
    return 0;
  }
}

/** A copy of a list; undefined if the value is not a list or cannot be read, as a proxy or an element may refuse. */
function listCopy(value: unknown): unknown[] | undefined {
  try {
    return Array.isArray(value) ? Array.from(value) : undefined;
  } catch {
    return undefined;
  }
}

function areNumbers(values: unknown[]): values is number[] {
  for (const value of values) if (typeof value !== 'number') return false;
  return true;
}

/** The answers that name one of the first options, so that duels share them. */
const SINGLE_ANSWERS: readonly Answer[] = Array.from({ length: 32 }, (_, index) => Object.freeze([index]));

/** An answer as it is kept, with its indexes in order if their order does not matter. */
function settledAnswer(indexes: number[], { ordered }: Decision): Answer {
  const [only = -1] = indexes;
  const shared = indexes.length === 1 ? SINGLE_ANSWERS[only] : undefined;
  return shared ?? Object.freeze(ordered ? indexes : indexes.sort((a, b) => a - b));
}
