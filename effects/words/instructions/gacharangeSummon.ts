import { useWithoutPaying } from '../../actions/using.ts';
import { numberOf } from '../../questions/characteristics/amounts.ts';
import { faceAt, useRefusal } from '../../questions/costs/uses.ts';
import type { InstructionRules } from '../instructionRules.ts';

/** 701.30a. Summons the top cards of the super GR zone one after another, as if their costs were paid. */
export const gacharangeSummonRules: InstructionRules<'gacharangeSummon'> = {
  *perform(play, effect, scope) {
    const times = numberOf(play, effect.count, scope);
    let performed = false;
    let happened = 0;
    for (let time = 0; time < times; time++) {
      const [top] = play.game.zones[scope.player].superGRZone;
      if (top === undefined) break;
      const result = yield* useWithoutPaying(play, top, 0, { payment: 'withoutMana' });
      performed ||= result.performed;
      if (result.became?.zone === 'battleZone') happened++;
    }
    return { performed, happened, scope };
  },
  isPossible: ({ world, scope }, { count }) => {
    const [top] = world.game.zones[scope.player].superGRZone;
    return (
      top !== undefined &&
      numberOf(world, count, scope) > 0 &&
      useRefusal(world, scope.player, top, faceAt(world, top, 0)) === undefined
    );
  },
};
