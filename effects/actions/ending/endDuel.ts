import type { Player, Result } from '../../../table/nouns.ts';
import { planLoss } from '../../events/planEvents.ts';
import type { Play } from '../../play/play.ts';
import { cannotLose } from '../../questions/characteristics/bans.ts';
import type { Procedure } from '../../state/game.ts';
import { carryOutPlan } from '../moves.ts';

/** 104.1. Ends the duel at once; nothing that is running continues. */
export function* endDuel(play: Play, result: Omit<Result, 'turn'>, rule: string): Procedure {
  const full: Result = { ...result, turn: play.game.turn.number };
  play.set({ result: full });
  play.note({ kind: 'duelEnded', result: full }, rule);
  yield { stop: 'duelOver' };
}

/** 101.2, 104.1, 609.1. Whether a player does not lose: something says that they cannot, or something else happens instead, which is then done. */
export function* isLossPrevented(play: Play, player: Player): Procedure<boolean> {
  if (cannotLose(play, player)) return true;
  const plan = yield* planLoss(play, player);
  if (plan.outcomes.length === 0) return false;
  yield* carryOutPlan(play, plan);
  return true;
}
