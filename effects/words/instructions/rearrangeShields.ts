import { counted } from '../../../table/objects.ts';
import { shuffleShields } from '../../../table/shields.ts';
import { playersInOrder } from '../../state/scope.ts';
import { ids } from '../binding.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 113.2a. The cards of all shields of a player are dealt anew among their places. */
export const rearrangeShieldsRules: InstructionRules<'rearrangeShields'> = {
  *perform(play, { who }, scope) {
    let rearranged = 0;
    for (const player of playersInOrder(play, who, scope.player)) {
      const count = counted(play.game, player, 'shieldZone').length;
      if (count === 0) continue;
      play.set(shuffleShields(play.game, player));
      const shields = ids(counted(play.game, player, 'shieldZone'));
      play.note({ kind: 'shieldsRearranged', player, shields }, '113.2a');
      rearranged += count;
    }
    return { performed: rearranged > 0, scope };
  },
  isPossible: ({ world, scope }, { who }) =>
    playersInOrder(world, who, scope.player).some(
      (player) => counted(world.game, player, 'shieldZone').length > 0,
    ),
};
