import { beginBattle, compareBattle, endBattle } from '../../../actions/battle.ts';
import type { Play } from '../../../play/play.ts';
import { battleOf } from '../../../questions/legality/attacks.ts';
import type { Procedure } from '../../../state/game.ts';
import { announceStep } from '../beginStep.ts';

/** 115.2. The battle of the attack begins. */
export function* beginAttackBattle(play: Play): Procedure {
  yield* announceStep(play, 'battle');
  const pair = battleOf(play);
  if (pair !== undefined) yield* beginBattle(play, pair[0], pair[1]);
}

/** 115.3. Compares powers, if both creatures are still there. */
export function* fight(play: Play): Procedure {
  yield* compareBattle(play);
  endBattle(play);
}
