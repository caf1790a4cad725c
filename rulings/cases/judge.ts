import { NotationError, OptionsError } from '../../boundary/errors.ts';
import { createDuel } from '../../entries/fullEngine.ts';
import { EXPECTATIONS, PROBLEMS } from '../../table/sentences/problems.ts';
import { Narrator } from '../narrate.ts';
import type { Case, CasePlay } from './case.ts';
import { Follower, type Judged, type JudgeOptions, MAX_ORDERS } from './follower.ts';

/**
 * Plays a case and says what happens, step by step. Where the players choose the order of effects on standby and the case does not say
 * which, every order is played.
 * @param play one of the plays of the case.
 * @throws {NotationError} if an answer does not fit the decision that is open; names the line.
 * @throws {PositionError} if the position cannot be set up.
 */
export function judge({ position, cards, rules }: Case, play: CasePlay, options: JudgeOptions = {}): Judged {
  const { limit = MAX_ORDERS, seed = 0, texts } = options;
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new OptionsError(PROBLEMS.expected('limit', EXPECTATIONS.wholeNumberAtLeast('1'), String(limit)));
  const duel = createDuel({
    position,
    cards,
    runtime: 'compiled',
    seed,
    ...(rules === undefined ? {} : { rules }),
  });
  const follower = new Follower(play, options);
  follower.follow({ duel, narrator: new Narrator('shown', texts), orders: [], at: 0, turn: position.turn });
  const [first] = follower.outcomes;
  if (first?.failure !== undefined && follower.outcomes.every(({ failure }) => failure === first.failure))
    throw new NotationError(first.failure);
  return { outcomes: follower.outcomes, isComplete: follower.isComplete };
}
