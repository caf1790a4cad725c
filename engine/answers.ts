import { type Answer, answerRefusal, type Decision } from '../effects/state/decisions.ts';

/** Whether options may be chosen together, more of them being chosen later. */
const mayGoOn = ({ options, limits }: Decision, picked: Answer): boolean =>
  limits === undefined ||
  answerRefusal(
    {
      options,
      min: 0,
      max: options.length,
      limits: { ...limits, required: [] },
    },
    picked,
  ) === undefined;

/** Answers of one size that begin with what is picked, in the order of their indexes. */
function* answersOfSize(decision: Decision, size: number, picked: Answer): Generator<Answer, undefined> {
  const { options, ordered, limits } = decision;
  const missing = (limits?.required ?? []).filter((index) => !picked.includes(index));
  if (picked.length + missing.length > size) return;
  if (picked.length === size) {
    yield picked;
    return;
  }
  const first = ordered ? 0 : (picked.at(-1) ?? -1) + 1;
  const last = ordered ? options.length - 1 : options.length - (size - picked.length);
  for (let index = first; index <= last; index++) {
    const next = [...picked, index];
    if (!picked.includes(index) && mayGoOn(decision, next)) yield* answersOfSize(decision, size, next);
    if (!ordered && missing.includes(index)) return;
  }
}

/**
 * Every legal answer of a decision, each once: those that name fewest options first, and of one size in the order of their
 * indexes. Where the order matters (`ordered`) every order is an answer of its own; where it does not, an answer names its
 * options in ascending order. `limits` are kept to. Answers are made as they are asked for: there may be very many.
 */
export function* answersOf(decision: Decision): Generator<Answer, undefined> {
  for (let size = decision.min; size <= decision.max; size++) yield* answersOfSize(decision, size, []);
}
