import type { Player } from '../../table/nouns.ts';
import { LABELS } from '../../table/sentences/labels.ts';
import type { Procedure } from '../state/game.ts';
import type { Answer, Limits, ObjectInfo, Option, Question } from '../state/reported/decisions.ts';

export interface Ask<T> extends Omit<Question, 'options' | 'ordered' | 'source' | 'limits' | 'secret'> {
  readonly options: readonly { readonly option: Option; readonly value: T }[];
  readonly ordered?: true;
  readonly limits?: Limits;
  /** The number of legal answers depends on hidden cards. */
  readonly secret?: boolean;
  readonly source?: ObjectInfo | undefined;
}

/** Asks a player and returns the chosen values, in the order of the answer. */
export function* ask<T>(asked: Ask<T>): Procedure<readonly T[]> {
  const answer: Answer = yield { ask: questionOf(asked, asked.min, asked.max) };
  return answer.map((index) => {
    const chosen = asked.options[index];
    if (chosen === undefined) throw new Error(`No option ${index} among ${asked.options.length}.`);
    return chosen.value;
  });
}

/** Copied field by field: a rest pattern is measurably slower here. */
function questionOf<T>(asked: Omit<Ask<T>, 'min' | 'max'>, min: number, max: number): Question {
  return {
    player: asked.player,
    kind: asked.kind,
    rule: asked.rule,
    prompt: asked.prompt,
    source: asked.source,
    options: asked.options.map(({ option }) => option),
    min,
    max,
    ordered: asked.ordered ?? false,
    limits: asked.limits,
    secret: asked.secret ?? false,
  };
}

export const PASS: Option = { label: LABELS.pass, pass: true };

/** Asks for exactly one of the options. */
export function* askOne<T>(asked: Omit<Ask<T>, 'min' | 'max' | 'ordered'>): Procedure<T> {
  const [index = -1]: Answer = yield { ask: questionOf(asked, 1, 1) };
  const chosen = asked.options[index];
  if (chosen === undefined) throw new Error(`No option ${index} among ${asked.options.length}.`);
  return chosen.value;
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
      { option: { label: LABELS.yes }, value: true },
      { option: { label: LABELS.no, pass: true }, value: false },
    ],
  });
}
