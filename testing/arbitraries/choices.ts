import fc, { type Arbitrary } from 'fast-check';
import { type Answer, answerRefusal, type Decision } from '../../effects/state/decisions.ts';
import type { Chooser } from '../course.ts';

/**
 * A stream of naturals, one for each decision of a duel; `chooserOf` makes answers of them. Shrinks to fewer choices, and to earlier options.
 */
export const choicesArbitrary = ({
  maxLength = 80,
}: {
  readonly maxLength?: number;
} = {}): Arbitrary<readonly number[]> => {
  const numbers = (minLength: number) =>
    fc.array(fc.nat({ max: 9999 }), { minLength, maxLength, size: 'max' });
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: numbers(0) },
    { weight: 2, arbitrary: numbers(Math.floor(maxLength / 2)) },
  );
};

/** After the last number players pass for so many decisions, so that what has begun comes to its end. */
const PASSES = 12;

/**
 * Answers the decisions of a duel by the numbers of a stream; then the players pass, and after some passing leave the duel
 * where it is.
 * @param passes how many decisions are passed at most; Infinity for a duel that is played to its end.
 */
export function chooserOf(numbers: readonly number[], passes = PASSES): Chooser {
  let asked = 0;
  return (decision) => {
    const number = numbers[asked++];
    if (number !== undefined) return answerBy(decision, number);
    return asked > numbers.length + passes ? undefined : passingAnswer(decision);
  };
}

/** The legal answer that a number stands for: how many, and from which option on. */
export function answerBy(decision: Decision, number: number): Answer {
  const { options, min, max } = decision;
  const sizes = max - min + 1;
  const count = min + (number % sizes);
  const start = Math.floor(number / sizes) % Math.max(1, options.length);
  const indexes = options.map((_, index) => index);
  return legalAnswer(decision, [...indexes.slice(start), ...indexes.slice(0, start)], count);
}

/** Doing nothing, where that is allowed; otherwise as little as may be. */
export function passingAnswer(decision: Decision): Answer {
  const passes = decision.options.findIndex(({ pass }) => pass);
  if (passes >= 0 && answerRefusal(decision, [passes]) === undefined) return [passes];
  return answerBy(decision, 0);
}

/** The first options in this order that may be chosen together; as many as wanted, where so many may. */
function legalAnswer(decision: Decision, order: readonly number[], count: number): Answer {
  const { limits, min } = decision;
  const { required = [], ...others } = limits ?? {};
  const wanted = Math.max(count, required.length);
  const loose = { ...decision, min: 0, limits: others };
  const take = (picked: Answer, rest: readonly number[]): Answer | undefined => {
    if (picked.length >= wanted) return picked;
    for (const [at, index] of rest.entries()) {
      const more = [...picked, index];
      if (answerRefusal(loose, more) !== undefined) continue;
      const found = take(more, rest.slice(at + 1));
      if (found !== undefined) return found;
    }
    return picked.length >= min && answerRefusal(decision, picked) === undefined ? picked : undefined;
  };
  const rest = order.filter((index) => !required.includes(index));
  const answer = take(required, rest);
  if (answer === undefined)
    throw new Error(`Decision ${decision.id} (${decision.kind}) has no legal answer.`);
  return decision.ordered ? answer : [...answer].sort((a, b) => a - b);
}
