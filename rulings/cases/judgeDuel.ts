import { OptionsError } from '../../boundary/errors.ts';
import type { Answer, Decision } from '../../effects/state/reported/decisions.ts';
import { answersOf } from '../../engine/decisions/answers.ts';
import type { Duel } from '../../engine/duel/duel.ts';
import type { Player } from '../../table/nouns.ts';
import { Narrator } from '../narrate.ts';
import type { CasePlay } from './case.ts';
import { DECLARING, Follower, type Judged, type JudgeOptions } from './follower.ts';

/** Nothing more is answered. */
const OPEN: CasePlay = { name: '', answers: [] };

type DuelOptions = Omit<JudgeOptions, 'seed'>;

/**
 * What comes of each answer to the open decision of a duel, which is not changed; those with the fewest options first. Where the
 * order of effects is open after that, every order is played.
 * @throws {OptionsError} if the duel is over.
 */
export function judgeAnswers(duel: Duel, options: DuelOptions = {}): Judged {
  const { decision } = duel;
  if (decision === undefined)
    throw new OptionsError('duel: expected one with an open decision, not one that is over.');
  const follower = new Follower(OPEN, options);
  for (const answer of answersIn(decision)) {
    if (follower.isFull) break;
    const narrator = new Narrator('shown');
    narrator.begin(duel);
    const fork = duel.fork();
    narrator.answered(fork, answer);
    fork.choose(answer);
    const label = answer.map((index) => decision.options[index]?.label).join(' + ') || 'nothing';
    follower.follow({ duel: fork, narrator, orders: [label], at: 0, turn: duel.game.turn.number });
  }
  return judgedBy(follower);
}

/** 605.1. Of effects on standby, only which is next: the order of the rest is left open. */
function* answersIn(decision: Decision): Generator<Answer, undefined> {
  for (const answer of answersOf(decision)) {
    if (decision.kind === 'standby' && answer.length > 1) return;
    yield answer;
  }
}

/**
 * Gives answers to a duel, and says what happens step by step, as `judge` does for the answers of a case.
 * @throws {IllegalChoiceError} if an answer is illegal; those before it have been given.
 */
export function judgeChoices(
  duel: Duel,
  choices: readonly (Answer | { readonly concedes: Player })[],
  options: DuelOptions = {},
): Judged {
  const narrator = new Narrator('shown');
  let turn = duel.game.turn.number;
  for (const choice of choices) {
    turn = duel.game.turn.number;
    if ('concedes' in choice) {
      duel.concede(choice.concedes);
      continue;
    }
    narrator.answered(duel, choice);
    if (duel.decision !== undefined && DECLARING.has(duel.decision.kind)) narrator.forbidden(duel);
    duel.choose(choice);
  }
  const follower = new Follower(OPEN, options);
  follower.follow({ duel, narrator, orders: [], at: 0, turn });
  return judgedBy(follower);
}

const judgedBy = ({ outcomes, isComplete }: Follower): Judged => ({ outcomes, isComplete });
