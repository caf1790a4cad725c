import { counted } from '../../../../table/objects.ts';
import { playersOf } from '../../../state/scope.ts';
import { isWithin } from '../amounts.ts';
import type { ConditionRules } from '../conditionRules.ts';

export const shieldsRules: ConditionRules<'shields'> = {
  holds: (world, { of, is }, scope) =>
    playersOf(of, scope.player).some((player) =>
      isWithin(world, counted(world.game, player, 'shieldZone').length, is, scope),
    ),
};
