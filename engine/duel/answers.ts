import {
  type Answer,
  answerRefusal,
  type Decision,
  preferenceBroken,
} from '../../effects/state/decisions.ts';

/** Whether these options may be chosen together, possibly with others. */
const canBeExtended = ({ options, limits }: Decision, picked: Answer): boolean =>
  limits === undefined ||
  answerRefusal(
    {
      options,
      min: 0,
      max: options.length,
      limits: { ...limits, required: [], preferred: [] },
    },
    picked,
  ) === undefined;

/** Answers of `size` options that start with `picked`, in the order of their indexes. */
function* answersOfSize(decision: Decision, size: number, picked: Answer): Generator<Answer, undefined> {
  const { options, ordered, limits } = decision;
  const missing = (limits?.required ?? []).filter((index) => !picked.includes(index));
  if (picked.length + missing.length > size) return;
  if (picked.length === size) {
    if (limits === undefined || preferenceBroken(limits, picked) === undefined) yield picked;
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
 */
export function* answersOf(decision: Decision): Generator<Answer, undefined> {
  for (let size = decision.min; size <= decision.max; size++) yield* answersOfSize(decision, size, []);
}
