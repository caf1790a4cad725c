import type { Player } from '../table/nouns.ts';
import type { Answer, ObjectInfo, Option, Question } from './decisions.ts';
import type { Procedure } from './game.ts';

export interface Ask<T> extends Omit<Question, 'options' | 'ordered' | 'source'> {
  readonly options: readonly { readonly option: Option; readonly value: T }[];
  readonly ordered?: true;
  readonly source?: ObjectInfo | undefined;
}

/** Asks, and gives back what was chosen, in the order in which it was named. */
export function* ask<T>({ options, ordered, source, ...rest }: Ask<T>): Procedure<readonly T[]> {
  const question: Question = {
    ...rest,
    source,
    ordered: ordered ?? false,
    options: options.map(({ option }) => option),
  };
  const answer: Answer = yield { ask: question };
  return answer.map((index) => {
    const chosen = options[index];
    if (chosen === undefined) throw new Error(`No option ${index} among ${options.length}.`);
    return chosen.value;
  });
}

export const PASS: Option = { label: 'Pass', pass: true };

/** Asks a question to which exactly one answer is given. */
export function* askOne<T>(question: Omit<Ask<T>, 'min' | 'max' | 'ordered'>): Procedure<T> {
  for (const value of yield* ask({ ...question, min: 1, max: 1 })) return value;
  throw new Error('A question was answered with nothing.');
}

/** 606. Yes or no. */
export function* confirm(
  player: Player,
  rule: string,
  prompt: string,
  source?: ObjectInfo,
): Procedure<boolean> {
  return yield* askOne({
    player,
    kind: 'confirm',
    rule,
    prompt,
    source,
    options: [
      { option: { label: 'Yes' }, value: true },
      { option: { label: 'No', pass: true }, value: false },
    ],
  });
}
