import type { Play } from '../../play/play.ts';
import { attackHasEnded } from '../../questions/attacks.ts';
import { nameOf } from '../../questions/characteristics.ts';
import type { Procedure } from '../../state/game.ts';
import type { Instruction, InstructionResult } from '../../state/instruction.ts';
import { playersOf, type Scope } from '../../state/scope.ts';
import { endDuel } from '../stateBased.ts';

/** 505.6, 505.6a. The attack in progress ends early; the chart moves on to its end. */
export function* endAttack(
  play: Play,
  _effect: Instruction<'endAttack'>,
  scope: Scope,
): Procedure<InstructionResult> {
  const { attack } = play.game;
  if (attack === undefined) return { performed: false, scope };
  const attacker = attackHasEnded(play) ? undefined : play.find(attack.attacker);
  if (attacker !== undefined) {
    const source = { player: scope.player, object: scope.source, name: scope.sourceName };
    const attackerName = nameOf(play.game, attacker);
    play.note({ kind: 'attackStopped', ...source, attacker: attacker.id, attackerName }, '505.6');
  }
  play.set({ attack: { ...attack, ended: true } });
  return { performed: true, scope };
}

/** 101.1. Skips the rest of the turn, including the rest of this effect. */
export function* skipRestOfTurn(
  play: Play,
  _effect: Instruction<'skipRestOfTurn'>,
  scope: Scope,
): Procedure<InstructionResult> {
  play.note({ kind: 'restOfTurnSkipped', player: play.game.turn.active }, '101.1');
  yield { stop: 'turnSkipped' };
  return { performed: true, scope };
}

/** 104.2c. An effect says who wins. */
export function* win(play: Play, { who }: Instruction<'wins'>, scope: Scope): Procedure<InstructionResult> {
  const [winner = scope.player] = playersOf(who, scope.player);
  yield* endDuel(play, { winner, reason: 'cardEffect' }, '104.2c');
  return { performed: true, scope };
}
