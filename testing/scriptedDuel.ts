import { EngineError, NotationError, TaikiError } from '../boundary/errors.ts';
import type { Decision } from '../effects/state/reported/decisions.ts';
import type { DuelOptions, PositionOptions } from '../engine/duel/duelOptions.ts';
import { parseChoice, printChoice } from '../engine/records/notation.ts';
import type { Player } from '../table/nouns.ts';
import { passingAnswer } from './arbitraries/choices.ts';
import { findCounterexample } from './checkDuel.ts';
import type { Counterexample } from './counterexamples/printCounterexample.ts';
import { duelsPlay } from './findProperty.ts';
import { type Chooser, type DuelHistory, type DuelProperty, playDuel } from './playDuel.ts';

/** A choice by the text of its options, which means the same although other options come and go. */
export type ScriptedChoice =
  | { readonly player: Player; readonly kind: string; readonly text: string }
  | { readonly concedes: Player };

/** A duel to play: how it starts, and what is chosen. */
export interface ScriptedDuel {
  readonly options: DuelOptions | PositionOptions;
  readonly choices: readonly ScriptedChoice[];
}

/** A scripted duel that was played, and fails. */
export interface FailingDuel extends ScriptedDuel {
  readonly counterexample: Counterexample;
}

/** How many decisions in a row may be passed because the next choice does not fit them. */
const MAX_PASSES = 8;

function answerFor(decision: Decision, choice: ScriptedChoice) {
  if ('concedes' in choice) return { concedes: choice.concedes };
  if (choice.player !== decision.player || choice.kind !== decision.kind) return undefined;
  try {
    return parseChoice(decision, choice.text);
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
}

/** Answers each decision with the next choice if it fits, otherwise passes; stops after the last choice. */
function scriptedChooser(choices: readonly ScriptedChoice[], played: ScriptedChoice[]): Chooser {
  let next = 0;
  let passes = 0;
  return (decision) => {
    const choice = choices[next];
    if (choice === undefined || passes > MAX_PASSES) return undefined;
    const fitting = answerFor(decision, choice);
    if (fitting === undefined) passes++;
    else {
      next++;
      passes = 0;
    }
    const answer = fitting ?? passingAnswer(decision);
    played.push('concedes' in answer ? answer : scriptedChoice(decision, answer));
    return answer;
  };
}

export const scriptedChoice = (decision: Decision, answer: readonly number[]): ScriptedChoice => ({
  player: decision.player,
  kind: decision.kind,
  text: printChoice(decision, answer),
});

/** Whether an error refuses the duel, for example because a card is unknown, instead of showing a fault of the engine. */
export const isRefusal = (cause: unknown): boolean =>
  cause instanceof TaikiError && !(cause instanceof EngineError);

/** Plays a scripted duel; undefined if the property holds. The result has the choices that were made. */
export function playScript(
  { options, choices }: ScriptedDuel,
  property: DuelProperty,
): FailingDuel | undefined {
  const played: ScriptedChoice[] = [];
  const counterexample = findCounterexample(
    options,
    () => playDuel(options, scriptedChooser(choices, played)),
    [property],
  );
  if (counterexample?.property.name !== property.name) return undefined;
  if (property.name === duelsPlay.name && isRefusal(counterexample.cause)) return undefined;
  return { options, choices: played, counterexample };
}

/** The history of a failing duel; if the engine fails at its last choice, up to that one. */
export function historyOf({ options, choices, counterexample }: FailingDuel): DuelHistory {
  return counterexample.history ?? playDuel(options, scriptedChooser(choices.slice(0, -1), []));
}
