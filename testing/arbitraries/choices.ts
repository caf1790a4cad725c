import fc, { type Arbitrary } from 'fast-check';
import { checkOptions } from '../../boundary/checkKeys.ts';
import { type Answer, answerRefusal, type Decision } from '../../effects/state/reported/decisions.ts';
import { preferredFirst } from '../../engine/decisions/preferredFirst.ts';
import type { Chooser } from '../playDuel.ts';

/**
 * A list of natural numbers, one for each decision of a duel; `chooserOf` turns them into answers. Shrinks to fewer choices and to
 * earlier options.
 */
export const choicesArbitrary = (
  options: { readonly maxLength?: number } = {},
): Arbitrary<readonly number[]> => {
  checkOptions('choicesArbitrary', options, { maxLength: true });
  const { maxLength = 80 } = options;
  const numbers = (minLength: number) =>
    fc.array(fc.nat({ max: 9999 }), { minLength, maxLength, size: 'max' });
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: numbers(0) },
    { weight: 2, arbitrary: numbers(Math.floor(maxLength / 2)) },
  );
};

/** How many decisions are passed after the last number, so that actions in progress can finish. */
const PASSES = 12;

/**
 * Answers each decision with the next number. After the last number it passes, and finally stops playing.
 * @param passes the number of decisions to pass; Infinity to play the duel to its end.
 */
export function chooserOf(numbers: readonly number[], passes = PASSES): Chooser {
  let asked = 0;
  return (decision) => {
    const number = numbers[asked++];
    if (number !== undefined) return answerBy(decision, number);
    return asked > numbers.length + passes ? undefined : passingAnswer(decision);
  };
}

/** Maps a number to a legal answer: it selects how many options to choose, and from which one on. */
export function answerBy(decision: Decision, number: number): Answer {
  const { options, min, max } = decision;
  const sizes = max - min + 1;
  const count = min + (number % sizes);
  const start = Math.floor(number / sizes) % Math.max(1, options.length);
  const indexes = options.map((_, index) => index);
  return legalAnswer(decision, [...indexes.slice(start), ...indexes.slice(0, start)], count);
}

/** The answer that does nothing if that is legal, otherwise as little as possible. */
export function passingAnswer(decision: Decision): Answer {
  const passes = decision.options.findIndex(({ pass }) => pass);
  if (passes >= 0 && answerRefusal(decision, [passes]) === undefined) return [passes];
  return answerBy(decision, 0);
}

/** The first options in this order that are legal together, `count` of them if possible. */
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
  const rest = preferredFirst(decision, order).filter((index) => !required.includes(index));
  const answer = take(required, rest);
  if (answer === undefined)
    throw new Error(`Decision ${decision.id} (${decision.kind}) has no legal answer.`);
  return decision.ordered ? answer : [...answer].sort((a, b) => a - b);
}
