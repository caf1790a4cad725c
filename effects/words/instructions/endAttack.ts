import { nameOf } from '../../questions/characteristics/characteristics.ts';
import { attackHasEnded } from '../../questions/legality/attacks.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 505.6, 505.6a. The attack in progress ends early; the chart moves on to its end. */
export const endAttackRules: InstructionRules<'endAttack'> = {
  *perform(play, _effect, scope) {
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
  },
  isPossible: ({ world }) => world.game.attack !== undefined && !world.game.attack.ended,
};
