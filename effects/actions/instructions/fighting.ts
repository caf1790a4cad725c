import type { Play } from '../../play/play.ts';
import { canBattle } from '../../questions/canBattle.ts';
import type { Procedure } from '../../state/game.ts';
import type { Instruction, InstructionResult } from '../../state/instruction.ts';
import type { Scope } from '../../state/scope.ts';
import { battleInEffect } from '../battle.ts';
import { resolveTarget } from '../targets.ts';
import { asOf, bind } from './instruction.ts';

/** 115.2. Makes two creatures battle. */
export function* fight(
  play: Play,
  effect: Instruction<'battle'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const [a] = yield* resolveTarget(play, effect.a, scope, 'Choose what battles');
  const [b] = yield* resolveTarget(play, effect.b, scope, 'Choose what it battles');
  if (a === undefined || b === undefined || !canBattle(play, a, b)) return { performed: false, scope };
  yield* play.outsideClause(battleInEffect(play, a, b));
  const named = bind(bind(scope, asOf(effect.a), [a.id]), asOf(effect.b), [b.id]);
  return { performed: true, scope: named };
}
