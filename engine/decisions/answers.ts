import { checkDecision } from '../../boundary/checkDecision.ts';
import {
  type Answer,
  answerRefusal,
  type Decision,
  type Limits,
} from '../../effects/state/reported/decisions.ts';

/** The least that the values of options not in `picked` can add to a total. */
export const leastGain = ({ total }: Limits, picked: { has(index: number): boolean }): number =>
  (total?.values ?? []).reduce(
    (sum, value, index) => (value < 0 && !picked.has(index) ? sum + value : sum),
    0,
  );

/** Whether these options may be part of a legal answer. */
function canBeExtended({ options, limits }: Decision, picked: Answer): boolean {
  if (limits === undefined) return true;
  const { total, exclusive } = limits;
  const relaxed: Limits = {
    ...(exclusive === undefined ? {} : { exclusive }),
    ...(total === undefined
      ? {}
      : { total: { ...total, max: total.max - leastGain(limits, new Set(picked)) } }),
  };
  return answerRefusal({ options, min: 0, max: options.length, limits: relaxed }, picked) === undefined;
}

/** Answers of `size` options that start with `picked`, in the order of their indexes. */
function* answersOfSize(decision: Decision, size: number, picked: Answer): Generator<Answer, undefined> {
  const { options, ordered, limits } = decision;
  const missing = (limits?.required ?? []).filter((index) => !picked.includes(index));
  if (picked.length + missing.length > size) return;
  if (picked.length === size) {
    if (limits === undefined || answerRefusal(decision, picked) === undefined) yield picked;
    return;
  }
  const first = ordered ? 0 : (picked.at(-1) ?? -1) + 1;
  const last = ordered ? options.length - 1 : options.length - (size - picked.length);
  for (let index = first; index <= last; index++) {
    const next = [...picked, index];
    if (!picked.includes(index) && canBeExtended(decision, next)) yield* answersOfSize(decision, size, next);
    if (!ordered && missing.includes(index)) return;
  }
}

/**
 * Every legal answer to a decision, each once: answers with fewer options first, answers of equal size in the order of their
 * indexes. If the order of options matters (`ordered`), each order is a separate answer; otherwise an answer lists its
 * options in ascending order. Respects `limits`. Answers are generated lazily, because there may be very many.
 * @throws {OptionsError} if `decision` is not a decision.
 */
export function* answersOf(decision: Decision): Generator<Answer, undefined> {
  checkDecision(decision);
  for (let size = decision.min; size <= decision.max; size++) yield* answersOfSize(decision, size, []);
}
